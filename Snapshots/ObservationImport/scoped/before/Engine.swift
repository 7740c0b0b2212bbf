import Combine
import struct SwiftUI.Binding

final class Engine: ObservableObject {
  @Published var speed = 0

  var half: Binding<Int> {
    Binding(get: { self.speed / 2 }, set: { self.speed = $0 * 2 })
  }
}
