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
@Observable
final class Car: EngineOwner {
  var turns = 0
  private let engine = Engine()
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    engine.owner = self
    isReady = true
  }
}

/// The engine is created with a closure that holds the boat.
@Observable
final class Boat {
  var turns = 0
  @ObservationIgnored private var engine: Engine?
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    engine = Engine { self.turns += 1 }
    isReady = true
  }
}

/// The engine stores a closure that holds the plane.
@Observable
final class Plane {
  var turns = 0
  private let engine = Engine()
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    engine.whenTurned { self.turns += 1 }
    isReady = true
  }
}

/// The engine holds none of them.
@Observable
final class Bike: EngineOwner {
  var turns = 0
  private let engine = Engine()

  init() {
    engine.observer = self
    engine.whenTurned { [weak self] in self?.turns += 1 }
  }
}

struct Garage: View {
  @State private var car = Car()
  @State private var boat = Boat()
  @State private var plane = Plane()
  @State private var bike = Bike()

  var body: some View { Text("\(car.turns) \(boat.turns) \(plane.turns) \(bike.turns)").task { await car.bootstrap() }.task { await boat.bootstrap() }.task { await plane.bootstrap() } }
}
