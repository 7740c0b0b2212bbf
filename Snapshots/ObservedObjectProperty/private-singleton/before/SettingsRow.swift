import SwiftUI

final class Settings: ObservableObject {
  static let shared = Settings()
  @Published var isCompact = false
}

struct SettingsRow: View {
  @ObservedObject private var settings = Settings.shared
  let title: String

  var body: some View {
    Text(settings.isCompact ? title : title.uppercased())
  }
}

struct SettingsToggle: View {
  @ObservedObject private var settings = Settings.shared
  let title: String

  var body: some View {
    Toggle(title, isOn: $settings.isCompact)
  }
}
