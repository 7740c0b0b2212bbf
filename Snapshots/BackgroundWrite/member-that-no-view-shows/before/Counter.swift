import SwiftUI

/// Views show its total.
final class Counter: ObservableObject, @unchecked Sendable {
  @Published var total = 0

  func count() {
    DispatchQueue.global().async { self.total += 1 }
  }
}

/// Views show its limit only; the total that they show is that of the other class.
final class Meter: ObservableObject, @unchecked Sendable {
  @Published var total = 0
  @Published var limit = 10

  func measure() {
    DispatchQueue.global().async { self.total += self.limit }
  }
}

struct CounterView: View {
  @ObservedObject var counter: Counter
  @ObservedObject var meter: Meter

  var body: some View {
    Text("\(counter.total) of \(meter.limit)")
    Button("Print") { print(meter.total) }
  }
}
