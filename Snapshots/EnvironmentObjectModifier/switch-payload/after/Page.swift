import SwiftUI

@Observable
final class Weather {
  var degrees = 20
}

@Observable
final class Garden {
  var beds = 0
}

enum Route {
  case weather(Weather)
  case garden(Garden, title: String)
  case start
}

struct Page: View {
  let route: Route

  var body: some View {
    switch route {
    case .weather(let weather):
      Text("1").environment(weather)
    case let .garden(garden, title):
      Text(title).environment(garden)
    case .start:
      Text("2")
    }
  }
}
