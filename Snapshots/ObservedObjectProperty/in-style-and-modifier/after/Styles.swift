import SwiftUI

@Observable
final class Theme {
  var isBold = false
}

struct ThemedButton: ButtonStyle {
  let theme: Theme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.bold(theme.isBold)
  }
}

struct Themed: ViewModifier {
  @Bindable var theme: Theme

  func body(content: Content) -> some View {
    content.toolbar {
      Toggle("Bold", isOn: $theme.isBold)
    }
  }
}
