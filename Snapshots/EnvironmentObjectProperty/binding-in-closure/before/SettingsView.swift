import SwiftUI

final class Settings: ObservableObject {
  @Published var level = 0
}

struct SettingsView: View {
  @EnvironmentObject var settings: Settings

  var body: some View {
    Button("Reset") {
      let level = $settings.level
      level.wrappedValue = 0
      settings.level += 1
    }
    .sheet(isPresented: .constant(true)) {
      Stepper("Level", value: $settings.level)
    }
  }
}
