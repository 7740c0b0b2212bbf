import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}

struct Page: View {
  let cities: [String: Weather]
  let stations: [(name: String, weather: Weather)]
  @State private var extra: [Weather] = []

  var body: some View {
    ForEach(extra.indices, id: \.self) { index in
      Text("1").environmentObject(extra[index])
    }
    ForEach(Array(cities.keys), id: \.self) { key in
      if let weather = cities[key] {
        Text(key).environmentObject(weather)
      }
    }
  }

  func all() -> [AnyView] {
    var views: [AnyView] = []
    for (name, weather) in cities {
      views.append(AnyView(Text(name).environmentObject(weather)))
    }
    for station in stations {
      views.append(AnyView(Text(station.name).environmentObject(station.weather)))
    }
    return views
  }
}
