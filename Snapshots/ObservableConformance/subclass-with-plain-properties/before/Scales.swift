import SwiftUI

class Scale: ObservableObject {
  @Published var grams = 0
}

/// Publishes nothing of its own, and announces by hand.
final class KitchenScale: Scale {
  var tare = 0 {
    didSet { objectWillChange.send() }
  }
  var cups = 1
  private var readings = 0

  func measure(_ grams: Int) {
    readings += 1
    cups = grams / 240
    self.grams = grams
  }
}

/// Has nothing that a view reads.
final class SilentScale: Scale {
  private var readings = 0

  func measure(_ grams: Int) {
    readings += 1
    self.grams = grams
  }
}

struct ScaleView: View {
  @ObservedObject var scale: KitchenScale

  var body: some View {
    Text("\(scale.grams) \(scale.tare) \(scale.cups)")
  }
}

struct SilentScaleView: View {
  @ObservedObject var scale: SilentScale

  var body: some View {
    Text("\(scale.grams)")
  }
}
