import SwiftUI

final class Settings: ObservableObject {
  @Published var name = ""
}

struct SettingsView: View {
  @EnvironmentObject var settings: Settings
  @State private var names: [String] = []

  var body: some View {
    ForEach($names, id: \.self) { $settings in
      TextField("Name", text: $settings)
    }
    Text(settings.name)
  }
}
