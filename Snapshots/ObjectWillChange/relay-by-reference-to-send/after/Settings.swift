import SwiftUI

@Observable
final class Theme {
  var isDark = false
}

@Observable
final class Settings {
  let theme: Theme

  init(theme: Theme) {
    self.theme = theme
  }
}

struct SettingsView: View {
  let settings: Settings

  var body: some View {
    Text(settings.theme.isDark ? "dark" : "light")
    Button("Switch") { settings.theme.isDark.toggle() }
  }
}
