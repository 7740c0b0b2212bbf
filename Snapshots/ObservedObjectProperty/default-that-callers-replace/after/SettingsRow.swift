import SwiftUI

@Observable
final class Settings {
  static let shared = Settings()
  var isCompact = false
}

struct SettingsRow: View {
  var settings = Settings.shared

  var body: some View {
    Text(settings.isCompact ? "compact" : "wide")
  }
}

struct Fixed: View {
  let settings: Settings = .shared

  var body: some View {
    Text("\(settings.isCompact)")
  }
}

struct Page: View {
  var body: some View {
    SettingsRow(settings: Settings())
    SettingsRow()
    Fixed()
  }
}
