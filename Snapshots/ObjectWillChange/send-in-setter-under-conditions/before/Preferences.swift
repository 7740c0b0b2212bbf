import SwiftUI

final class Preferences: ObservableObject {
  private let defaults = UserDefaults.standard

  #if os(macOS)
  var name: String {
    get { defaults.string(forKey: "macName") ?? "" }
    set {
      objectWillChange.send()
      defaults.set(newValue, forKey: "macName")
    }
  }
  #else
  var name: String {
    get { defaults.string(forKey: "name") ?? "" }
    set {
      objectWillChange.send()
      defaults.set(newValue, forKey: "name")
    }
  }
  #endif
}

struct PreferencesView: View {
  @ObservedObject var preferences: Preferences

  var body: some View {
    TextField("Name", text: $preferences.name)
  }
}
