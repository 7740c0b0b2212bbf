import SwiftUI

/// Has never told anyone of a change.
final class Meter: ObservableObject {
  lazy var level = 0

  func measure() { level += 1 }
}

/// A view picked up new levels with each name.
final class NamedMeter: ObservableObject {
  @Published var name = ""
  lazy var level = 0

  func measure() { level += 1 }
}

struct MeterView: View {
  @ObservedObject var meter: Meter
  @ObservedObject var named: NamedMeter

  var body: some View {
    Text("\(meter.level) \(named.name) \(named.level)")
    Button("Measure") {
      meter.measure()
      named.measure()
    }
  }
}
