import SwiftUI

struct Reading: Identifiable {
  let id: Int
  let degrees: Int
}

/// A day is the same day, whatever was measured.
struct Day: Identifiable, Equatable {
  let id: Int
  var summary: String
  var readings: [Reading]

  static func == (left: Day, right: Day) -> Bool { left.id == right.id }
}

/// What a tap does cannot be compared.
struct Tile: Identifiable, Equatable {
  let id: Int
  var title: String
  var action: () -> Void

  static func == (left: Tile, right: Tile) -> Bool { left.id == right.id }
}

@Observable
final class Weather {
  var today = Day(id: 1, summary: "", readings: [])
  var tile = Tile(id: 1, title: "", action: {})

  func load() {
    today = Day(id: 1, summary: "sunny", readings: [Reading(id: 1, degrees: 20)])
    tile = Tile(id: 1, title: "Today", action: { print("today") })
  }
}

struct WeatherView: View {
  let weather: Weather

  var body: some View {
    Text(weather.today.summary)
    ForEach(weather.today.readings) { reading in Text("\(reading.degrees)") }
    Button(weather.tile.title, action: weather.tile.action)
  }
}
