import SwiftUI

@Observable
final class Preferences {
  private let defaults: UserDefaults

  init(defaults: UserDefaults) { self.defaults = defaults }

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

  var size: Int {
    get {
      access(keyPath: \.size)
      let stored = defaults.integer(forKey: "size")
      return stored == 0 ? 12 : stored
    }
    set {
      withMutation(keyPath: \.size) {
        defaults.set(newValue, forKey: "size")
      }
    }
  }

  var theme: String {
    get {
      access(keyPath: \.theme)
      return defaults.string(forKey: "theme") ?? "light"
    }
    set {
      guard newValue != theme else { return }
      withMutation(keyPath: \.theme) {
        defaults.set(newValue, forKey: "theme")
      }
    }
  }
}

struct PreferencesView: View {
  @Bindable var preferences: Preferences

  var body: some View {
    TextField("Name", text: $preferences.name)
    Text("size \(preferences.size), \(preferences.theme)")
    Button("Grow") { preferences.size += 1 }
    Button("Dark") { preferences.theme = "dark" }
  }
}
