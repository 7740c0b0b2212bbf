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

    func mayContain(_ models: Set<TypeID>) -> Bool { isAnything || !types.isDisjoint(with: models) }

    func isSuperset(of other: Injection) -> Bool {
      (isAnything || !other.isAnything) && types.isSuperset(of: other.types)
    }
  }

  /// An edge from a node to the node with the target number.
  struct Edge: Sendable {
    let target: Int
    let injection: Injection
    let site: Site
    /// The platforms on which its code is compiled.
    let platforms: Platforms
    /// The conditions under which its code runs.
    let conditions: [String]
    /// Whether its code names a value that opens the target.
    let isByValue: Bool

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
      /// Whether the step before names a value that opens it.
      public let isOpenedByValue: Bool
      /// The node whose code creates it.
      let source: Int?
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
  /// Whether its paths are those on which a person opens views.
  private let isForPeople: Bool

  init(isForPeople: Bool) { self.isForPeople = isForPeople }

  /// Creates the part of the graph that leads to the given views.
  init(leadingTo targets: Set<TypeID>, in views: Views) {
    var builder = ViewGraphBuilder(views, isForPeople: false)
    self = builder.graph(leadingTo: targets)
  }

  /// The ways on which a person opens the given views. They also lead through values that open a view, and begin at any
  /// code that creates one. What the environment contains on them is not known.
  public init(opening targets: Set<TypeID>, in views: Views) {
    var builder = ViewGraphBuilder(views, isForPeople: true)
    self = builder.graph(leadingTo: targets)
  }

  /// - Parameter edge: Creates the edge to the number of the target.
  mutating func add(from source: Node, to target: Node, _ edge: (Int) -> Edge) {
    let edge = edge(number(of: target))
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

  /// Where a person has always seen the lack of a model, because the code there reads it.
  struct Readers {
    /// The views that no path leads past.
    let last: Set<TypeID>
    /// The properties of views that hold such a model. Code that reads one first has always ended the path.
    let properties: [TypeID: Set<String>]
  }

  /// The shortest path to each view that can be reached without a model of one of the types in the environment.
  /// - Parameters:
  ///   - readers: What ends a path; nil to search the paths from previews, instead of all other paths.
  ///   - places: Where code is meant to inject one that does not yet.
  func pathsWithout(
    _ types: [TypeID], to targets: Set<TypeID>, before readers: Readers?, in views: Views,
    besides places: Set<Site>
  ) -> [TypeID: Path] {
    let wanted = Set(types.flatMap { views.symbols.relatives(of: $0) })
    return paths(to: targets, past: readers?.last ?? [], in: views, previews: readers == nil) {
      !$1.injection.mayContain(wanted) && !places.contains($1.site)
        && $0.owner.flatMap { readers?.properties[$0] }.map($1.isBehind) != true
    }
  }

  /// The nodes whose environment contains a model of one of the types on some path that does not begin at a preview.
  func nodesWith(_ types: [TypeID], in views: Views) -> Set<Int> {
    let wanted = Set(types.flatMap { views.symbols.relatives(of: $0) })
    func targets(of node: Int) -> [Int] { edges[node].map(\.target) }
    let reached = roots.keys.filter { !nodes[$0].isPreview }.closed(under: targets)
    let given = reached.flatMap { edges[$0] }.filter { $0.injection.mayContain(wanted) }
    return Set(given.map(\.target).closed(under: targets))
  }

  /// The shortest path to each view from an app, from another root that is no preview, or from code that no path leads
  /// to, in this order.
  public func paths(to targets: Set<TypeID>, in views: Views) -> [TypeID: Path] {
    paths(to: targets, past: [], in: views, previews: false) { _, _ in true }
  }

  /// The places that create or open a view.
  public func openings(of view: TypeID) -> [Site] {
    guard let target = numbers[.view(view)] else { return [] }
    return sources[target].filter { !nodes[$0].isPreview }.flatMap { source in
      edges[source].filter { $0.target == target }.map(\.site)
    }.uniqued()
  }

  private func paths(
    to targets: Set<TypeID>, past last: Set<TypeID>, in views: Views, previews: Bool,
    along follows: (Node, Edge) -> Bool
  ) -> [TypeID: Path] {
    let above = nodes(leadingTo: targets)
    var search = ViewGraphSearch()
    for some in starts(among: above, previews: previews, in: views) {
      for start in some { search.arrive(at: start, on: .all, from: nil) }
      var detours: [ViewGraphSearch.Visit] = []
      var followsDetours = !isForPeople
      while true {
        guard let visit = search.next() else {
          if detours.isEmpty { break }
          search.visitAgain(detours)
          (detours, followsDetours) = ([], true)
          continue
        }
        let node = visit.node
        if nodes[node].view.map(last.contains) == true { continue }
        for edge in edges[node] where above.contains(edge.target) && follows(nodes[node], edge) {
          if !followsDetours, edge.isByValue || nodes[node].isModifier {
            if detours.last?.node != node { detours.append(visit) }
            continue
          }
          // A person walks from view to view, whatever code is in between.
          search.arrive(
            at: edge.target, on: visit.platforms.intersection(edge.platforms),
            from: (node, edge.site), isOnTheWay: isForPeople && nodes[edge.target].view == nil)
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

  /// Where paths begin, each group before the next: a way from the app rather than a shorter one from a hosting
  /// controller, then for people code that no path leads to, of which a menu may run that of the application delegate.
  private func starts(among above: Set<Int>, previews: Bool, in views: Views) -> [[Int]] {
    let starts = above.compactMap { node in roots[node].map { (order: $0, node: node) } }
      .filter { nodes[$0.node].isPreview == previews }
      .sorted { $0.order < $1.order }.map(\.node)
    let others =
      isForPeople ? above.filter { roots[$0] == nil && sources[$0].isEmpty }.sorted() : []
    let commands = others.filter {
      nodes[$0].owner.map {
        views.symbols.inherits($0, fromOutside: SDK.applicationDelegateProtocol)
      } == true
    }
    return [starts.filter { nodes[$0].view != nil }, starts, commands + others]
  }

  /// - Parameter chain: The nodes from the view up to a root.
  private func path(
    to node: Int, at site: Site, along chain: [(node: Int, origin: ViewGraphSearch.Origin?)],
    in views: Views
  ) -> Path {
    var steps: [Path.Step] = []
    var start: Site?
    for (step, origin) in chain {
      let name: String
      switch nodes[step] {
      case .member(let id, let member) where isForPeople && origin == nil && member != "init":
        name = "\(views.symbols.qualifiedName(id)).\(member)"
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
          hasOtherCreations: others.contains { $0.site != origin?.site },
          isOpenedByValue: others.contains { $0.site == origin?.site && $0.isByValue },
          source: origin?.node))
    }
    return Path(steps: steps.reversed(), site: site, start: start)
  }
}

extension ViewGraph.Node {
  /// Whether it is a modifier of any view, which does not say what shows the view it creates.
  fileprivate var isModifier: Bool {
    if case .outsideMember = self { return true }
    return false
  }

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
