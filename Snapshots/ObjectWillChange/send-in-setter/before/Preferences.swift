import SwiftUI

final class Preferences: ObservableObject {
  private let defaults: UserDefaults

  init(defaults: UserDefaults) { self.defaults = defaults }

  var name: String {
    get {
      return defaults.string(forKey: "name") ?? ""
    }
    set {
      objectWillChange.send()
      defaults.set(newValue, forKey: "name")
    }
  }

  var size: Int {
    get {
      let stored = defaults.integer(forKey: "size")
      return stored == 0 ? 12 : stored
    }
    set {
      objectWillChange.send()
      defaults.set(newValue, forKey: "size")
    }
  }

  var theme: String {
    get {
      defaults.string(forKey: "theme") ?? "light"
    }
    set {
      guard newValue != theme else { return }
      objectWillChange.send()
      defaults.set(newValue, forKey: "theme")
    }
  }
}

struct PreferencesView: View {
  @ObservedObject var preferences: Preferences

  var body: some View {
    TextField("Name", text: $preferences.name)
    Text("size \(preferences.size), \(preferences.theme)")
    Button("Grow") { preferences.size += 1 }
    Button("Dark") { preferences.theme = "dark" }
  }
}
