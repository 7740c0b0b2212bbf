import SwiftUI

private var total = 0

@Observable
class Counter {
  @ObservationIgnored var count = 0 { willSet { notifyObservers() } }

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.self) {}
  }

  func add() { count += 1 }
}

/// It publishes nothing itself, and needs no macro.
final class Totals: Counter {
  private var kept: Int?

  var doubled: Int {
    access(keyPath: \Counter.self)
    if let kept { return kept }
    let doubled = total * 2
    kept = doubled
    return doubled
  }

  override func add() {
    total += 1
    kept = nil
    super.add()
  }
}

struct TotalsView: View {
  let totals: Totals

  var body: some View {
    Text("\(totals.doubled)")
    Button("Add") { totals.add() }
  }
}
