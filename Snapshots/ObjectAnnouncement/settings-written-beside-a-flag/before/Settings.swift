import SwiftUI

/// Views follow its settings; the flag is for its own use.
final class Settings: ObservableObject {
  static let shared = Settings()
  @AppStorage("large") var isLarge = false
  @AppStorage("tint") var tint = 0
  private var isTaking = false

  /// Writes the settings past the properties, and says so.
  func take(_ values: [String: Int]) {
    guard !isTaking else { return }
    isTaking = true
    defer { isTaking = false }
    for (key, value) in values {
      UserDefaults.standard.set(value, forKey: key)
    }
    objectWillChange.send()
  }
}

struct SettingsView: View {
  @ObservedObject var settings = Settings.shared

  var body: some View {
    Text(settings.isLarge ? "L" : "S")
      .onTapGesture { settings.take(["tint": 1]) }
  }
}
