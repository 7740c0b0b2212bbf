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

final class Station: ObservableObject {
  var level = 0 { willSet { onMain { objectWillChange.send() } } }
  var rain = 0 {
    didSet { DispatchQueue.main.sync { objectWillChange.send() } }
  }
  var wind = 0 {
    willSet { onMain { objectWillChange.send() } }
    didSet { Meter.runs += wind }
  }
  var sun = 0 {
    willSet {
      if newValue != sun {
        onMain { objectWillChange.send() }
      }
    }
  }
  var dew = 0 {
    didSet { Meter.later { self.objectWillChange.send() } }
  }
  /// Does more than to send.
  var fog = 0 { willSet { onMain { objectWillChange.send(); Meter.runs += 1 } } }

  func storm() {
    onMain { objectWillChange.send() }
    wind = 3
  }
}

struct StationView: View {
  @StateObject private var station = Station()

  var body: some View {
    Text("\(station.level) \(station.rain) \(station.wind) \(station.sun) \(station.dew) \(station.fog)")
    Button("Storm") { station.storm() }
  }
}
