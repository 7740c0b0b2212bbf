import SwiftUI

@MainActor
final class Settings: ObservableObject {
  static let shared = Settings()
  static var resets = 0

  @Published var isCompact = false

  private init() {}
}

struct SettingsRow: View {
  @ObservedObject private var settings = Settings.shared

  var body: some View {
    Text(settings.isCompact ? "compact" : "wide")
  }
}
