import SwiftUI

/// Views show its total.
@Observable
final class Counter: @unchecked Sendable {
  var total = 0

  func count() {
    DispatchQueue.global().async { self.total += 1 }
  }
}

/// Views show its limit only; the total that they show is that of the other class.
@Observable
final class Meter: @unchecked Sendable {
  var total = 0
  var limit = 10

  func measure() {
    DispatchQueue.global().async { self.total += self.limit }
  }
}

struct CounterView: View {
  let counter: Counter
  let meter: Meter

  var body: some View {
    Text("\(counter.total) of \(meter.limit)")
    Button("Print") { print(meter.total) }
  }
}
