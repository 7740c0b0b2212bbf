import SwiftUI

@MainActor func behave() async {
  let host = Host(root: SettingsView(settings: Settings()))
  host.render()
  trace(host.text)
  host.tap("Dark")
  host.update()
  trace(host.text)
  host.tap("Larger")
  host.update()
  trace(host.text)
}
