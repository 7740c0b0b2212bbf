import SwiftUI

@Observable
final class Theme {
  var isBold = false
}

struct Themed: ViewModifier {
  @Environment(Theme.self) private var theme

  func body(content: Content) -> some View {
    @Bindable var theme = theme
    content.toolbar {
      Toggle("Bold", isOn: $theme.isBold)
    }
  }
}

struct ThemedButton: ButtonStyle {
  @Environment(Theme.self) var theme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.bold(theme.isBold)
  }
}

struct BoldSwitch: ToggleStyle {
  @Environment(Theme.self) var theme

  func makeBody(configuration: Configuration) -> some View {
    Toggle("Bold", isOn: Bindable(theme).isBold)
  }
}
