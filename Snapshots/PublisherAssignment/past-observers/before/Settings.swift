import Combine
import SwiftUI

final class Store: ObservableObject {
  static let shared = Store()
  @Published var isOn = false
  @Published var volume = 0.5
}

/// Follows the store, and writes back what is chosen here.
final class Settings: ObservableObject {
  @Published var isOn: Bool {
    didSet { Store.shared.isOn = isOn }
  }
  @Published var volume = 0.5

  init() {
    isOn = Store.shared.isOn
    Store.shared.$isOn.assign(to: &$isOn)
    Store.shared.$volume.assign(to: &$volume)
  }
}

struct SettingsView: View {
  @StateObject private var settings = Settings()

  var body: some View {
    Toggle("On", isOn: $settings.isOn)
    Slider(value: $settings.volume)
      .disabled(Store.shared.volume > 1)
  }
}
