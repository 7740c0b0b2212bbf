import Combine
import SwiftUI

final class Theme: ObservableObject {
  @Published var isDark = false
}

final class Settings: ObservableObject {
  let theme: Theme
  private var watch: AnyCancellable?

  init(theme: Theme) {
    self.theme = theme
    watch = theme.objectWillChange.sink(receiveValue: objectWillChange.send)
  }
}

struct SettingsView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Text(settings.theme.isDark ? "dark" : "light")
    Button("Switch") { settings.theme.isDark.toggle() }
  }
}
