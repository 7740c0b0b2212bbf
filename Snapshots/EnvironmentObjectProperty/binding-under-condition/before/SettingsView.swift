import SwiftUI

final class Settings: ObservableObject {
  @Published var name = ""
}

struct SettingsView: View {
  @EnvironmentObject var settings: Settings

  var body: some View {
    #if os(iOS)
      TextField("Name", text: $settings.name)
    #else
      TextField("Title", text: $settings.name)
    #endif
  }
}

struct NameView: View {
  @EnvironmentObject var settings: Settings

  var body: some View {
    if settings.name.isEmpty {
      TextField("Name", text: $settings.name)
    } else {
      Text(settings.name)
    }
  }
}
