import Observation
import struct SwiftUI.Binding

@Observable
final class Engine {
  var speed = 0

  var half: Binding<Int> {
    Binding(get: { self.speed / 2 }, set: { self.speed = $0 * 2 })
  }
}
