import SwiftUI

@Observable
class Scale {
  var grams = 0
}

/// Publishes nothing of its own, and announces by hand.
@Observable
final class KitchenScale: Scale {
  var tare = 0
  var cups = 1
  @ObservationIgnored private var readings = 0

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
  let scale: KitchenScale

  var body: some View {
    Text("\(scale.grams) \(scale.tare) \(scale.cups)")
  }
}

struct SilentScaleView: View {
  let scale: SilentScale

  var body: some View {
    Text("\(scale.grams)")
  }
}
