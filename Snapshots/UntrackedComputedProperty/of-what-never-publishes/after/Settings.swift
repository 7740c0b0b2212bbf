import SwiftUI

final class Preferences {
  var volume = 1
}

/// It never publishes: what it stores stays the same object.
@Observable
final class VolumeSettings {
  private var preferences = Preferences()

  var volume: Int {
    get { preferences.volume }
    set { preferences.volume = newValue }
  }
}

@Observable
final class LoudSettings {
  private var preferences = Preferences()
  private var isLoud = false
  var message = ""

  var volume: String { isLoud ? "loud" : "\(preferences.volume)" }

  func shout() {
    preferences.volume = 10
    message = "shouted"
  }
}

struct SettingsView: View {
  @State private var settings = VolumeSettings()
  @State private var loud = LoudSettings()

  var body: some View {
    Stepper("\(settings.volume)", value: $settings.volume)
    Text(loud.volume)
    Button("Shout") { loud.shout() }
    Button("Print") { print(loud.message) }
  }
}
