import SwiftUI

/// Is shown with animations.
final class Lamp: ObservableObject {
  var height = 0.0 { willSet { withAnimation { objectWillChange.send() } } }
  var width = 1.0 {
    didSet {
      withAnimation(.easeIn(duration: 1)) { self.objectWillChange.send() }
      print(width)
    }
  }
  /// Notifies before, without an animation.
  @Published var depth = 1.0 { didSet { withAnimation { objectWillChange.send() } } }
  var color = "red"

  /// Animates what follows.
  func paint() {
    withAnimation { objectWillChange.send() }
    color = "green"
  }

  /// Changes it in the animation.
  func clean() {
    withAnimation {
      objectWillChange.send()
      color = "white"
    }
  }
}

struct LampView: View {
  @StateObject private var lamp = Lamp()

  var body: some View {
    Text("\(lamp.height) \(lamp.width) \(lamp.depth) \(lamp.color)")
    Button("Raise") { lamp.height += 1 }
    Button("Widen") { lamp.width += 1 }
    Button("Deepen") { lamp.depth += 1 }
    Button("Paint") { lamp.paint() }
    Button("Clean") { lamp.clean() }
  }
}
