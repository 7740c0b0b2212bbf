import SwiftUI

enum Weather {
  nonisolated(unsafe) static var degrees = 12
  nonisolated(unsafe) static var unit = "C"

  static func described() -> String { "\(degrees)" }
}

@Observable
final class Counter {
  nonisolated(unsafe) static var made = 0
  static let limit = 9

  var ticks = 0

  var total: String { "\(Self.made)" }
  var weather: String { Weather.described() }

  func summary() -> String { "\(Counter.made) of \(Self.limit)" }

  /// Nobody changes these.
  var most: String { "\(Self.limit) \(Weather.unit)" }

  /// Who reads this is told of the ticks.
  var both: String { "\(Self.made), \(ticks)" }

  func tick() {
    Self.made += 1
    Weather.degrees -= 1
    ticks += 1
  }
}

struct CounterView: View {
  @State private var counter = Counter()

  var body: some View {
    Text(counter.total)
    Text(counter.weather)
    Text(counter.summary())
    Text(counter.most)
    Button("Tick") { counter.tick() }
  }
}

struct BothView: View {
  let counter: Counter

  var body: some View {
    Text(counter.both)
  }
}
