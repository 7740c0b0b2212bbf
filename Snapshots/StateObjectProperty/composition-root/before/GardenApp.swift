import SwiftUI

final class Settings: ObservableObject {
  @Published var isCompact = false
}

final class Garden: ObservableObject {
  @Published var beds = 0
  private let settings: Settings

  init(settings: Settings) {
    self.settings = settings
  }
}

@main
struct GardenApp: App {
  @StateObject private var settings: Settings
  @StateObject private var garden: Garden

  init() {
    let settings = Settings()
    _settings = StateObject(wrappedValue: settings)
    _garden = StateObject(
      wrappedValue: Garden(
        settings: settings
      )
    )
  }

  var body: some Scene {
    WindowGroup {
      Toggle("Compact \(garden.beds)", isOn: $settings.isCompact)
        .environmentObject(settings)
        .environmentObject(garden)
    }
  }
}
