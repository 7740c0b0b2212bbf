/// Where the app changes what views show, so that a reader can judge whether they miss it.
extension Tracking {
  /// One place for each piece of code that changes what a read or a call gives, in the parsed files. What also makes one
  /// of some models notify comes first; then what sets the member itself, before what it takes its value from.
  public func sitesChanging(_ read: Usage.LocatedRead, along models: [TypeID]) -> [Site] {
    let scope = ScopeReference(file: read.file, scope: read.use.scope)
    let type = read.use.base.map { inference.type(of: $0, at: scope).instance }
    let own = symbols.concreteTypes(of: type?.candidates ?? []).flatMap {
      symbols.members(of: $0, named: read.use.name).properties
    }
    let sources = sources(of: read.use, at: scope).map(\.variable)
    // Nothing in the app creates a mock that a library has for its clients' tests.
    func isInApp(_ variable: PropertyReference) -> Bool {
      symbols[variable].isStatic
        || symbols.declaringType(of: variable).map { id in
          symbols[id].kind != .class
            || ([id] + symbols.subtypes(of: id)).contains {
              !graph.constructionCalls(of: $0).isEmpty
            }
        } != false
    }
    let evaluated = codeRun(by: read.use, at: scope)
    return sites(
      ofChangesOf: own.filter(isInApp), besides: sources.filter(isInApp), along: models
    ) { code in
      // What a read itself changes is a cache, and no other process changes variables of this one.
      !evaluated.contains(code)
        && symbols.layout.mayShareProcess(
          symbols.files[read.file].path, symbols.files[code.file].path)
    }
  }

  /// The code that a read or a call of a member runs.
  private func codeRun(by read: Read, at scope: ScopeReference) -> Set<CodeNode> {
    let type = read.base.map { inference.type(of: $0, at: scope).instance }
    let starts = symbols.concreteTypes(of: type?.candidates ?? []).flatMap { id -> [CodeNode] in
      let members = symbols.members(of: id, named: read.name)
      return members.functions.compactMap { graph.node(of: $0, on: id) }
        + members.properties.compactMap { reference in
          symbols[reference].getterBody.map { .init(file: reference.file, body: $0, owner: id) }
        }
    }
    return Set(starts.flatMap { graph.code(reachedFrom: $0, along: .allWithBody) })
  }

  /// The same for a stored property.
  public func sitesChanging(_ reference: PropertyReference, along models: [TypeID]) -> [Site] {
    sites(ofChangesOf: [reference], besides: [], along: models)
  }

  private func sites(
    ofChangesOf own: [PropertyReference], besides sources: [PropertyReference],
    along models: [TypeID], in counts: (CodeNode) -> Bool = { _ in true }
  ) -> [Site] {
    var found: [(rank: Int, code: CodeNode, site: Site)] = []
    for variable in (own + sources).uniqued().flatMap(variablesChanging) {
      let changes = changes(of: variable).filter { propertySet(at: $0) == nil }
      let notifying = changes.isEmpty ? [] : codeNotifying(models, withChangesOf: variable)
      let isOwn = own.contains(variable)
      // A variable that holds an object is mostly set once.
      let isObject = inference.type(of: variable).candidates.contains {
        [.class, .protocol].contains(symbols[$0].kind)
      }
      found += changes.compactMap { change in
        guard let code = graph.node(around: place(of: change)), counts(code) else { return nil }
        let facts = [
          !isRunByTestsAlone(code), notifying.contains(code), isOwn, !isObject,
          !change.write.isReset,
        ]
        let rank = facts.reduce(0) { $0 * 2 + ($1 ? 0 : 1) }
        return (rank, code, symbols.files[change.file].site(change.write.range))
      }
    }
    var seen: Set<CodeNode> = []
    return found.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map(\.element).filter { seen.insert($0.code).inserted }.map(\.site)
  }

  private func place(of change: (file: Int, write: StateWrite)) -> ScopeReference {
    ScopeReference(file: change.file, scope: change.write.scope)
  }

  /// A variable, and the computed properties whose setters change it.
  private func variablesChanging(_ variable: PropertyReference) -> [PropertyReference] {
    var found = [variable]
    var next = 0
    while next < found.count {
      let setters = changes(of: found[next]).compactMap(propertySet).uniqued()
      found += setters.filter { !found.contains($0) }
      next += 1
    }
    return found
  }

  /// The computed property whose setter makes a change.
  private func propertySet(at change: (file: Int, write: StateWrite)) -> PropertyReference? {
    let place = place(of: change)
    guard let body = symbols.enclosingBody(of: place), body.accessor == "set",
      let id = symbols.enclosingType(of: place)
    else { return nil }
    return symbols.members(of: id, named: body.name).properties.first
  }

  private func isRunByTestsAlone(_ code: CodeNode) -> Bool {
    let callers = graph.callers(of: code)
    return !callers.isEmpty
      && callers.allSatisfy { symbols.layout.isTest(symbols.files[$0.file].path) }
  }

  /// The code that changes a variable and also makes one of some models notify.
  private func codeNotifying(_ models: [TypeID], withChangesOf variable: PropertyReference)
    -> Set<CodeNode>
  {
    let owners = symbols.declaringType(of: variable).map(symbols.relatives) ?? []
    let reaches = symbols.concreteTypes(of: models).flatMap {
      notificationReaches(of: $0, or: owners)
    }
    return reaches.reduce(into: []) { codes, found in
      let changing = (found.changing[symbols[variable].name] ?? []).filter(found.notifying.contains)
      codes.formUnion(changing.map { found.reach.nodes[$0] })
    }
  }

  /// The changes of a variable in the parsed files, besides those of initializers, tests, previews and mocks.
  func changes(of variable: PropertyReference) -> [(file: Int, write: StateWrite)] {
    let name = symbols[variable].name
    guard let id = symbols.declaringType(of: variable), !graph.isCreatedOnlyInPreviews(id) else {
      return []
    }
    let family = Set(symbols.relatives(of: id))
    return symbols.parsedFiles(naming: name).flatMap { number -> [(file: Int, write: StateWrite)] in
      if symbols.layout.isTest(symbols.files[number].path) { return [] }
      return writes(ofMember: name, inFile: number).filter { write in
        let place = ScopeReference(file: number, scope: write.scope)
        guard let code = graph.node(around: place) else { return false }
        return graph.changes(by: write, in: code).contains {
          $0.name == name && family.contains($0.type)
        } && !graph.fillsCache(write, at: place) && !symbols.isInPreview(place)
          && !isInInitializer(place, of: id)
          && symbols.enclosingType(of: place).map(graph.isCreatedOnlyInPreviews) != true
      }.map { (number, $0) }
    }
  }
}

extension StateWrite {
  /// Whether it assigns a literal: `nil`, `[]`, `false`.
  fileprivate var isReset: Bool {
    switch value?.unwrapped.kind {
    case .literal: true
    case .array(let elements), .dictionary(let elements): elements.isEmpty
    default: false
    }
  }
}
