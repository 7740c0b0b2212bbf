/// What several pieces of code reach, each piece once. It answers for all starts together what would otherwise take one
/// search for each of them.
struct ReachedCode: Sendable {
  /// The starts, and then the code that they run, directly or through other code.
  let nodes: [CodeNode]
  /// For each node the numbers of those that it runs, in the order of its edges, and of those that run it.
  private let targets: Links
  private let sources: Links

  init(from starts: Set<CodeNode>, along paths: CodePaths, in graph: CodeGraph) {
    var nodes = starts.sorted(by: CodeNode.isBefore)
    var numbers = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    var targets = Links()
    while targets.count < nodes.count {
      targets.append(
        graph.edges(from: nodes[targets.count], along: paths).map { edge in
          if let known = numbers[edge.target] { return known }
          numbers[edge.target] = nodes.count
          nodes.append(edge.target)
          return nodes.count - 1
        })
    }
    self.nodes = nodes
    self.targets = targets
    sources = targets.reversed
  }

  /// The numbers of the nodes that a node runs, in the order of its edges.
  func targets(of number: Int) -> [Int] { targets[number].map(Int.init) }

  /// The numbers of a node and of all nodes that it runs.
  func reached(from number: Int) -> [Int] {
    follow([number], targets)
  }

  /// The numbers of some nodes and of all nodes that run one of them.
  /// - Parameter runs: Whether to continue from the second node to the first, which runs it.
  func reaching(_ numbers: [Int], where runs: (Int, Int) -> Bool = { _, _ in true }) -> [Int] {
    follow(numbers, sources, where: runs)
  }

  private func follow(
    _ numbers: [Int], _ leads: Links, where runs: (Int, Int) -> Bool = { _, _ in true }
  ) -> [Int] {
    var isKnown = Array(repeating: false, count: nodes.count)
    for number in numbers { isKnown[number] = true }
    var found = numbers
    var followed = 0
    while followed < found.count {
      for lead in leads[found[followed]] where !isKnown[Int(lead)] {
        guard runs(Int(lead), found[followed]) else { continue }
        isKnown[Int(lead)] = true
        found.append(Int(lead))
      }
      followed += 1
    }
    return found
  }
}

/// For each of some numbers other numbers, without an array for each.
private struct Links: Sendable {
  private var ends: [Int32] = []
  private var all: [Int32] = []

  var count: Int { ends.count }

  subscript(number: Int) -> ArraySlice<Int32> {
    all[(number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])]
  }

  mutating func append(_ numbers: [Int]) {
    all += numbers.map(Int32.init)
    ends.append(Int32(all.count))
  }

  /// The numbers that lead to each one.
  var reversed: Links {
    var leading = Array(repeating: [Int](), count: count)
    for number in 0..<count {
      for target in self[number] { leading[Int(target)].append(number) }
    }
    return leading.reduce(into: Links()) { $0.append($1) }
  }
}
