import SwiftUI

@Observable
final class Settings {
  static let shared = Settings()
  var isCompact = false
}

struct SettingsView: View {
  @Bindable private var settings = Settings.shared
  private let same: Settings = .shared

  var body: some View {
    Toggle("Compact", isOn: $settings.isCompact)
  }
}
