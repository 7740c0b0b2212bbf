import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}

struct Page: View {
  var weather: Weather?
  var all: [String: Weather] = [:]
  var list: [Weather] = []
  let isDay: Bool
  let fallback: Weather

  var body: some View {
    if let weather {
      Text("1").environmentObject(weather)
    }
    if let today = weather {
      Text("2").environmentObject(today)
    }
    Text("3").environmentObject(weather!)
    Text("4").environmentObject(weather ?? fallback)
    Text("5").environmentObject(isDay ? fallback : Weather())
    Text("6").environmentObject(all["Bremen"]!)
    Text("7").environmentObject(list[0])
    Text("8").environmentObject(list.first!)
    ForEach(list.indices, id: \.self) { index in
      Text("9").environmentObject(list[index])
    }
  }

  func page() -> some View {
    guard let weather else { return AnyView(Text("none")) }
    return AnyView(Text("10").environmentObject(weather))
  }
}
