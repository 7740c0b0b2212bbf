import SwiftUI

@MainActor func behave() async {
  let host = Host(root: SettingsView(settings: Settings(theme: Theme())))
  host.render()
  host.tap("Switch")
  host.update()
  trace(host.text)
}
