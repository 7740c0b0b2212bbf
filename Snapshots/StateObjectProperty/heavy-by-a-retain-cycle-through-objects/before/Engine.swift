import SwiftUI

protocol EngineOwner: AnyObject {}

final class Engine {
  var owner: (any EngineOwner)?
  weak var observer: (any EngineOwner)?
  private var actions: [() -> Void]

  init(action: @escaping () -> Void = {}) { actions = [action] }

  func whenTurned(_ action: @escaping () -> Void) { actions.append(action) }
}

/// The engine holds its owner.
final class Car: ObservableObject, EngineOwner {
  @Published var turns = 0
  private let engine = Engine()

  init() { engine.owner = self }
}

/// The engine is created with a closure that holds the boat.
final class Boat: ObservableObject {
  @Published var turns = 0
  private var engine: Engine?

  init() {
    engine = Engine { self.turns += 1 }
  }
}

/// The engine stores a closure that holds the plane.
final class Plane: ObservableObject {
  @Published var turns = 0
  private let engine = Engine()

  init() {
    engine.whenTurned { self.turns += 1 }
  }
}

/// The engine holds none of them.
final class Bike: ObservableObject, EngineOwner {
  @Published var turns = 0
  private let engine = Engine()

  init() {
    engine.observer = self
    engine.whenTurned { [weak self] in self?.turns += 1 }
  }
}

struct Garage: View {
  @StateObject private var car = Car()
  @StateObject private var boat = Boat()
  @StateObject private var plane = Plane()
  @StateObject private var bike = Bike()

  var body: some View { Text("\(car.turns) \(boat.turns) \(plane.turns) \(bike.turns)") }
}
