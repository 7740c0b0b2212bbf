import SwiftUI

@MainActor func behave() async {
  UserDefaults.standard.removeObject(forKey: "value-in-attribute-sounds")
  UserDefaults.standard.removeObject(forKey: "value-in-attribute-lines")
  let settings = Settings()
  let host = Host(root: SettingsView(settings: settings))
  host.render()
  trace(host.text)
  host.tap("More")
  host.update()
  trace(host.text)
  trace("\(settings.log)")
}
