import Dispatch
import SwiftUI

/// Runs work on the main thread.
func onMain<Result>(_ work: () throws -> Result) rethrows -> Result {
  try DispatchQueue.main.sync(execute: work)
}

enum Meter {
  nonisolated(unsafe) static var runs = 0

  static func later(_ work: @escaping () -> Void) {
    DispatchQueue.main.async { work() }
  }
}

@Observable
final class Station {
  var level = 0
  var rain = 0
  var wind = 0 {
    didSet { Meter.runs += wind }
  }
  var sun = 0
  var dew = 0
  /// Does more than to send.
  var fog = 0 { willSet { onMain { Meter.runs += 1 } } }

  func storm() {
    wind = 3
  }
}

struct StationView: View {
  @State private var station = Station()

  var body: some View {
    Text("\(station.level) \(station.rain) \(station.wind) \(station.sun) \(station.dew) \(station.fog)")
    Button("Storm") { station.storm() }
  }
}
