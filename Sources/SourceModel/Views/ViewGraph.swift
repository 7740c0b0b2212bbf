/// Which views the project's code makes where, and which models are put into the environment above them.
///
/// Followed are the ways that are evident from what is written: from an app, a scene, a widget, a preview or a hosting
/// controller through bodies and their parts to the views made there. What leads through code that is none of these (a
/// router, a factory kept in a property) is not followed, and nothing is said of it.
public struct ViewGraph: Sendable {
  /// Code that makes views, or a view itself.
  enum Node: Hashable, Sendable {
    /// A property or function of a type of the project.
    case member(TypeID, String)
    /// What an extension adds to an outside type: `View.framed`.
    case outsideMember(String, String)
    case function(String)
    case view(TypeID)
    /// The call that makes a hosting controller, or the preview: nothing comes from above.
    case root(Site, name: String, isPreview: Bool)
  }

  /// What is put into the environment on the way from one node to another.
  struct Injection: Hashable, Sendable {
    var types: Set<TypeID> = []
    /// Something is put there whose type is not known.
    var isAnything = false

    mutating func formUnion(_ other: Injection) {
      types.formUnion(other.types)
      isAnything = isAnything || other.isAnything
    }

    func isSuperset(of other: Injection) -> Bool {
      (isAnything || !other.isAnything) && types.isSuperset(of: other.types)
    }
  }

  /// A way on from a node, to the node of a number.
  private struct Edge: Sendable {
    let target: Int
    let injection: Injection
    let site: Site
  }

  /// A way from a root to a view.
  public struct Path: Sendable, Hashable {
    /// The names of what is passed, the root's first, the view's last.
    public let names: [String]
    /// Where the view is made.
    public let site: Site
    /// Where the way starts: the preview, the hosting controller; nil for an app or widget.
    public let start: Site?
  }

  private var nodes: [Node] = []
  private var numbers: [Node: Int] = [:]
  /// Those that start at each node, by its number.
  private var edges: [[Edge]] = []
  /// The numbers of the nodes that lead to each node, by its number.
  private var sources: [[Int]] = []
  /// The nodes that nothing stands above, by their numbers: the order in which they were found.
  private var roots: [Int: Int] = [:]

  init() {}

  /// The part that leads to some views.
  public init(leadingTo views: Set<TypeID>, in model: ProjectModel) {
    var builder = ViewGraphBuilder(model)
    self = builder.graph(leadingTo: views)
  }

  mutating func add(from source: Node, to target: Node, putting injection: Injection, at site: Site)
  {
    let edge = Edge(target: number(of: target), injection: injection, site: site)
    let start = number(of: source)
    edges[start].append(edge)
    sources[edge.target].append(start)
  }

  /// Notes that nothing stands above a view.
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

  /// The numbers of the views' nodes and of all that some way to them goes through.
  private func nodes(leadingTo views: Set<TypeID>) -> Set<Int> {
    var queue = views.compactMap { numbers[.view($0)] }
    var seen = Set(queue)
    while let node = queue.popLast() {
      queue += sources[node].filter { seen.insert($0).inserted }
    }
    return seen
  }

  /// For each of some views that can be reached without a model of one of the types having been put into the environment,
  /// the shortest such way; ways from previews apart.
  public func pathsWithout(
    _ types: [TypeID], to views: Set<TypeID>, in model: ProjectModel, previews: Bool
  ) -> [TypeID: Path] {
    let wanted = Set(types.flatMap { model.relatives(of: $0) })
    let above = nodes(leadingTo: views)
    var origins: [Int: (node: Int, site: Site)] = [:]
    var queue = above.compactMap { node in roots[node].map { (order: $0, node: node) } }
      .filter { nodes[$0.node].isPreview == previews }
      .sorted { $0.order < $1.order }.map(\.node)
    var seen = Set(queue)
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for edge in edges[node] where above.contains(edge.target) && !seen.contains(edge.target) {
        guard !edge.injection.isAnything, edge.injection.types.isDisjoint(with: wanted) else {
          continue
        }
        seen.insert(edge.target)
        origins[edge.target] = (node, edge.site)
        queue.append(edge.target)
      }
    }
    var result: [TypeID: Path] = [:]
    for view in views {
      guard let node = numbers[.view(view)], let origin = origins[node] else { continue }
      result[view] = path(to: node, at: origin.site, origins, in: model)
    }
    return result
  }

  private func path(
    to node: Int, at site: Site, _ origins: [Int: (node: Int, site: Site)], in model: ProjectModel
  ) -> Path {
    var names: [String] = []
    var start: Site?
    var current: Int? = node
    while let step = current {
      let name: String
      switch nodes[step] {
      case .view(let id), .member(let id, _): name = model.qualifiedName(id)
      case .outsideMember(_, let member): name = member
      case .function(let function): name = function
      case .root(let site, let own, _): (name, start) = (own, site)
      }
      if names.last != name { names.append(name) }
      current = origins[step]?.node
    }
    return Path(names: names.reversed(), site: site, start: start)
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
}
