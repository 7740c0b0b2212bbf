import SwiftUI

@Observable
final class Settings {
  var name = ""
}

struct SettingsView: View {
  @Environment(Settings.self) var settings

  var body: some View {
    nameField
    other
  }
}
