import Foundation
import SwiftUI

@Observable
final class Preferences {
  var title = ""

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.title) {}
    withMutation(keyPath: \.self) {}
  }

  var palette: Int {
    get {
      access(keyPath: \.self)
      return UserDefaults.standard.integer(forKey: "palette")
    }
    set {
      UserDefaults.standard.set(newValue, forKey: "palette")
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

struct PaletteView: View {
  let preferences: Preferences
  var body: some View { Text("\(preferences.palette)") }
}
