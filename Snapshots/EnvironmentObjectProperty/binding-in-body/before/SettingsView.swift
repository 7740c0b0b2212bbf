import SwiftUI

final class Settings: ObservableObject {
  @Published var isCompact = false
  @Published var name = ""
}

struct SettingsView: View {
  @EnvironmentObject var settings: Settings

  var body: some View {
    Form {
      Toggle("Compact", isOn: $settings.isCompact)
      TextField("Name", text: $settings.name)
    }
  }
}

struct SettingsRow: View {
  @EnvironmentObject var settings: Settings

  var body: some View {
    // The row itself.
    let title = "Compact"
    Toggle(title, isOn: self.$settings.isCompact)
  }
}
