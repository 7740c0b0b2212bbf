import SwiftUI

final class Settings: ObservableObject {
  @Published var isCompact = false
}

struct SettingsView: View {
  @EnvironmentObject var settings: Settings
  var body: some View { Toggle("Compact", isOn: $settings.isCompact) }
}
