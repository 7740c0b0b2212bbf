import SwiftUI

@MainActor func behave() async {
  let settings = Settings()
  settings.reset()
  let names = Host(root: SettingsView(settings: settings))
  names.render()
  let levels = Host(root: LevelView(settings: settings))
  levels.render()
  func show() {
    names.update()
    levels.update()
    trace(names.text)
    trace(levels.text)
  }
  show()
  settings.name = "Ada"
  settings.level = 3
  show()
  names.tap("Reset")
  show()
}
