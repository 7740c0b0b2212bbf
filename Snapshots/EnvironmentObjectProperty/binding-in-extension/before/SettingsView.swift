import SwiftUI

final class Settings: ObservableObject {
  @Published var name = ""
}

struct SettingsView: View {
  @EnvironmentObject var settings: Settings

  var body: some View {
    nameField
    other
  }
}
