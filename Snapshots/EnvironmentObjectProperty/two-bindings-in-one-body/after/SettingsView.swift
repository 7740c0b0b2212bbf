import SwiftUI

@Observable
final class Settings {
  var name = ""
}

@Observable
final class Weather {
  var degrees = 20
}

struct SettingsView: View {
  @Environment(Settings.self) var settings
  @Environment(Weather.self) var weather

  var body: some View {
    @Bindable var settings = settings
    @Bindable var weather = weather
    TextField("Name", text: $settings.name)
    Stepper("Degrees", value: $weather.degrees)
    TextField("Again", text: $settings.name)
  }
}
