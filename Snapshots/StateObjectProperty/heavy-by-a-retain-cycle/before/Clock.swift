import SwiftUI

final class Wheel {
  var onTurn: () -> Void = {}
}

/// The wheel holds the closure, and the closure the clock.
final class Clock: ObservableObject {
  @Published var turns = 0
  private let wheel = Wheel()

  init() {
    wheel.onTurn = { self.turns += 1 }
  }
}

/// The closure holds the watch weakly.
final class Watch: ObservableObject {
  @Published var turns = 0
  private let wheel = Wheel()

  init() {
    wheel.onTurn = { [weak self] in self?.turns += 1 }
  }
}

struct ClockView: View {
  @StateObject private var clock = Clock()
  @StateObject private var watch = Watch()

  var body: some View { Text("\(clock.turns) \(watch.turns)") }
}
