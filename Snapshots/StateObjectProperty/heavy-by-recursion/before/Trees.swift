import SwiftUI

struct Node {
  var value = 0
  var children: [Node] = []

  var total: Int { children.reduce(value) { $0 + $1.total } }
}

/// Each node costs something, and the number of nodes is not known.
final class CountModel: ObservableObject {
  @Published var count = 0

  init(node: Node) { count = Self.size(of: node) }

  private static func size(of node: Node) -> Int {
    1 + node.children.reduce(0) { $0 + size(of: $1) }
  }
}

final class TotalModel: ObservableObject {
  @Published var total = 0

  init(node: Node) { total = node.total }
}

final class LevelModel: ObservableObject {
  @Published var levels = 0

  init(node: Node) { levels = Self.even(node) }

  private static func even(_ node: Node) -> Int {
    node.children.reduce(0) { $0 + odd($1) }
  }

  private static func odd(_ node: Node) -> Int {
    node.children.reduce(1) { $0 + even($1) }
  }
}

final class NameModel: ObservableObject {
  @Published var names: [String] = []

  init(node: Node) {
    func walk(_ node: Node) {
      names.append("\(node.value)")
      for child in node.children { walk(child) }
    }
    walk(node)
  }
}

/// Halves a number until nothing is left.
final class StepModel: ObservableObject {
  @Published var count = 0

  init(number: Int) { count = Self.steps(number) }

  private static func steps(_ number: Int) -> Int { number < 2 ? 0 : 1 + steps(number / 2) }
}

struct Trees: View {
  @StateObject private var count: CountModel
  @StateObject private var total: TotalModel
  @StateObject private var levels: LevelModel
  @StateObject private var names: NameModel
  @StateObject private var step: StepModel

  init(node: Node) {
    _count = StateObject(wrappedValue: CountModel(node: node))
    _total = StateObject(wrappedValue: TotalModel(node: node))
    _levels = StateObject(wrappedValue: LevelModel(node: node))
    _names = StateObject(wrappedValue: NameModel(node: node))
    _step = StateObject(wrappedValue: StepModel(number: 4))
  }

  var body: some View {
    Text("\(count.count) \(total.total) \(levels.levels) \(names.names.count) \(step.count)")
  }
}
