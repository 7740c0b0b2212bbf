import SwiftUI

final class Settings: ObservableObject {
  @Published var name = ""
}

struct SettingsView: View {
  @EnvironmentObject var settings: Settings

  var body: some View {
    let title = "Name"
    return TextField(title, text: $settings.name)
  }
}
