import SwiftUI

final class Branch {
  let tree: TreeModel
  init(tree: TreeModel) { self.tree = tree }
}

/// Each instance stays in memory: its branch holds it.
final class TreeModel: ObservableObject {
  @Published var height = 0
  var branches: [Branch] = []

  init() { branches.append(Branch(tree: self)) }
}

final class Trunk {
  unowned let owner: TrunkModel
  init(owner: TrunkModel) { self.owner = owner }
}

/// The trunk does not hold its owner.
final class TrunkModel: ObservableObject {
  @Published var width = 0
  private var trunk: Trunk?

  init() { trunk = Trunk(owner: self) }
}

struct Leaf {
  let model: LeafModel
}

/// A value holds the instance as an object does.
final class LeafModel: ObservableObject {
  @Published var count = 0
  private var leaf: Leaf?

  init() { leaf = Leaf(model: self) }
}

final class Ticker {
  private var handlers: [() -> Void] = []
  private var models: [AnyObject] = []
  func observe(_ handler: @escaping () -> Void) { handlers.append(handler) }
  func add(_ model: AnyObject) { models.append(model) }
  func greet(_ model: AnyObject) { print(model) }
}

/// A method of the instance holds it.
final class ClockModel: ObservableObject {
  @Published var ticks = 0
  private let ticker = Ticker()

  init() { ticker.observe(tick) }
  func tick() { ticks += 1 }
}

final class ListModel: ObservableObject {
  @Published var ticks = 0
  private let ticker = Ticker()

  init() { ticker.add(self) }
}

/// Nothing is kept.
final class GreetingModel: ObservableObject {
  @Published var ticks = 0
  private let ticker = Ticker()

  init() { ticker.greet(self) }
}

struct TreesView: View {
  @StateObject private var tree = TreeModel()
  @StateObject private var trunk = TrunkModel()
  @StateObject private var leaf = LeafModel()
  @StateObject private var clock = ClockModel()
  @StateObject private var list = ListModel()
  @StateObject private var greeting = GreetingModel()

  var body: some View {
    Text("\(tree.height) \(trunk.width) \(leaf.count)")
    Text("\(clock.ticks) \(list.ticks) \(greeting.ticks)")
  }
}
