import SwiftUI

@Observable
final class Settings {
  static let store = UserDefaults.standard
  var name = ""

  /// Tells all who read the object to look again.
  func announceChange() {
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
        self.announceChange()
      #else
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
          self.announceChange()
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
