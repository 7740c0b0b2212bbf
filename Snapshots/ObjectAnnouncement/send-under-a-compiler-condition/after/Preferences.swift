import Foundation
import SwiftUI

@Observable
final class Preferences {
  var title = ""

  /// Tells all who read the object to look again.
  func announceChange() {
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
        self.announceChange()
      #else
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
          self.announceChange()
        }
      #endif
    }
  }
}

struct PaletteView: View {
  let preferences: Preferences
  var body: some View { Text("\(preferences.palette)") }
}
