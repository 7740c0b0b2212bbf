import SwiftUI

final class Preferences {
  var volume = 1
}

/// It never publishes: what it stores stays the same object.
final class VolumeSettings: ObservableObject {
  @Published private var preferences = Preferences()

  var volume: Int {
    get { preferences.volume }
    set { preferences.volume = newValue }
  }
}

final class LoudSettings: ObservableObject {
  @Published private var preferences = Preferences()
  @Published private var isLoud = false
  @Published var message = ""

  var volume: String { isLoud ? "loud" : "\(preferences.volume)" }

  func shout() {
    preferences.volume = 10
    message = "shouted"
  }
}

struct SettingsView: View {
  @StateObject private var settings = VolumeSettings()
  @StateObject private var loud = LoudSettings()

  var body: some View {
    Stepper("\(settings.volume)", value: $settings.volume)
    Text(loud.volume)
    Button("Shout") { loud.shout() }
    Button("Print") { print(loud.message) }
  }
}
