import SwiftUI

final class Gauge: ObservableObject {
  @Published var unit = "l"
  var level = 0
  private var _level = 1
  private var _limit = 2

  var limit: Int { _limit }

  func fill() {
    _level += 1
    level = _level
    unit = "ml"
  }
}

struct GaugeView: View {
  @ObservedObject var gauge: Gauge

  var body: some View {
    Text("\(gauge.level) \(gauge.unit) of \(gauge.limit)")
    Button("Fill") { gauge.fill() }
  }
}
