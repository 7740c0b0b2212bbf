import Observation
import SwiftUI

class Style: ObservableObject {
  @Published var size = 12
}

@Observable
final class Theme: Style {
  var isDark = false
}

struct RootView: View {
  @StateObject private var theme = Theme()

  var body: some View {
    PageView().environment(theme).environment(\.lineLimit, 2)
  }
}

struct PageView: View {
  @EnvironmentObject private var theme: Theme

  var body: some View { Text("\(theme.isDark) \(theme.size)") }
}
