import SwiftUI

/// Is shown with animations.
@Observable
final class Lamp {
  var height: Double {
    get {
      access(keyPath: \.height)
      return heightStorage
    }
    set { heightStorage = newValue }
  }
  @ObservationIgnored private var heightStorage = 0.0 { willSet { withAnimation { withMutation(keyPath: \.height) {} } } }
  var width: Double {
    get {
      access(keyPath: \.width)
      return widthStorage
    }
    set { widthStorage = newValue }
  }
  @ObservationIgnored private var widthStorage = 1.0 {
    didSet {
      withAnimation(.easeIn(duration: 1)) { self.withMutation(keyPath: \.width) {} }
      print(width)
    }
  }
  /// Notifies before, without an animation.
  var depth = 1.0
  var color = "red"

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.height) {}
    withMutation(keyPath: \.width) {}
    withMutation(keyPath: \.depth) {}
    withMutation(keyPath: \.color) {}
  }

  /// Animates what follows.
  func paint() {
    withAnimation { notifyObservers() }
    color = "green"
  }

  /// Changes it in the animation.
  func clean() {
    withAnimation {
      color = "white"
    }
  }
}

struct LampView: View {
  @State private var lamp = Lamp()

  var body: some View {
    Text("\(lamp.height) \(lamp.width) \(lamp.depth) \(lamp.color)")
    Button("Raise") { lamp.height += 1 }
    Button("Widen") { lamp.width += 1 }
    Button("Deepen") { lamp.depth += 1 }
    Button("Paint") { lamp.paint() }
    Button("Clean") { lamp.clean() }
  }
}
