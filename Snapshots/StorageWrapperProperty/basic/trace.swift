import SwiftUI

@MainActor func behave() async {
  UserDefaults.standard.removeObject(forKey: "units")
  let host = Host(root: SettingsView())
  host.render()
  host.enter("imperial", in: "Units")
  host.update()
  trace(host.text)
}
