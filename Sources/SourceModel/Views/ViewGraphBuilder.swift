/// Finds the paths to some of the project's views. It searches upwards from them, so that it reads no code that leads
/// elsewhere.
struct ViewGraphBuilder {
  let views: Views
  let symbols: Symbols
  /// The models that the code with each name injects into the environment. The name is that of a view type, a modifier
  /// or a function.
  var injections: [String: ViewGraph.Injection] = [:]
  /// The units that have been requested.
  var units = Units()
  /// For each requested unit, the names by which other code makes it inject models into the environment.
  var namesOfUnits: [Int: [String]] = [:]
  /// Whether the graph is for a person who opens the views, not for what the environment contains.
  let isForPeople: Bool
  /// For each requested name, the places that lead to each node.
  private var places: [String: [Node: [Place]]] = [:]

  typealias Node = ViewGraph.Node
  typealias Injection = ViewGraph.Injection

  /// A call that creates a view, or a call or read that runs code which creates one.
  struct Place {
    let name: String
    let range: ByteRange
    /// The range of the name of a call; a modifier may stand far below the start of its call.
    var nameRange: ByteRange?
    let scope: ScopeReference
    var callee: Expression?
    var base: Expression?
  }

  /// A path from one node to the next.
  private struct Way {
    let source: Node
    let target: Node
    let injection: Injection
    let place: Place
    /// Whether the place names a value that opens the target.
    let isByValue: Bool
  }

  init(_ views: Views, isForPeople: Bool) {
    self.views = views
    self.isForPeople = isForPeople
    let symbols = views.symbols
    self.symbols = symbols
    if !isForPeople { findInjections() }
  }

  /// The graph of all paths to some views. Requests every file that names a node on these paths.
  mutating func graph(leadingTo targets: Set<TypeID>) -> ViewGraph {
    var queue = targets.sorted().map(Node.view)
    var seen = Set(queue)
    var ways: [Way] = []
    while let node = queue.popLast() {
      symbols.needFiles(naming: names(leadingTo: node))
      let found = self.ways(to: node)
      ways += found
      queue += (found.map(\.source) + hosts(ofBody: node).map(Node.view))
        .filter { seen.insert($0).inserted }
    }
    var graph = ViewGraph(isForPeople: isForPeople)
    for way in ways.sorted(by: { $0.place.isBefore($1.place) }) {
      let isModifier = way.target.view == nil
      let site = symbols.files[way.place.scope.file].site(
        isModifier ? way.place.nameRange ?? way.place.range : way.place.range)
      graph.add(from: way.source, to: way.target) {
        ViewGraph.Edge(
          target: $0, injection: way.injection, site: site, platforms: platforms(of: way.place),
          conditions: conditions(of: way.place), isByValue: way.isByValue)
      }
    }
    for id in seen.compactMap(\.view).sorted() {
      for name in SDK.viewBody {
        for owner in owners(ofBody: name, of: id) where seen.contains(.member(owner, name)) {
          let site = symbols.site(of: id)
          graph.add(from: .view(id), to: .member(owner, name)) {
            ViewGraph.Edge(
              target: $0, injection: Injection(), site: site, platforms: .all, conditions: [],
              isByValue: false)
          }
        }
      }
      if symbols.isEntryPoint(id) { graph.addRoot(id) }
    }
    return graph
  }

  // MARK: Bodies

  /// The types that declare a member which SwiftUI calls on a view: the view's own type or a protocol.
  private func owners(ofBody name: String, of id: TypeID) -> [TypeID] {
    let members = symbols.members(of: id, named: name)
    let declarations =
      members.properties.map { ($0.file, $0.type) } + members.functions.map { ($0.file, $0.type) }
    return declarations.compactMap { file, type in
      type.flatMap { symbols.type(ofDeclaration: $0, inFile: file) }
    }.uniqued()
  }

  /// The views on which SwiftUI calls a member.
  private func hosts(ofBody node: Node) -> [TypeID] {
    guard case .member(let owner, let name) = node, SDK.viewBody.contains(name) else { return [] }
    return ([owner] + symbols.implementers(of: owner)).filter {
      symbols.hasBody($0) && owners(ofBody: name, of: $0).contains(owner)
    }
  }

  // MARK: Paths

  /// The names that code must contain to lead to a node; empty when no code can, because the node does not return a
  /// view.
  private func names(leadingTo node: Node) -> [String] {
    switch node {
    case .view(let id): return [symbols[id].name]
    case .member(let id, let name):
      if SDK.viewBody.contains(name) { return [symbols[id].name] }
      return views.returnsView(symbols.members(of: id, named: name)) ? [name] : []
    case .outsideMember(let type, let name):
      return type == "View"
        && views.returnsView(symbols.externalMembers(of: type, named: name))
        ? [name] : []
    case .function(let name):
      symbols.ask(.global(name))
      return (symbols.globalFunctions[name] ?? []).contains(where: views.returnsView)
        ? [name] : []
    case .root: return []
    }
  }

  private mutating func ways(to node: Node) -> [Way] {
    let names: [String]
    switch node {
    case .view(let id): names = [symbols[id].name, "init"]
    case .member(_, let name), .outsideMember(_, let name), .function(let name): names = [name]
    case .root: names = []
    }
    return names.flatMap { places(named: $0)[node] ?? [] }.flatMap { place in
      let openings = isForPeople ? self.openings(of: place) : []
      return (openings.isEmpty ? [place] : openings).flatMap { place in
        creators(of: place).map {
          Way(
            source: $0.node, target: node, injection: $0.injection, place: place,
            isByValue: !openings.isEmpty)
        }
      }
    }
  }

  private mutating func places(named name: String) -> [Node: [Place]] {
    if let known = places[name] { return known }
    let calls = symbols.callsInParsedFiles(named: name).map { number, call in
      Place(
        name: name, range: call.range, nameRange: call.nameRange,
        scope: ScopeReference(file: number, scope: call.scope),
        callee: call.callee, base: call.callee.base)
    }
    let reads = symbols.viewReads(named: name).map { number, read in
      Place(
        name: name, range: read.range, scope: ScopeReference(file: number, scope: read.scope),
        base: read.base)
    }
    var result: [Node: [Place]] = [:]
    for place in calls + reads where !symbols.isTest(file: place.scope.file) {
      for target in targets(of: place) where isCompiled(target, with: place) {
        result[target, default: []].append(place)
      }
    }
    places[name] = result
    return result
  }

  // MARK: Created views

  /// The views that a call creates, or the code that a call or read runs to create them.
  private func targets(of place: Place) -> [Node] {
    if let callee = place.callee, place.name == "init" || place.name.looksLikeTypeName {
      guard let type = views.inference.typeCreated(by: callee, at: place.scope) else { return [] }
      return type.candidates.filter(symbols.hasBody).map { .view($0) }
    }
    return resolve(place).map { [$0] } ?? []
  }

  /// The member or function with a name, if it returns a view.
  private func resolve(_ place: Place) -> Node? {
    let isSelf = place.base == nil || place.base?.isSelf == true
    if isSelf, let own = symbols.enclosingType(of: place.scope) {
      if let node = viewMember(place.name, of: own) { return node }
    }
    if place.base == nil {
      symbols.ask(.global(place.name))
      for reference in symbols.globalFunctions[place.name] ?? []
      where views.returnsView(reference) && place.callee != nil {
        return .function(place.name)
      }
    }
    guard let base = place.base else { return nil }
    for reference in symbols.externalMembers(of: "View", named: place.name).functions
    where views.returnsView(reference) && place.callee != nil {
      return .outsideMember("View", place.name)
    }
    let nodes = views.inference.type(of: base, at: place.scope).instance.candidates.compactMap {
      viewMember(place.name, of: $0)
    }
    return nodes.count == 1 ? nodes[0] : nil
  }

  private func viewMember(_ name: String, of id: TypeID) -> Node? {
    let members = symbols.members(of: id, named: name)
    let references =
      members.properties.filter(views.returnsView).map { ($0.file, $0.type) }
      + members.functions.filter(views.returnsView).map { ($0.file, $0.type) }
    for (file, type) in references {
      if let type, let owner = symbols.type(ofDeclaration: type, inFile: file) {
        return .member(owner, name)
      }
    }
    return nil
  }

  // MARK: Creation sites

  /// The code that shows a created view, and the models injected above it there; empty when the use of the view cannot
  /// be inferred.
  mutating func origins(of place: Place) -> [(node: Node, injection: Injection)] {
    let number = place.scope.file
    let file = symbols.files[number]
    let unitNumber = unit(of: place.scope)
    let unit = units[unitNumber]
    guard !unit.isNested else { return [] }
    var around = file.calls(around: place.range).filter { $0.range != place.range }
    let hosting = around.filter(\.hostsRoot).min { $0.range.count < $1.range.count }
    let keeper = place.keeper(in: file, inside: hosting?.range)
    if case .other? = keeper { return [] }
    let shown = keeper?.value ?? hosting?.range
    if let shown {
      around = around.filter { shown.contains($0.range) && $0.range != hosting?.range }
    }
    guard var injection = injection(by: around, above: place) else { return [] }
    if case .local(let binding, let scope)? = keeper {
      return uses(of: binding, in: ScopeReference(file: number, scope: scope)).flatMap { use in
        origins(of: use).map { origin in
          var all = origin.injection
          all.formUnion(injection)
          return (origin.node, all)
        }
      }
    }
    if case .host(let assignment)? = keeper {
      return [(root("rootView", at: assignment.range, of: unit, in: file), injection)]
    }
    if let hosting {
      // A superclass in the project may inject models above its argument.
      let scope = ScopeReference(file: number, scope: hosting.scope)
      if hosting.name == "init", let own = injections["init"], hasOwnSuperclass(at: scope) {
        injection.formUnion(own)
      }
      return [(root(hosting.rootName, at: hosting.range, of: unit, in: file), injection)]
    }
    if unit.isPreview {
      let position = file.scopes[place.scope.scope].range
      let site = file.site(unit.node == nil ? position : place.range)
      return [(.root(site, name: "preview", isPreview: true), injection)]
    }
    return unit.node.map { [($0, injection)] } ?? []
  }

  private func root(
    _ name: String, at range: ByteRange, of unit: Unit, in file: FileFacts
  ) -> Node { .root(file.site(range), name: name, isPreview: unit.isPreview) }

  /// What the calls around a view inject above it; nil if one of them hands the view over to other code.
  private func injection(by calls: [Call], above place: Place) -> Injection? {
    var injection = Injection()
    for call in calls {
      let scope = ScopeReference(file: place.scope.file, scope: call.scope)
      let base = call.callee.base
      let isAbove = base.map { $0.range.contains(place.range) } ?? false
      if !isAbove, views.handsOver(call, base, at: scope) { return nil }
      if call.putsIntoEnvironment {
        if isAbove { injection.formUnion(views.injection(by: call, at: scope)) }
      } else if let own = injections[call.name] {
        injection.formUnion(own)
      } else if isAbove, let own = call.modifierName.flatMap({ injections[$0] }) {
        injection.formUnion(own)
      }
    }
    return injection
  }

  private func hasOwnSuperclass(at scope: ScopeReference) -> Bool {
    symbols.enclosingType(of: scope).map { symbols.classLineage(of: $0).count > 1 }
      ?? false
  }
}
