import SwiftUI

final class Theme: ObservableObject {
  @Published var isBold = false
}

struct ThemedButton: ButtonStyle {
  @ObservedObject var theme: Theme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.bold(theme.isBold)
  }
}

struct Themed: ViewModifier {
  @ObservedObject var theme: Theme

  func body(content: Content) -> some View {
    content.toolbar {
      Toggle("Bold", isOn: $theme.isBold)
    }
  }
}
