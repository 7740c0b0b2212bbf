import SwiftUI

struct Node {
  var value = 0
  var children: [Node] = []

  var total: Int { children.reduce(value) { $0 + $1.total } }
}

/// Each node costs something, and the number of nodes is not known.
@Observable
final class CountModel: ObservableObject {
  var count = 0

  init(node: Node) { count = Self.size(of: node) }

  private static func size(of node: Node) -> Int {
    1 + node.children.reduce(0) { $0 + size(of: $1) }
  }
}

@Observable
final class TotalModel: ObservableObject {
  var total = 0

  init(node: Node) { total = node.total }
}

@Observable
final class LevelModel: ObservableObject {
  var levels = 0

  init(node: Node) { levels = Self.even(node) }

  private static func even(_ node: Node) -> Int {
    node.children.reduce(0) { $0 + odd($1) }
  }

  private static func odd(_ node: Node) -> Int {
    node.children.reduce(1) { $0 + even($1) }
  }
}

@Observable
final class NameModel {
  var names: [String] = []
  private let node: Node
  @ObservationIgnored private(set) var isReady = false

  init(node: Node) {
    self.node = node
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    func walk(_ node: Node) {
      names.append("\(node.value)")
      for child in node.children { walk(child) }
    }
    walk(node)
    isReady = true
  }
}

/// Halves a number until nothing is left.
@Observable
final class StepModel {
  var count = 0

  init(number: Int) { count = Self.steps(number) }

  private static func steps(_ number: Int) -> Int { number < 2 ? 0 : 1 + steps(number / 2) }
}

struct Trees: View {
  @StateObject private var count: CountModel
  @StateObject private var total: TotalModel
  @StateObject private var levels: LevelModel
  @State private var names: NameModel
  @State private var step: StepModel

  init(node: Node) {
    _count = StateObject(wrappedValue: CountModel(node: node))
    _total = StateObject(wrappedValue: TotalModel(node: node))
    _levels = StateObject(wrappedValue: LevelModel(node: node))
    _names = State(wrappedValue: NameModel(node: node))
    _step = State(wrappedValue: StepModel(number: 4))
  }

  var body: some View {
    Text("\(count.count) \(total.total) \(levels.levels) \(names.names.count) \(step.count)")
      .task { await names.bootstrap() }
  }
}
