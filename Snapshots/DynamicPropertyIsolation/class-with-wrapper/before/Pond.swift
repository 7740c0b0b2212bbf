import SwiftUI

@MainActor
final class PumpCoordinator: ObservableObject {
  @Published var isRunning = false

  func toggle() { isRunning.toggle() }
}

/// On the main actor by its wrapper alone, up to the Swift 5 language mode.
final class PondManager: ObservableObject {
  @ObservedObject var coordinator: PumpCoordinator
  @Published var level = 0.5

  @MainActor
  init(coordinator: PumpCoordinator) {
    self.coordinator = coordinator
  }
}

/// Says so itself.
@MainActor
final class PondKeeper: ObservableObject {
  @ObservedObject var coordinator: PumpCoordinator
  @Published var name = ""

  init(coordinator: PumpCoordinator) {
    self.coordinator = coordinator
  }
}

struct PondView: View {
  @ObservedObject var manager: PondManager
  @ObservedObject var keeper: PondKeeper

  var body: some View {
    Text("\(manager.level) \(keeper.name)")
  }
}

final class Fountain: ObservableObject {
  @Published var height = 0
}

/// Holds nothing of the main actor.
final class FountainManager: ObservableObject {
  @ObservedObject var fountain: Fountain

  init(fountain: Fountain) {
    self.fountain = fountain
  }
}
