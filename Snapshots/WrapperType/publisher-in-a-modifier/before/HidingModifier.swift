import SwiftUI

struct HidingModifier: ViewModifier {
  let isHidden: Published<Bool>.Publisher
  @State private var opacity = 1.0

  func body(content: Content) -> some View {
    content
      .opacity(opacity)
      .onReceive(isHidden) { opacity = $0 ? 0 : 1 }
  }
}
