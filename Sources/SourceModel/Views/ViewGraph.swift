/// Where the project's code creates views, and which models the environment contains there.
///
/// The graph follows only paths that can be inferred from the code: from an app, a scene, a widget, a preview or a
/// hosting controller, through bodies and their parts, to the views created there. Paths through other code, such as a
/// router or a factory in a property, are not included.
public struct ViewGraph: Sendable {
  /// Code that creates views, or a view itself.
  enum Node: Hashable, Sendable {
    /// A property or function of a project type.
    case member(TypeID, String)
    /// A member of an extension of an outside type: `View.framed`.
    case outsideMember(String, String)
    case function(String)
    case view(TypeID)
    /// The call that creates a hosting controller, or the preview. No environment comes from above.
    case root(Site, name: String, isPreview: Bool)
  }

  /// The models that are injected into the environment between two nodes.
  struct Injection: Hashable, Sendable {
    var types: Set<TypeID> = []
    /// Whether a value of unknown type is injected.
    var isAnything = false

    mutating func formUnion(_ other: Injection) {
      types.formUnion(other.types)
      isAnything = isAnything || other.isAnything
    }

    func isSuperset(of other: Injection) -> Bool {
      (isAnything || !other.isAnything) && types.isSuperset(of: other.types)
    }
  }

  /// An edge from a node to the node with the target number.
  private struct Edge: Sendable {
    let target: Int
    let injection: Injection
    let site: Site
    /// The platforms on which its code is compiled.
    let platforms: Platforms
    /// The conditions under which its code runs.
    let conditions: [String]

    /// Whether code reads one of some properties before it gets here.
    func isBehind(_ properties: Set<String>) -> Bool {
      conditions.contains { $0.containsWord(of: properties) }
    }
  }

  /// A path from a root to a view.
  public struct Path: Sendable, Hashable {
    public struct Step: Sendable, Hashable {
      public let name: String
      public let view: TypeID?
      /// Where the step before creates it, and whether it does so elsewhere, too.
      public let creation: Site?
      public let hasOtherCreations: Bool
    }

    /// The nodes on the path, from the root to the view.
    public let steps: [Step]
    public var names: [String] { steps.map(\.name) }
    /// The site where the view is created.
    public let site: Site
    /// The site of the preview or the hosting controller where the path starts; nil for an app or widget.
    public let start: Site?
  }

  private var nodes: [Node] = []
  private var numbers: [Node: Int] = [:]
  /// The outgoing edges of each node, by node number.
  private var edges: [[Edge]] = []
  /// The source nodes of the incoming edges of each node, by node number.
  private var sources: [[Int]] = []
  /// The root nodes, by node number, with the order in which they were found.
  private var roots: [Int: Int] = [:]

  init() {}

  /// Creates the part of the graph that leads to the given views.
  public init(leadingTo targets: Set<TypeID>, in views: Views) {
    var builder = ViewGraphBuilder(views)
    self = builder.graph(leadingTo: targets)
  }

  mutating func add(
    from source: Node, to target: Node, putting injection: Injection, at site: Site,
    on platforms: Platforms, under conditions: [String]
  ) {
    let edge = Edge(
      target: number(of: target), injection: injection, site: site, platforms: platforms,
      conditions: conditions)
    let start = number(of: source)
    edges[start].append(edge)
    sources[edge.target].append(start)
  }

  /// Adds a view that has no parent.
  mutating func addRoot(_ view: TypeID) { addRoot(number(of: .view(view))) }

  private mutating func addRoot(_ number: Int) {
    if roots[number] == nil { roots[number] = roots.count }
  }

  private mutating func number(of node: Node) -> Int {
    if let known = numbers[node] { return known }
    let number = nodes.count
    numbers[node] = number
    nodes.append(node)
    edges.append([])
    sources.append([])
    if case .root = node { addRoot(number) }
    return number
  }

  /// The numbers of the views' nodes and of all nodes on a path to them.
  private func nodes(leadingTo targets: Set<TypeID>) -> Set<Int> {
    var queue = targets.compactMap { numbers[.view($0)] }
    var seen = Set(queue)
    while let node = queue.popLast() {
      queue += sources[node].filter { seen.insert($0).inserted }
    }
    return seen
  }

  /// The shortest path to each view that can be reached without a model of one of the types in the environment.
  /// - Parameters:
  ///   - last: The views that no path leads past.
  ///   - readers: The properties of views that hold such a model. Code that reads one first has always ended the path.
  ///   - previews: Whether to search the paths from previews, instead of all other paths.
  public func pathsWithout(
    _ types: [TypeID], to targets: Set<TypeID>, past last: Set<TypeID>,
    readers: [TypeID: Set<String>], in views: Views, previews: Bool
  ) -> [TypeID: Path] {
    let wanted = Set(types.flatMap { views.symbols.relatives(of: $0) })
    return paths(to: targets, past: last, in: views, previews: previews) { node, edge in
      !edge.injection.isAnything && edge.injection.types.isDisjoint(with: wanted)
        && node.owner.flatMap { readers[$0] }.map(edge.isBehind) != true
    }
  }

  /// The shortest path to each view from an app or another root that is no preview.
  public func paths(to targets: Set<TypeID>, in views: Views) -> [TypeID: Path] {
    paths(to: targets, past: [], in: views, previews: false) { _, _ in true }
  }

  private func paths(
    to targets: Set<TypeID>, past last: Set<TypeID>, in views: Views, previews: Bool,
    along follows: (Node, Edge) -> Bool
  ) -> [TypeID: Path] {
    let above = nodes(leadingTo: targets)
    let starts = above.compactMap { node in roots[node].map { (order: $0, node: node) } }
      .filter { nodes[$0.node].isPreview == previews }
      .sorted { $0.order < $1.order }.map(\.node)
    var search = Search()
    // A way from the app is told rather than a shorter one from a hosting controller.
    for isApp in [true, false] {
      for start in starts where (nodes[start].view != nil) == isApp {
        search.arrive(at: start, on: .all, from: nil)
      }
      while let (node, platforms) = search.next() {
        if nodes[node].view.map(last.contains) == true { continue }
        for edge in edges[node] where above.contains(edge.target) && follows(nodes[node], edge) {
          search.arrive(
            at: edge.target, on: platforms.intersection(edge.platforms), from: (node, edge.site))
        }
      }
    }
    var result: [TypeID: Path] = [:]
    for view in targets {
      guard let node = numbers[.view(view)], let arrival = search.arrivals[node]?.first,
        let origin = arrival.origin
      else { continue }
      result[view] = path(
        to: node, at: origin.site, along: search.chain(to: node, arrival), in: views)
    }
    return result
  }

  /// - Parameter chain: The nodes from the view up to a root.
  private func path(
    to node: Int, at site: Site, along chain: [(node: Int, origin: Search.Origin?)], in views: Views
  ) -> Path {
    var steps: [Path.Step] = []
    var start: Site?
    for (step, origin) in chain {
      let name: String
      switch nodes[step] {
      case .view(let id), .member(let id, _): name = views.symbols.qualifiedName(id)
      case .outsideMember(_, let member): name = member
      case .function(let function): name = function
      case .root(let site, let own, _): (name, start) = (own, site)
      }
      // The body of a view comes before the view.
      if steps.last?.name == name { steps.removeLast() }
      let others = origin.map { edges[$0.node] }?.filter { $0.target == step } ?? []
      steps.append(
        Path.Step(
          name: name, view: nodes[step].view, creation: origin?.site,
          hasOtherCreations: others.contains { $0.site != origin?.site }))
    }
    return Path(steps: steps.reversed(), site: site, start: start)
  }
}

/// A search that visits nodes in the order of their distance. A path counts only if some platform compiles all of it.
private struct Search {
  typealias Origin = (node: Int, site: Site)

  struct Arrival {
    /// The platforms on which no earlier arrival leads to the node.
    let platforms: Platforms
    /// Nil at a root.
    let origin: Origin?
  }

  private(set) var arrivals: [Int: [Arrival]] = [:]
  private var queue: [(node: Int, platforms: Platforms)] = []
  private var visited = 0

  mutating func arrive(at node: Int, on platforms: Platforms, from origin: Origin?) {
    let added = (arrivals[node] ?? []).reduce(platforms) { $0.subtracting($1.platforms) }
    guard !added.isEmpty else { return }
    arrivals[node, default: []].append(Arrival(platforms: added, origin: origin))
    queue.append((node, added))
  }

  mutating func next() -> (node: Int, platforms: Platforms)? {
    guard visited < queue.count else { return nil }
    visited += 1
    return queue[visited - 1]
  }

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

extension ViewGraph.Node {
  var isPreview: Bool {
    if case .root(_, _, let isPreview) = self { return isPreview }
    return false
  }

  var view: TypeID? {
    if case .view(let id) = self { return id }
    return nil
  }

  /// The type that declares a member.
  fileprivate var owner: TypeID? {
    if case .member(let id, _) = self { return id }
    return nil
  }
}
