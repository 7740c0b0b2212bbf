import SwiftUI

final class Weather: ObservableObject, Identifiable {
  @Published var degrees = 20
}

struct Page: View {
  let stations: [Weather]
  @State private var selected: Weather?

  var body: some View {
    List(stations) { station in
      NavigationLink("Open") {
        Text("1").environmentObject(station)
      }
    }
    .sheet(item: $selected) { weather in
      Text("2").environmentObject(weather)
    }
  }

  func pages() -> [AnyView] {
    stations.map { AnyView(Text("3").environmentObject($0)) }
  }

  func loop() -> [AnyView] {
    var views: [AnyView] = []
    for station in stations {
      views.append(AnyView(Text("4").environmentObject(station)))
    }
    return views
  }
}
