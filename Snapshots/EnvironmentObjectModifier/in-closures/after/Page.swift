import SwiftUI

@Observable
final class Weather: Identifiable {
  var degrees = 20
}

struct Page: View {
  let stations: [Weather]
  @State private var selected: Weather?

  var body: some View {
    List(stations) { station in
      NavigationLink("Open") {
        Text("1").environment(station)
      }
    }
    .sheet(item: $selected) { weather in
      Text("2").environment(weather)
    }
  }

  func pages() -> [AnyView] {
    stations.map { AnyView(Text("3").environment($0)) }
  }

  func loop() -> [AnyView] {
    var views: [AnyView] = []
    for station in stations {
      views.append(AnyView(Text("4").environment(station)))
    }
    return views
  }
}
