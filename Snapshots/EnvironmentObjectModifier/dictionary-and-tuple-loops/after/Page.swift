import SwiftUI

@Observable
final class Weather {
  var degrees = 20
}

struct Page: View {
  let cities: [String: Weather]
  let stations: [(name: String, weather: Weather)]
  @State private var extra: [Weather] = []

  var body: some View {
    ForEach(extra.indices, id: \.self) { index in
      Text("1").environment(extra[index])
    }
    ForEach(Array(cities.keys), id: \.self) { key in
      if let weather = cities[key] {
        Text(key).environment(weather)
      }
    }
  }

  func all() -> [AnyView] {
    var views: [AnyView] = []
    for (name, weather) in cities {
      views.append(AnyView(Text(name).environment(weather)))
    }
    for station in stations {
      views.append(AnyView(Text(station.name).environment(station.weather)))
    }
    return views
  }
}
