import SwiftUI

final class Preferences {
  nonisolated(unsafe) static let shared = Preferences()
  var isMetric = true
  var isLoud = false
}

struct Weather {
  let celsius: Int

  var text: String { Preferences.shared.isMetric ? "\(celsius) C" : "\(celsius * 2) F" }
}

final class ThumbnailCache {
  nonisolated(unsafe) static let shared = ThumbnailCache()
  private var thumbnails: [String: String] = [:]

  subscript(name: String) -> String? {
    get { thumbnails[name] }
    set { thumbnails[name] = newValue }
  }

  func thumbnail(_ name: String) -> String? { thumbnails[name] }
}

@Observable
final class Station {
  var weather = Weather(celsius: 10)
  var isMetric = true {
    didSet { Preferences.shared.isMetric = isMetric }
  }
  var loaded: Set<String> = []
  let formatter = NumberFormatter()
  var isPercent = false {
    didSet { formatter.numberStyle = isPercent ? .percent : .decimal }
  }

  func load() {
    ThumbnailCache.shared["sun"] = "Sun"
    loaded.insert("sun")
  }
}

struct WeatherView: View {
  let station: Station

  var body: some View { Text(station.weather.text) }
}

struct SubscriptView: View {
  let station: Station

  var body: some View { Text(ThumbnailCache.shared["sun"] ?? "None") }
}

struct MethodView: View {
  let station: Station

  var body: some View { Text(ThumbnailCache.shared.thumbnail("sun") ?? "None") }
}

struct PercentView: View {
  let station: Station

  var body: some View { Text(station.formatter.string(from: 3) ?? "") }
}

/// Reads what changes with it.
struct LoadedView: View {
  let station: Station

  var body: some View {
    Text(station.loaded.isEmpty ? "" : ThumbnailCache.shared["sun"] ?? "None")
    Button("Load") { station.load() }
    Button("Imperial") { station.isMetric = false }
  }
}

/// Nothing changes this variable.
struct LoudView: View {
  let station: Station

  var body: some View { Text(Preferences.shared.isLoud ? "Loud" : "Quiet") }
}

struct StationView: View {
  @State private var station = Station()

  var body: some View {
    WeatherView(station: station)
    SubscriptView(station: station)
    MethodView(station: station)
    LoadedView(station: station)
  }
}
