import SwiftUI

final class Branch {
  let tree: TreeModel
  init(tree: TreeModel) { self.tree = tree }
}

/// Each instance stays in memory: its branch holds it.
@Observable
final class TreeModel {
  var height = 0
  @ObservationIgnored var branches: [Branch] = []
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    branches.append(Branch(tree: self))
    isReady = true
  }
}

final class Trunk {
  unowned let owner: TrunkModel
  init(owner: TrunkModel) { self.owner = owner }
}

/// The trunk does not hold its owner.
@Observable
final class TrunkModel {
  var width = 0
  @ObservationIgnored private var trunk: Trunk?

  init() { trunk = Trunk(owner: self) }
}

struct Leaf {
  let model: LeafModel
}

/// A value holds the instance as an object does.
@Observable
final class LeafModel {
  var count = 0
  @ObservationIgnored private var leaf: Leaf?
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    leaf = Leaf(model: self)
    isReady = true
  }
}

final class Ticker {
  private var handlers: [() -> Void] = []
  private var models: [AnyObject] = []
  func observe(_ handler: @escaping () -> Void) { handlers.append(handler) }
  func add(_ model: AnyObject) { models.append(model) }
  func greet(_ model: AnyObject) { print(model) }
}

/// A method of the instance holds it.
@Observable
final class ClockModel {
  var ticks = 0
  private let ticker = Ticker()
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    ticker.observe(tick)
    isReady = true
  }
  func tick() { ticks += 1 }
}

@Observable
final class ListModel {
  var ticks = 0
  private let ticker = Ticker()
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    ticker.add(self)
    isReady = true
  }
}

/// Nothing is kept.
@Observable
final class GreetingModel {
  var ticks = 0
  private let ticker = Ticker()

  init() { ticker.greet(self) }
}

struct TreesView: View {
  @State private var tree = TreeModel()
  @State private var trunk = TrunkModel()
  @State private var leaf = LeafModel()
  @State private var clock = ClockModel()
  @State private var list = ListModel()
  @State private var greeting = GreetingModel()

  var body: some View {
    Group {
      Text("\(tree.height) \(trunk.width) \(leaf.count)")
      Text("\(clock.ticks) \(list.ticks) \(greeting.ticks)")
    }
    .task { await tree.bootstrap() }
    .task { await leaf.bootstrap() }
    .task { await clock.bootstrap() }
    .task { await list.bootstrap() }
  }
}
