import Observation
import SwiftUI

@Observable
class Style {
  var size = 12
}

@Observable
final class Theme: Style {
  var isDark = false
}

struct RootView: View {
  @State private var theme = Theme()

  var body: some View {
    PageView().environment(theme).environment(\.lineLimit, 2)
  }
}

struct PageView: View {
  @Environment(Theme.self) private var theme

  var body: some View { Text("\(theme.isDark) \(theme.size)") }
}
