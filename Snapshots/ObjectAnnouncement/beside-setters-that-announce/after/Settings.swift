import SwiftUI

@Observable
final class Settings {
  private let defaults = UserDefaults.standard

  var name: String {
    get {
      access(keyPath: \.name)
      return defaults.string(forKey: "snapshot.name") ?? "nobody"
    }
    set {
      withMutation(keyPath: \.name) {
        defaults.set(newValue, forKey: "snapshot.name")
      }
    }
  }
  var level: Int {
    get {
      access(keyPath: \.level)
      return defaults.integer(forKey: "snapshot.level")
    }
    set { withMutation(keyPath: \.level) { defaults.set(newValue, forKey: "snapshot.level") } }
  }
  var theme = "light"

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.name) {}
    withMutation(keyPath: \.level) {}
    withMutation(keyPath: \.theme) {}
    withMutation(keyPath: \.self) {}
  }

  /// Nothing announces what is stored under its key alone.
  var greeting: String {
    access(keyPath: \.self)
    return defaults.string(forKey: "snapshot.greeting") ?? "Hello"
  }

  func reset() {
    for key in ["name", "level", "greeting"] { defaults.removeObject(forKey: "snapshot." + key) }
    notifyObservers()
  }
}

struct SettingsView: View {
  let settings: Settings

  var body: some View {
    Text("\(settings.greeting), \(settings.name)")
    Button("Reset") { settings.reset() }
  }
}

struct LevelView: View {
  @Bindable var settings: Settings

  var body: some View {
    Stepper("Level", value: $settings.level)
  }
}
