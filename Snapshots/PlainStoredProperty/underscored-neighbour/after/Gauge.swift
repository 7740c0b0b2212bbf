import SwiftUI

@Observable
final class Gauge {
  var unit = "l"
  var level: Int {
    get {
      access(keyPath: \.level)
      return levelStorage
    }
    set {
      withMutation(keyPath: \.level) { levelStorage = newValue }
    }
  }
  @ObservationIgnored private var levelStorage = 0
  @ObservationIgnored private var _level = 1
  private var _limit = 2

  var limit: Int { _limit }

  func fill() {
    _level += 1
    level = _level
    unit = "ml"
  }
}

struct GaugeView: View {
  let gauge: Gauge

  var body: some View {
    Text("\(gauge.level) \(gauge.unit) of \(gauge.limit)")
    Button("Fill") { gauge.fill() }
  }
}
