import SwiftUI

enum Antenna {
  nonisolated(unsafe) static var strength = 1
}

enum Signal {
  case tuned(Double)
  case measured
  case lost(reason: String?)
}

final class Station: ObservableObject {
  private var frequency = 99.5
  private var reason = "none"

  var strength: Int { Antenna.strength }
  var line: String { "\(frequency) \(reason)" }

  func receive(_ signal: Signal) {
    switch signal {
    case .tuned(let value):
      frequency = value
      objectWillChange.send()
    case .measured:
      objectWillChange.send()
    case .lost(let reason):
      if let reason {
        self.reason = reason
        if reason.isEmpty { return }
      }
      Antenna.strength = 0
      objectWillChange.send()
    }
  }
}

struct StationView: View {
  @ObservedObject var station: Station

  var body: some View {
    Text("\(station.line) at \(station.strength)")
    Button("Tune") { station.receive(.tuned(101)) }
    Button("Measure") { station.receive(.measured) }
    Button("Lose") { station.receive(.lost(reason: nil)) }
  }
}
