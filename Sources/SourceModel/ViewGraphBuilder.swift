/// Finds the views that the project's code makes.
struct ViewGraphBuilder {
  let model: ProjectModel
  /// The types that SwiftUI asks for a body, by their simple names.
  private var views: [String: [TypeID]] = [:]
  /// What the code behind a name puts into the environment: a view type's, a modifier's, a function's.
  var injections: [String: ViewGraph.Injection] = [:]
  /// The names of everything in the project that gives a view.
  private let viewMembers: Set<String>
  /// For each file, whether it is compiled into tests alone.
  let isTest: [Bool]
  /// The names by which other code has a unit put something into the environment, of those that were asked for.
  var namesOfUnits: [Unit: [String]] = [:]
  /// The places of each file, in their order.
  private var places: [[Place]] = []

  typealias Node = ViewGraph.Node
  typealias Injection = ViewGraph.Injection

  /// A call or read, and the code it stands in.
  struct Place {
    let name: String
    let range: ByteRange
    let scope: Int
    let callee: Expression?
    let base: Expression?
    let unit: Unit
  }

  /// The outermost member or function that code belongs to.
  struct Unit: Hashable {
    let node: Node?
    /// Inside a function that is declared there, whose uses are not followed.
    let isNested: Bool
    let isPreview: Bool
  }

  init(_ model: ProjectModel) {
    self.model = model
    viewMembers = model.viewMemberNames
    isTest = model.files.map { model.layout.isTest($0.path) }
    for type in model.types where model.hasBody(type.id) {
      views[type.name, default: []].append(type.id)
    }
    findPlaces()
    findInjections()
  }

  func graph() -> ViewGraph {
    var graph = ViewGraph()
    for number in model.files.indices where !isTest[number] {
      for place in places[number] {
        for target in targets(of: place, inFile: number) {
          guard let (node, injection) = origin(of: place, inFile: number) else { continue }
          let site = model.files[number].site(place.range)
          graph.add(from: node, to: target, putting: injection, at: site)
        }
      }
    }
    for id in views.values.joined().sorted() {
      let site = model.site(of: id)
      for name in Self.bodyNames {
        let members = model.members(of: id, named: name)
        let owners =
          (members.properties.map { ($0.file, $0.type) }
          + members.functions.map { ($0.file, $0.type) })
          .compactMap { file, type in
            type.flatMap { model.type(ofDeclaration: $0, inFile: file) }
          }
        for owner in owners.uniqued() {
          graph.add(
            from: .view(id), to: .member(owner, name), putting: Injection(), at: site)
        }
      }
      if model.isEntryPoint(id) { graph.addRoot(id) }
    }
    return graph
  }

  /// The members that SwiftUI calls.
  static let bodyNames = [
    "body", "makeUIView", "updateUIView", "makeUIViewController", "updateUIViewController",
    "makeNSView", "updateNSView", "makeNSViewController", "updateNSViewController",
  ]

  // MARK: Places

  private mutating func findPlaces() {
    places = Array(repeating: [], count: model.files.count)
    var units: [ScopeReference: Unit] = [:]
    func unit(of scope: ScopeReference) -> Unit {
      if let known = units[scope] { return known }
      let unit = self.unit(of: scope.scope, inFile: scope.file)
      units[scope] = unit
      return unit
    }
    func isTypeName(_ name: String) -> Bool { name.first?.isUppercase == true }
    let members = viewMembers.union(model.globalFunctions.keys)
    let called = members.filter { !isTypeName($0) }
      .union(views.keys.filter(isTypeName)).union(["init"])
    for (number, call) in model.callsRead(namedAnyOf: called) where !isTest[number] {
      var base: Expression?
      if case .member(let of, _) = call.callee.kind { base = of }
      places[number].append(
        Place(
          name: call.name, range: call.range, scope: call.scope, callee: call.callee, base: base,
          unit: unit(of: ScopeReference(file: number, scope: call.scope))))
    }
    for (number, read) in model.viewReads(namedAnyOf: members) where !isTest[number] {
      places[number].append(
        Place(
          name: read.name, range: read.range, scope: read.scope, callee: nil, base: read.base,
          unit: unit(of: ScopeReference(file: number, scope: read.scope))))
    }
  }

  func unit(of scope: Int, inFile number: Int) -> Unit {
    let file = model.files[number]
    var owners: [BodyOwner] = []
    var index: Int? = scope
    var isPreview = false
    while let current = index {
      let scope = file.scopes[current]
      if let owner = scope.owner { owners.append(owner) }
      if case .macro("Preview")? = scope.closure { isPreview = true }
      if case .type(let declaration) = scope.kind {
        guard let owner = owners.last else {
          return Unit(node: nil, isNested: false, isPreview: isPreview)
        }
        let node: Node =
          model.type(ofDeclaration: declaration, inFile: number).map { .member($0, owner.name) }
          ?? .outsideMember(file.types[declaration].name, owner.name)
        let inherits = file.types[declaration].inheritance
        return Unit(
          node: node, isNested: owners.count > 1,
          isPreview: isPreview
            || inherits.contains { $0.type.simpleName == "PreviewProvider" })
      }
      index = scope.parent
    }
    return Unit(
      node: owners.last.map { .function($0.name) }, isNested: owners.count > 1,
      isPreview: isPreview)
  }

  // MARK: What is made

  /// The views that a call makes, or the code that a call or read runs to make some.
  private func targets(of place: Place, inFile number: Int) -> [Node] {
    let scope = ScopeReference(file: number, scope: place.scope)
    if let callee = place.callee, place.name == "init" || place.name.first?.isUppercase == true {
      guard case .metatype(let type) = model.type(of: callee.constructed, at: scope)
      else { return [] }
      return type.candidates.filter(model.hasBody).map { .view($0) }
    }
    return resolve(place, at: scope).map { [$0] } ?? []
  }

  /// The member or function behind a name, where what it gives is a view.
  private func resolve(_ place: Place, at scope: ScopeReference) -> Node? {
    let isSelf = place.base == nil || place.base?.isSelf == true
    if isSelf, let own = model.enclosingType(of: scope) {
      if let node = viewMember(place.name, of: own) { return node }
    }
    if place.base == nil {
      model.ask(.global(place.name))
      for reference in model.globalFunctions[place.name] ?? []
      where model.givesView(reference) && place.callee != nil {
        return .function(place.name)
      }
    }
    guard let base = place.base else { return nil }
    for reference in model.externalMembers(of: "View", named: place.name).functions
    where model.givesView(reference) && place.callee != nil {
      return .outsideMember("View", place.name)
    }
    let nodes = model.type(of: base, at: scope).instance.candidates.compactMap {
      viewMember(place.name, of: $0)
    }
    return nodes.count == 1 ? nodes[0] : nil
  }

  private func viewMember(_ name: String, of id: TypeID) -> Node? {
    let members = model.members(of: id, named: name)
    let references =
      members.properties.filter(model.givesView).map { ($0.file, $0.type) }
      + members.functions.filter(model.givesView).map { ($0.file, $0.type) }
    for (file, type) in references {
      if let type, let owner = model.type(ofDeclaration: type, inFile: file) {
        return .member(owner, name)
      }
    }
    return nil
  }

  // MARK: Where it is made

  /// The code that a view is made in, and what is put into the environment above it there; nil where what becomes of the
  /// view is not evident.
  private func origin(of place: Place, inFile number: Int) -> (Node, Injection)? {
    let file = model.files[number]
    guard !place.unit.isNested else { return nil }
    var around: [Call] = []
    var hosting: Call?
    for call in file.calls(around: place.range) where call.range != place.range {
      if call.hostsRoot {
        hosting = hosting.map { $0.range.count < call.range.count ? $0 : call } ?? call
      }
      around.append(call)
    }
    if let hosting {
      around = around.filter { hosting.range.contains($0.range) && $0.range != hosting.range }
    }
    guard !place.isKept(in: file, inside: hosting?.range) else { return nil }
    var injection = Injection()
    for call in around {
      let scope = ScopeReference(file: number, scope: call.scope)
      var base: Expression?
      if case .member(let of, _) = call.callee.kind { base = of }
      let isAbove = base.map { $0.range.contains(place.range) } ?? false
      if !isAbove, model.handsOver(call, base, at: scope) { return nil }
      if call.putsIntoEnvironment {
        if isAbove { injection.formUnion(model.injection(by: call, at: scope)) }
      } else if let own = injections[call.name] {
        injection.formUnion(own)
      } else if isAbove, let own = call.modifierName.flatMap({ injections[$0] }) {
        injection.formUnion(own)
      }
    }
    if let hosting {
      // A superclass of the project's own may put something above what it is given.
      let scope = ScopeReference(file: number, scope: hosting.scope)
      if hosting.name == "init", let own = injections["init"], hasOwnSuperclass(at: scope) {
        injection.formUnion(own)
      }
      let site = file.site(hosting.range)
      return (
        .root(site, name: hosting.rootName, isPreview: place.unit.isPreview), injection
      )
    }
    if place.unit.isPreview {
      let position = file.scopes[place.scope].range
      let site = file.site(place.unit.node == nil ? position : place.range)
      return (.root(site, name: "preview", isPreview: true), injection)
    }
    return place.unit.node.map { ($0, injection) }
  }

  private func hasOwnSuperclass(at scope: ScopeReference) -> Bool {
    model.enclosingType(of: scope).map { model.classLineage(of: $0).count > 1 } ?? false
  }
}
