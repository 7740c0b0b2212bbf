import SwiftUI

final class Settings: ObservableObject {
  private let defaults = UserDefaults.standard

  var name: String {
    get { defaults.string(forKey: "snapshot.name") ?? "nobody" }
    set {
      objectWillChange.send()
      defaults.set(newValue, forKey: "snapshot.name")
    }
  }
  var level: Int {
    get { defaults.integer(forKey: "snapshot.level") }
    set { defaults.set(newValue, forKey: "snapshot.level"); objectWillChange.send() }
  }
  @Published var theme = "light"

  /// Nothing announces what is stored under its key alone.
  var greeting: String { defaults.string(forKey: "snapshot.greeting") ?? "Hello" }

  func reset() {
    for key in ["name", "level", "greeting"] { defaults.removeObject(forKey: "snapshot." + key) }
    objectWillChange.send()
  }
}

struct SettingsView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Text("\(settings.greeting), \(settings.name)")
    Button("Reset") { settings.reset() }
  }
}

struct LevelView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Stepper("Level", value: $settings.level)
  }
}
