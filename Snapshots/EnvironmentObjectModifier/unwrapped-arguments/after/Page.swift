import SwiftUI

@Observable
final class Weather {
  var degrees = 20
}

struct Page: View {
  var weather: Weather?
  var all: [String: Weather] = [:]
  var list: [Weather] = []
  let isDay: Bool
  let fallback: Weather

  var body: some View {
    if let weather {
      Text("1").environment(weather)
    }
    if let today = weather {
      Text("2").environment(today)
    }
    Text("3").environment(weather!)
    Text("4").environment(weather ?? fallback)
    Text("5").environment(isDay ? fallback : Weather())
    Text("6").environment(all["Bremen"]!)
    Text("7").environment(list[0])
    Text("8").environment(list.first!)
    ForEach(list.indices, id: \.self) { index in
      Text("9").environment(list[index])
    }
  }

  func page() -> some View {
    guard let weather else { return AnyView(Text("none")) }
    return AnyView(Text("10").environment(weather))
  }
}
