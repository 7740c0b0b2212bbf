import SwiftUI

@MainActor
@Observable
final class Garden {
  var beds = 0
  var name = ""

  func plant() { beds += 1 }
}

/// The extension puts `body` on the main actor; the wrapper did the rest.
@MainActor
struct BedsView {
  let garden: Garden
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
@MainActor
struct GardenView: Identifiable {
  @State private var garden = Garden()
  let id: Int
}

extension GardenView: View {
  var body: some View {
    BedsView(garden: garden)
  }
}

/// Has nothing but its body.
struct NameView {
  @Bindable var garden: Garden
}

extension NameView: View {
  var body: some View {
    TextField("Name", text: $garden.name)
  }
}

/// Says itself that it is a view.
struct TitleView: View {
  let garden: Garden

  var body: some View { title }

  private var title: some View { Text(garden.name) }
}

/// Is of no actor.
@Observable
final class Weather {
  var isSunny = true
}

struct WeatherView {
  let weather: Weather
}

extension WeatherView: View {
  var body: some View { sky }

  private var sky: some View { Text(weather.isSunny ? "Sun" : "Rain") }
}
