import Foundation
import SwiftUI

@Observable
final class Preferences {
  var columns = 1
}

/// Only holds an object: what it sets is its own.
final class WindowController: NSObject {
  let preferences = Preferences()
  var isHidden = false

  func hide() {
    set(\.isHidden, to: true)
    self.set(\.isHidden, to: preferences.columns == 0)
  }
}

struct PreferencesView: View {
  let preferences: Preferences

  var body: some View { Text("\(preferences.columns) columns") }
}
