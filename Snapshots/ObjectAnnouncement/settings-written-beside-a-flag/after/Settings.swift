import SwiftUI

/// Views follow its settings; the flag is for its own use.
@Observable
final class Settings {
  static let shared = Settings()
  var isLarge: Bool {
    get {
      access(keyPath: \.isLarge)
      return isLargeStorage
    }
    set {
      withMutation(keyPath: \.isLarge) { isLargeStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("large") private var isLargeStorage = false
  var tint: Int {
    get {
      access(keyPath: \.tint)
      return tintStorage
    }
    set {
      withMutation(keyPath: \.tint) { tintStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("tint") private var tintStorage = 0
  @ObservationIgnored private var isTaking = false

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.isLarge) {}
    withMutation(keyPath: \.tint) {}
  }

  /// Writes the settings past the properties, and says so.
  func take(_ values: [String: Int]) {
    guard !isTaking else { return }
    isTaking = true
    defer { isTaking = false }
    for (key, value) in values {
      UserDefaults.standard.set(value, forKey: key)
    }
    notifyObservers()
  }
}

struct SettingsView: View {
  let settings = Settings.shared

  var body: some View {
    Text(settings.isLarge ? "L" : "S")
      .onTapGesture { settings.take(["tint": 1]) }
  }
}
