import SwiftUI

final class Wheel {
  var onTurn: () -> Void = {}
}

/// The wheel holds the closure, and the closure the clock.
@Observable
final class Clock {
  var turns = 0
  private let wheel = Wheel()
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    wheel.onTurn = { self.turns += 1 }
    isReady = true
  }
}

/// The closure holds the watch weakly.
@Observable
final class Watch {
  var turns = 0
  private let wheel = Wheel()

  init() {
    wheel.onTurn = { [weak self] in self?.turns += 1 }
  }
}

struct ClockView: View {
  @State private var clock = Clock()
  @State private var watch = Watch()

  var body: some View { Text("\(clock.turns) \(watch.turns)").task { await clock.bootstrap() } }
}
