import SwiftUI

@Observable
final class Settings {
  var name = ""
}

struct SettingsView: View {
  @Environment(Settings.self) var settings

  var body: some View {
    SettingsFields(parent: self)
  }
}

struct SettingsFields: View {
  let parent: SettingsView

  var body: some View {
    TextField("Name", text: Bindable(parent.settings).name)
  }
}
