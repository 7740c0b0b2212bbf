import SwiftUI

final class Theme: ObservableObject {
  @Published var isBold = false
}

struct Themed: ViewModifier {
  @EnvironmentObject private var theme: Theme

  func body(content: Content) -> some View {
    content.toolbar {
      Toggle("Bold", isOn: $theme.isBold)
    }
  }
}

struct ThemedButton: ButtonStyle {
  @EnvironmentObject var theme: Theme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.bold(theme.isBold)
  }
}

struct BoldSwitch: ToggleStyle {
  @EnvironmentObject var theme: Theme

  func makeBody(configuration: Configuration) -> some View {
    Toggle("Bold", isOn: $theme.isBold)
  }
}
