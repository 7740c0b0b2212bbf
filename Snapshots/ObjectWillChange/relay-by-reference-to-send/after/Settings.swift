import Combine
import SwiftUI

@Observable
final class Theme {
  let objectWillChange = ObservableObjectPublisher()
  var isDark = false {
    willSet { objectWillChange.send() }
  }
}

@Observable
final class Settings {
  let objectWillChange = ObservableObjectPublisher()
  let theme: Theme
  @ObservationIgnored private var watch: AnyCancellable?

  init(theme: Theme) {
    self.theme = theme
    watch = theme.objectWillChange.sink(receiveValue: objectWillChange.send)
  }
}

struct SettingsView: View {
  let settings: Settings

  var body: some View {
    Text(settings.theme.isDark ? "dark" : "light")
    Button("Switch") { settings.theme.isDark.toggle() }
  }
}
