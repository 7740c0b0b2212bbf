import SwiftUI

final class Settings: ObservableObject {
  static let shared = Settings()
  @Published var isCompact = false
}

struct SettingsView: View {
  @StateObject private var settings = Settings.shared
  @StateObject private var same: Settings = .shared

  var body: some View {
    Toggle("Compact", isOn: $settings.isCompact)
  }
}
