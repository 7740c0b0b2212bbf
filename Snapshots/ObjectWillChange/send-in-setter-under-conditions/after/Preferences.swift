import SwiftUI

@Observable
final class Preferences {
  private let defaults = UserDefaults.standard

  #if os(macOS)
  var name: String {
    get {
      access(keyPath: \.name)
      return defaults.string(forKey: "macName") ?? ""
    }
    set {
      withMutation(keyPath: \.name) {
        defaults.set(newValue, forKey: "macName")
      }
    }
  }
  #else
  var name: String {
    get {
      access(keyPath: \.name)
      return defaults.string(forKey: "name") ?? ""
    }
    set {
      withMutation(keyPath: \.name) {
        defaults.set(newValue, forKey: "name")
      }
    }
  }
  #endif
}

struct PreferencesView: View {
  @Bindable var preferences: Preferences

  var body: some View {
    TextField("Name", text: $preferences.name)
  }
}
