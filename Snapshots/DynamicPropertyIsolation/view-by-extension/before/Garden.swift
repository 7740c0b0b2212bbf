import SwiftUI

@MainActor
final class Garden: ObservableObject {
  @Published var beds = 0
  @Published var name = ""

  func plant() { beds += 1 }
}

/// The extension puts `body` on the main actor; the wrapper did the rest.
struct BedsView {
  @ObservedObject var garden: Garden
}

extension BedsView: View {
  var body: some View {
    count
    Button("Plant", action: plant)
  }

  private var count: some View {
    Text("\(garden.beds) beds")
  }

  private func plant() { garden.plant() }
}

/// Makes what it holds.
struct GardenView: Identifiable {
  @StateObject private var garden = Garden()
  let id: Int
}

extension GardenView: View {
  var body: some View {
    BedsView(garden: garden)
  }
}

/// Has nothing but its body.
struct NameView {
  @ObservedObject var garden: Garden
}

extension NameView: View {
  var body: some View {
    TextField("Name", text: $garden.name)
  }
}

/// Says itself that it is a view.
struct TitleView: View {
  @ObservedObject var garden: Garden

  var body: some View { title }

  private var title: some View { Text(garden.name) }
}

/// Is of no actor.
final class Weather: ObservableObject {
  @Published var isSunny = true
}

struct WeatherView {
  @ObservedObject var weather: Weather
}

extension WeatherView: View {
  var body: some View { sky }

  private var sky: some View { Text(weather.isSunny ? "Sun" : "Rain") }
}
