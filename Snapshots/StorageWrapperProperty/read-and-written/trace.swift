import SwiftUI

@MainActor func behave() async {
  UserDefaults.standard.removeObject(forKey: "read-and-written-units")
  UserDefaults.standard.removeObject(forKey: "read-and-written-size")
  let host = Host(root: OptionsView())
  host.render()
  trace(host.text)
  host.enter("imperial", in: "Units")
  host.update()
  trace(host.text)
  host.tap("Grow")
  host.update()
  trace(host.text)
  trace(UserDefaults.standard.string(forKey: "read-and-written-units") ?? "none")
}
