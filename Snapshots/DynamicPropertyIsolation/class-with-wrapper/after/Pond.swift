import SwiftUI

@MainActor
@Observable
final class PumpCoordinator {
  var isRunning = false

  func toggle() { isRunning.toggle() }
}

/// On the main actor by its wrapper alone, up to the Swift 5 language mode.
@Observable
@preconcurrency @MainActor
final class PondManager {
  let coordinator: PumpCoordinator
  var level = 0.5

  @MainActor
  init(coordinator: PumpCoordinator) {
    self.coordinator = coordinator
  }
}

/// Says so itself.
@MainActor
@Observable
final class PondKeeper {
  let coordinator: PumpCoordinator
  var name = ""

  init(coordinator: PumpCoordinator) {
    self.coordinator = coordinator
  }
}

struct PondView: View {
  let manager: PondManager
  let keeper: PondKeeper

  var body: some View {
    Text("\(manager.level) \(keeper.name)")
  }
}

@Observable
final class Fountain {
  var height = 0
}

/// Holds nothing of the main actor.
@Observable
final class FountainManager {
  let fountain: Fountain

  init(fountain: Fountain) {
    self.fountain = fountain
  }
}
