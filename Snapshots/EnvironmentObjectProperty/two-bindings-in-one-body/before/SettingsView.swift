import SwiftUI

final class Settings: ObservableObject {
  @Published var name = ""
}

final class Weather: ObservableObject {
  @Published var degrees = 20
}

struct SettingsView: View {
  @EnvironmentObject var settings: Settings
  @EnvironmentObject var weather: Weather

  var body: some View {
    TextField("Name", text: $settings.name)
    Stepper("Degrees", value: $weather.degrees)
    TextField("Again", text: $settings.name)
  }
}
