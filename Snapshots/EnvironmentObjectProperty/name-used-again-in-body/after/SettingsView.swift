import SwiftUI

@Observable
final class Settings {
  var name = ""
}

struct SettingsView: View {
  @Environment(Settings.self) var settings
  @State private var names: [String] = []

  var body: some View {
    ForEach($names, id: \.self) { $settings in
      TextField("Name", text: $settings)
    }
    Text(settings.name)
  }
}
