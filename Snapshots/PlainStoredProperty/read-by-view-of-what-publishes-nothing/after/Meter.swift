import SwiftUI

/// Has never told anyone of a change.
final class Meter {
  lazy var level = 0

  func measure() { level += 1 }
}

/// A view picked up new levels with each name.
@Observable
final class NamedMeter {
  var name = ""
  @ObservationIgnored lazy var level = 0

  func measure() { level += 1 }
}

struct MeterView: View {
  let meter: Meter
  let named: NamedMeter

  var body: some View {
    Text("\(meter.level) \(named.name) \(named.level)")
    Button("Measure") {
      meter.measure()
      named.measure()
    }
  }
}
