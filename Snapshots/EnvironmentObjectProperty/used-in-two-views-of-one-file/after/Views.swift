import SwiftUI

@Observable
final class Settings {
  var name = ""
}

struct First: View {
  @Environment(Settings.self) var settings
  var body: some View {

    @Bindable var settings = settings
    TextField("Name", text: $settings.name)
  }
}

struct Second: View {
  @Environment(Settings.self) var settings
  var body: some View {
    // Only shown.
    Text(settings.name)
  }
}
