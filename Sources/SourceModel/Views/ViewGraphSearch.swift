/// A search that visits nodes in the order of their distance. A path counts only if some platform compiles all of it.
struct ViewGraphSearch {
  typealias Origin = (node: Int, site: Site)
  typealias Visit = (node: Int, platforms: Platforms)

  struct Arrival {
    /// The platforms on which no earlier arrival leads to the node.
    let platforms: Platforms
    /// Nil at a root.
    let origin: Origin?
  }

  private(set) var arrivals: [Int: [Arrival]] = [:]
  private var queue: [Visit] = []
  private var visited = 0

  /// - Parameter isOnTheWay: Whether what follows the node is as near as the node itself.
  mutating func arrive(
    at node: Int, on platforms: Platforms, from origin: Origin?, isOnTheWay: Bool = false
  ) {
    let added = (arrivals[node] ?? []).reduce(platforms) { $0.subtracting($1.platforms) }
    guard !added.isEmpty else { return }
    arrivals[node, default: []].append(Arrival(platforms: added, origin: origin))
    queue.insert((node, added), at: isOnTheWay ? visited : queue.count)
  }

  mutating func next() -> Visit? {
    guard visited < queue.count else { return nil }
    visited += 1
    return queue[visited - 1]
  }

  /// Visits nodes again to follow the edges that were left out.
  mutating func visitAgain(_ visits: [Visit]) { queue += visits }

  /// The nodes from one with an arrival up to a root.
  func chain(to node: Int, _ arrival: Arrival) -> [(node: Int, origin: Origin?)] {
    var chain: [(node: Int, origin: Origin?)] = []
    var next: (node: Int, arrival: Arrival)? = (node, arrival)
    while let (node, arrival) = next {
      chain.append((node, arrival.origin))
      next = arrival.origin.flatMap { origin in
        arrivals[origin.node]?.first { !$0.platforms.isDisjoint(with: arrival.platforms) }
          .map { (origin.node, $0) }
      }
    }
    return chain
  }
}
