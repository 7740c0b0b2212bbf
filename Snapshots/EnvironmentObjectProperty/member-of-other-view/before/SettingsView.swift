import SwiftUI

final class Settings: ObservableObject {
  @Published var name = ""
}

struct SettingsView: View {
  @EnvironmentObject var settings: Settings

  var body: some View {
    SettingsFields(parent: self)
  }
}

struct SettingsFields: View {
  let parent: SettingsView

  var body: some View {
    TextField("Name", text: parent.$settings.name)
  }
}
