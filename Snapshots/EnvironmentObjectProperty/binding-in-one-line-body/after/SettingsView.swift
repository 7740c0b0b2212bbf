import SwiftUI

@Observable
final class Settings {
  var isCompact = false
}

struct SettingsView: View {
  @Environment(Settings.self) var settings
  var body: some View { Toggle("Compact", isOn: Bindable(settings).isCompact) }
}
