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

  struct Edge: Sendable {
    let target: Node
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

  var edges: [Node: [Edge]] = [:]
  var roots: [Node] = []

  public init(_ model: ProjectModel) {
    self = ViewGraphBuilder(model).graph()
  }

  /// Says that the ways to some views depend on every file that names what lies on them.
  public func needFiles(leadingTo hosts: Set<TypeID>, in model: ProjectModel) {
    var sources: [Node: [Node]] = [:]
    for (source, found) in edges {
      for edge in found { sources[edge.target, default: []].append(source) }
    }
    var queue = hosts.map { Node.view($0) }
    var seen = Set(queue)
    while let node = queue.popLast() {
      model.needFiles(naming: names(leadingTo: node, in: model))
      queue += (sources[node] ?? []).filter { seen.insert($0).inserted }
    }
  }

  /// What code must name to lead to a node; nothing where no code can, as what gives no view.
  private func names(leadingTo node: Node, in model: ProjectModel) -> [String] {
    switch node {
    case .view(let id): return [model[id].name]
    case .member(let id, let name):
      if ViewGraphBuilder.bodyNames.contains(name) { return [model[id].name] }
      return model.givesView(model.members(of: id, named: name)) ? [name] : []
    case .outsideMember(let type, let name):
      return type == "View" && model.givesView(model.externalMembers(of: type, named: name))
        ? [name] : []
    case .function(let name):
      model.ask(.global(name))
      return (model.globalFunctions[name] ?? []).contains(where: model.givesView) ? [name] : []
    case .root: return []
    }
  }

  /// For each view that can be reached without a model of one of the types having been put into the environment, the
  /// shortest such way; ways from previews apart.
  public func pathsWithout(_ types: [TypeID], in model: ProjectModel, previews: Bool)
    -> [TypeID: Path]
  {
    let wanted = Set(types.flatMap { model.relatives(of: $0) })
    var parents: [Node: (node: Node, site: Site)] = [:]
    var queue = roots.filter { $0.isPreview == previews }
    var seen = Set(queue)
    var next = 0
    var result: [TypeID: Path] = [:]
    while next < queue.count {
      let node = queue[next]
      next += 1
      for edge in edges[node] ?? [] {
        guard !edge.injection.isAnything, edge.injection.types.isDisjoint(with: wanted),
          seen.insert(edge.target).inserted
        else { continue }
        parents[edge.target] = (node, edge.site)
        queue.append(edge.target)
        if case .view(let id) = edge.target {
          result[id] = path(to: edge.target, at: edge.site, parents, in: model)
        }
      }
    }
    return result
  }

  private func path(
    to node: Node, at site: Site, _ parents: [Node: (node: Node, site: Site)],
    in model: ProjectModel
  ) -> Path {
    var names: [String] = []
    var start: Site?
    var current: Node? = node
    while let step = current {
      let name: String
      switch step {
      case .view(let id), .member(let id, _): name = model.qualifiedName(id)
      case .outsideMember(_, let member): name = member
      case .function(let function): name = function
      case .root(let site, let own, _): (name, start) = (own, site)
      }
      if names.last != name { names.append(name) }
      current = parents[step]?.node
    }
    return Path(names: names.reversed(), site: site, start: start)
  }
}

extension ViewGraph.Node {
  var isPreview: Bool {
    if case .root(_, _, let isPreview) = self { return isPreview }
    return false
  }
}
