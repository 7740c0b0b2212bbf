import SwiftUI

final class Settings: ObservableObject {
  static let shared = Settings()
  @Published var isCompact = false
}

struct SettingsRow: View {
  @ObservedObject var settings = Settings.shared

  var body: some View {
    Text(settings.isCompact ? "compact" : "wide")
  }
}

struct Fixed: View {
  @ObservedObject var settings: Settings = .shared

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
