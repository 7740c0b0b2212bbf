import SwiftUI

@Observable
final class Settings {
  var name = ""
}

struct SettingsView: View {
  @Environment(Settings.self) var settings

  var body: some View {
    @Bindable var settings = settings
    #if os(iOS)
      TextField("Name", text: $settings.name)
    #else
      TextField("Title", text: $settings.name)
    #endif
  }
}

struct NameView: View {
  @Environment(Settings.self) var settings

  var body: some View {
    @Bindable var settings = settings
    if settings.name.isEmpty {
      TextField("Name", text: $settings.name)
    } else {
      Text(settings.name)
    }
  }
}
