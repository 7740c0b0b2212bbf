import SwiftUI

@MainActor func behave() async {
  let defaults = UserDefaults(suiteName: "send-in-setter")!
  for key in ["name", "size", "theme"] { defaults.removeObject(forKey: key) }
  let host = Host(root: PreferencesView(preferences: Preferences(defaults: defaults)))
  host.render()
  host.enter("Ada", in: "Name")
  host.update()
  host.tap("Grow")
  host.update()
  host.tap("Dark")
  host.update()
  trace(host.text)
}
