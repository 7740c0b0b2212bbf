import SwiftUI

@Observable
final class Settings {
  var isCompact = false
}

@Observable
final class Garden {
  var beds = 0
  private let settings: Settings

  init(settings: Settings) {
    self.settings = settings
  }
}

@main
struct GardenApp: App {
  @State private var settings: Settings
  @State private var garden: Garden

  init() {
    let settings = Settings()
    _settings = State(wrappedValue: settings)
    _garden = State(
      wrappedValue: Garden(
        settings: settings
      )
    )
  }

  var body: some Scene {
    WindowGroup {
      Toggle("Compact \(garden.beds)", isOn: $settings.isCompact)
        .environment(settings)
        .environment(garden)
    }
  }
}
