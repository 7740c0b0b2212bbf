import SwiftUI

@Observable
final class Settings {
  var level = 0
}

struct SettingsView: View {
  @Environment(Settings.self) var settings

  var body: some View {
    @Bindable var settings = settings
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
