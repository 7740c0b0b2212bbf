import SwiftUI

final class Wheel {
  private(set) var turns = 0

  func turn() { turns += 1 }
}

@Observable
final class Mill {
  @ObservationIgnored var sacks = 0 { willSet { notifyObservers() } }
  private let wheel = Wheel()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.self) {}
  }

  var turns: Int {
    access(keyPath: \.self)
    return wheel.turns
  }

  func grind() {
    sacks += 1
    wheel.turn()
    DispatchQueue.main.async { self.notifyObservers() }
  }
}

struct TurnsView: View {
  let mill: Mill

  var body: some View {
    Text("\(mill.turns)")
    Button("Grind") { mill.grind() }
  }
}
