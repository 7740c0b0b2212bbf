import SwiftUI

@MainActor
@Observable
final class Settings {
  static let shared = Settings()
  static var resets = 0

  var isCompact = false

  private init() {}
}

struct SettingsRow: View {
  private let settings = Settings.shared

  var body: some View {
    Text(settings.isCompact ? "compact" : "wide")
  }
}
