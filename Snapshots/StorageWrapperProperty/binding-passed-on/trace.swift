import SwiftUI

@MainActor func behave() async {
  UserDefaults.standard.removeObject(forKey: "binding-passed-on")
  let host = Host(root: Root())
  host.render()
  host.tap("Large")
  host.update()
  trace(host.text)
}
