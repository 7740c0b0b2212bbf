import SwiftUI

enum Antenna {
  nonisolated(unsafe) static var strength = 1
}

enum Signal {
  case tuned(Double)
  case measured
  case lost(reason: String?)
}

@Observable
final class Station {
  private var frequency = 99.5
  private var reason = "none"

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.frequency) {}
    withMutation(keyPath: \.reason) {}
    withMutation(keyPath: \.self) {}
  }

  var strength: Int {
    access(keyPath: \.self)
    return Antenna.strength
  }
  var line: String { "\(frequency) \(reason)" }

  func receive(_ signal: Signal) {
    switch signal {
    case .tuned(let value):
      frequency = value
      notifyObservers()
    case .measured:
      notifyObservers()
    case .lost(let reason):
      if let reason {
        self.reason = reason
        if reason.isEmpty { return }
      }
      Antenna.strength = 0
      notifyObservers()
    }
  }
}

struct StationView: View {
  let station: Station

  var body: some View {
    Text("\(station.line) at \(station.strength)")
    Button("Tune") { station.receive(.tuned(101)) }
    Button("Measure") { station.receive(.measured) }
    Button("Lose") { station.receive(.lost(reason: nil)) }
  }
}
