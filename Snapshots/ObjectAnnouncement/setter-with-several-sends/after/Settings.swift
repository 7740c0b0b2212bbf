import SwiftUI

@Observable
final class Settings {
  static let store = UserDefaults.standard
  var name = ""

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.name) {}
    withMutation(keyPath: \.self) {}
  }

  var palette: Int {
    get {
      access(keyPath: \.self)
      return Self.store.integer(forKey: "palette")
    }
    set {
      Self.store.set(newValue, forKey: "palette")
      #if os(macOS)
        self.notifyObservers()
      #else
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
          self.notifyObservers()
        }
      #endif
    }
  }
}

struct SettingsView: View {
  @Bindable var settings: Settings

  var body: some View {
    Stepper("\(settings.palette)", value: $settings.palette)
  }
}
