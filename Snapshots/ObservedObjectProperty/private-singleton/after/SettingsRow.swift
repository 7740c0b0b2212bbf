import SwiftUI

@Observable
final class Settings {
  static let shared = Settings()
  var isCompact = false
}

struct SettingsRow: View {
  private let settings = Settings.shared
  let title: String

  var body: some View {
    Text(settings.isCompact ? title : title.uppercased())
  }
}

struct SettingsToggle: View {
  @Bindable private var settings = Settings.shared
  let title: String

  var body: some View {
    Toggle(title, isOn: $settings.isCompact)
  }
}
