/// What several pieces of code reach, each piece once. It answers for all starts together what would otherwise take one
/// search for each of them.
struct ReachedCode: Sendable {
  /// The starts, and then the code that they run, directly or through other code.
  private(set) var nodes: [CodeNode]
  /// For each node the numbers of those that it runs, and of those that run it.
  private var targets: [[Int]] = []
  private var sources: [[Int]] = []

  init(from starts: Set<CodeNode>, along paths: CodePaths, in graph: CodeGraph) {
    nodes = Array(starts)
    var numbers = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    while targets.count < nodes.count {
      targets.append(
        graph.edges(from: nodes[targets.count], along: paths).map { edge in
          if let known = numbers[edge.target] { return known }
          numbers[edge.target] = nodes.count
          nodes.append(edge.target)
          return nodes.count - 1
        })
    }
    sources = Array(repeating: [], count: nodes.count)
    for (number, reached) in targets.enumerated() {
      for target in reached { sources[target].append(number) }
    }
  }

  /// The numbers of a node and of all nodes that it runs.
  func reached(from number: Int) -> [Int] {
    follow([number], targets)
  }

  /// The numbers of some nodes and of all nodes that run one of them.
  func reaching(_ numbers: [Int]) -> [Int] {
    follow(numbers, sources)
  }

  private func follow(_ numbers: [Int], _ leads: [[Int]]) -> [Int] {
    var isKnown = Array(repeating: false, count: nodes.count)
    for number in numbers { isKnown[number] = true }
    var found = numbers
    var followed = 0
    while followed < found.count {
      for number in leads[found[followed]] where !isKnown[number] {
        isKnown[number] = true
        found.append(number)
      }
      followed += 1
    }
    return found
  }
}
