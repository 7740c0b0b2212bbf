import SwiftUI

@Observable
final class Settings {
  var isCompact = false
  var name = ""
}

struct SettingsView: View {
  @Environment(Settings.self) var settings

  var body: some View {
    @Bindable var settings = settings
    Form {
      Toggle("Compact", isOn: $settings.isCompact)
      TextField("Name", text: $settings.name)
    }
  }
}

struct SettingsRow: View {
  @Environment(Settings.self) var settings

  var body: some View {
    // The row itself.
    let title = "Compact"
    Toggle(title, isOn: Bindable(self.settings).isCompact)
  }
}
