import Combine
import SwiftUI

struct HidingModifier: ViewModifier {
  let isHidden: AnyPublisher<Bool, Never>
  @State private var opacity = 1.0

  func body(content: Content) -> some View {
    content
      .opacity(opacity)
      .onReceive(isHidden) { opacity = $0 ? 0 : 1 }
  }
}
