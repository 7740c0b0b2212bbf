/// A place that changes what views show.
public struct SiteOfChange: Sendable {
  public let site: Site
  /// Whether the code around it also makes a model of those views notify.
  public let notifies: Bool
  /// The published properties that it is known to change with it.
  public var published: [String] = []
}

/// Where the app changes what views show, so that a reader can judge whether they miss it.
extension Tracking {
  /// One place for each piece of code that changes what a read or a call gives, in the parsed files; for user defaults
  /// also in other programs. What also makes one of some models notify comes first; then what sets the member itself,
  /// before what it takes its value from.
  public func sitesChanging(_ read: Usage.LocatedRead, along models: [TypeID]) -> [SiteOfChange] {
    let scope = read.place
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
    let starts = code(of: read.use, at: scope)
    let evaluated = Set(starts.flatMap { graph.code(reachedFrom: $0, along: .allWithBody) })
    return sites(
      ofChangesOf: own.filter(isInApp), besides: sources.filter(isInApp),
      settingsRead(in: starts.flatMap { codeOfResult(of: $0) }), along: models, outside: evaluated
    ) { code, isStored in
      // What a read itself changes is a cache, and no other process changes variables of this one.
      !evaluated.contains(code)
        && (isStored
          || symbols.layout.mayShareProcess(
            symbols.files[read.file].path, symbols.files[code.file].path))
    }
  }

  /// Whether a read is the value of a binding, and only the binding sets it: the control that has it shows what it has set.
  func isSetByItsControlAlone(_ read: Usage.LocatedRead) -> Bool {
    let file = symbols.files[read.file]
    let binding = graph.closures(around: read.place).firstNonNil { closure -> Call? in
      guard case .argument(let range, "get", _)? = file.scopes[closure.scope].closure else {
        return nil
      }
      return file.call(at: range)
    }
    guard let binding, binding.name == "Binding" else { return false }
    let sites = sitesChanging(read, along: [])
    return !sites.isEmpty
      && sites.allSatisfy { $0.site.path == file.path && binding.range.contains($0.site.range) }
  }

  /// The keys of the user defaults that code itself reads.
  func settingsRead(in codes: some Sequence<CodeNode>) -> Set<String> {
    codes.reduce(into: []) {
      $0.formUnion(graph.settings(usedBy: $1, written: false).map(\.key))
    }
  }

  /// The getters or functions that a read or a call of a member runs.
  private func code(of read: Read, at scope: ScopeReference) -> [CodeNode] {
    let type = read.base.map { inference.type(of: $0, at: scope).instance }
    return symbols.concreteTypes(of: type?.candidates ?? []).flatMap { id -> [CodeNode] in
      let members = symbols.members(of: id, named: read.name)
      return members.functions.compactMap { graph.node(of: $0, on: id) }
        + members.properties.compactMap { reference in
          symbols[reference].getterBody.map { .init(file: reference.file, body: $0, owner: id) }
        }
    }
  }

  /// The same for a stored property.
  public func sitesChanging(_ reference: PropertyReference, along models: [TypeID])
    -> [SiteOfChange]
  {
    sites(ofChangesOf: [reference], besides: [], along: models)
  }

  private func sites(
    ofChangesOf own: [PropertyReference], besides sources: [PropertyReference],
    _ settings: Set<String> = [], along models: [TypeID], outside read: Set<CodeNode> = [],
    in counts: (CodeNode, _ isStored: Bool) -> Bool = { _, _ in true }
  ) -> [SiteOfChange] {
    var found: [(rank: Int, code: CodeNode, site: SiteOfChange)] = []
    let values =
      (own + sources).map { value(of: $0) } + (settings.isEmpty ? [] : [.settings(settings)])
    let together = values.firstNonNil {
      self.placeChanging($0, along: models, outside: read)
    }
    if let together, let code = graph.node(around: together.scope) {
      let site = symbols.files[code.file].site(together.range)
      found.append(
        (-1, code, SiteOfChange(site: site, notifies: true, published: together.published)))
    }
    let stored = changes(ofSettings: settings)
    let setting = stored.compactMap(propertySet).uniqued().flatMap(variablesChanging)
    for variable in [nil] + setting + (own + sources).uniqued().flatMap(variablesChanging) {
      let changes = (variable.map(changes) ?? stored).filter { propertySet(at: $0) == nil }
      let notifying =
        changes.isEmpty ? [] : variable.map { codeNotifying(models, withChangesOf: $0) } ?? []
      let isOwn = variable.map(own.contains) == true
      // A variable that holds an object is mostly set once.
      let isObject =
        variable.map { inference.type(of: $0) }?.candidates.contains {
          [.class, .protocol].contains(symbols[$0].kind)
        } == true
      found += changes.compactMap { change in
        let isStored = variable.map(setting.contains) != false
        guard let code = graph.node(around: place(of: change)), counts(code, isStored) else {
          return nil
        }
        let facts = [
          !isRunByTestsAlone(code), notifying.contains(code), isOwn, !isObject,
          !change.write.isReset,
        ]
        let rank = facts.reduce(0) { $0 * 2 + ($1 ? 0 : 1) }
        let site = symbols.files[change.file].site(change.write.range)
        return (rank, code, SiteOfChange(site: site, notifies: facts[1]))
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
    [variable].closed { changes(of: $0).compactMap(propertySet) }
  }

  /// The computed property whose setter makes a change.
  private func propertySet(at change: (file: Int, write: StateWrite)) -> PropertyReference? {
    let place = place(of: change)
    guard let body = symbols.enclosingBody(of: place), body.accessor == "set" else { return nil }
    switch symbols.selfType(at: place) {
    case .external(let name, _):
      return symbols.externalMembers(of: name, named: body.name).properties.first
    case let type:
      return type.candidates.flatMap { symbols.members(of: $0, named: body.name).properties }.first
    }
  }

  private func isRunByTestsAlone(_ code: CodeNode) -> Bool {
    let callers = graph.callers(of: code)
    return !callers.isEmpty && callers.allSatisfy { symbols.isTest(file: $0.file) }
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

  /// The changes of a variable in the parsed files, besides those of initializers, new objects, tests, previews and mocks.
  func changes(of variable: PropertyReference) -> [(file: Int, write: StateWrite)] {
    let name = symbols[variable].name
    guard let index = variable.type else { return [] }
    let type = symbols.selfType(ofDeclaration: index, inFile: variable.file)
    let id = type.candidates.first
    guard id.map(graph.isCreatedOnlyInPreviews) != true else { return [] }
    let family = Set(id.map(symbols.relatives) ?? [])
    return changes(inFilesNaming: name) { number in
      writes(ofMember: name, inFile: number).filter { write in
        let place = ScopeReference(file: number, scope: write.scope)
        guard id != nil else {
          let base = write.target.base(ofMember: name)
          return type
            == (base.map { inference.type(of: $0, at: place).unwrapped }
              ?? symbols.selfType(at: place))
        }
        return graph.node(around: place).map { graph.changes(by: write, in: $0) }?.contains {
          $0.name == name && family.contains($0.type)
        } == true && !isInInitializer(place, of: id) && !isOfNewObject(write, name, at: place)
      }
    }
  }

  /// Whether a write sets a member of an object that the same code creates, which no view shows yet.
  private func isOfNewObject(_ write: StateWrite, _ name: String, at place: ScopeReference) -> Bool
  {
    write.target.base(ofMember: name).map { !$0.isSelf && graph.isMade($0, at: place) } == true
  }

  /// The same for user defaults with some keys.
  private func changes(ofSettings keys: Set<String>) -> [(file: Int, write: StateWrite)] {
    guard !keys.isEmpty else { return [] }
    return changes(inFilesNaming: "forKey") { number in
      let calls = symbols.files[number].uses.calls.filter { SDK.writesSettings.contains($0.name) }
      let codes = calls.compactMap {
        graph.node(around: ScopeReference(file: number, scope: $0.scope))
      }
      return codes.uniqued().flatMap { graph.settings(usedBy: $0, written: true) }
        .filter { keys.contains($0.key) }.map { _, call in
          StateWrite(
            kind: .assignment, target: call.callee, value: call.arguments.first?.value,
            range: call.range, scope: call.scope)
        }
    }
  }

  private func changes(inFilesNaming name: String, _ find: (Int) -> [StateWrite])
    -> [(file: Int, write: StateWrite)]
  {
    symbols.parsedFiles(naming: name).flatMap { number -> [(file: Int, write: StateWrite)] in
      if symbols.isTest(file: number) { return [] }
      return find(number).filter { write in
        let place = ScopeReference(file: number, scope: write.scope)
        return graph.node(around: place) != nil && !graph.fillsCache(write, at: place)
          && !symbols.isInPreview(place)
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
