import SwiftUI

@Observable
final class Settings {
  static let shared = Settings()
  var isCompact = false
}

struct SettingsView: View {
  @State private var settings = Settings.shared
  @State private var same: Settings = .shared

  var body: some View {
    Toggle("Compact", isOn: $settings.isCompact)
  }
}
