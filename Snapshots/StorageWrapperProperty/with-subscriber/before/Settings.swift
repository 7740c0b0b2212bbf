import SwiftUI

final class Settings: ObservableObject {
  @AppStorage("isPinned") var isPinned = false
  @Published var title = ""
}

struct SettingsView: View {
  @EnvironmentObject private var settings: Settings

  var body: some View {
    Toggle("Pinned", isOn: $settings.isPinned)
      .onReceive(settings.objectWillChange) { print("changes") }
  }
}

struct Root: View {
  @StateObject private var settings = Settings()

  var body: some View {
    SettingsView().environmentObject(settings)
  }
}
