import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}

final class Garden: ObservableObject {
  @Published var beds = 0
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
      Text("1").environmentObject(weather)
    case let .garden(garden, title):
      Text(title).environmentObject(garden)
    case .start:
      Text("2")
    }
  }
}
