import SwiftUI

@MainActor func behave() async {
  let host = Host(root: SettingsView())
  host.render()
  trace(host.text)
  Settings.shared.isCompact = true
  host.update()
  trace(host.text)
  host.tap("Compact")
  trace(Settings.shared.isCompact)
}
