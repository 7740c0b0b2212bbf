import SwiftUI

@MainActor func behave() async {
  UserDefaults.standard.removeObject(forKey: "used-in-initializer-count")
  trace(Launch().isFirst)
  trace(Launch().isFirst)
}
