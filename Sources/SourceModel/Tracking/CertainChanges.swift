/// Which of the untracked values that views show change together with the models that the views observe. An update that
/// came with such a change is lost; what changes at any other time never updated the views.
extension Tracking {
  /// A variable that is not tracked, and the type of its object; nil for static and global variables.
  typealias Source = (variable: PropertyReference, owner: TypeID?)

  /// Whether code of the project is known to change what a read or a call gives, together with an object of one of the
  /// models. What other code changes, as a framework does, is not known.
  public func changes(_ read: Usage.LocatedRead, along models: [TypeID]) -> Bool {
    let scope = ScopeReference(file: read.file, scope: read.use.scope)
    return sources(of: read.use, at: scope).contains { changes($0, along: models) }
  }

  /// The same for a property of a model: what it stores, or what its getter reads.
  public func changesAlong(_ reference: PropertyReference, of id: TypeID) -> Bool {
    symbols[reference].isStored
      ? changes((reference, id), along: [id])
      : symbols[reference].getterBody.map { changes(in: $0, reference.file, of: id) } == true
  }

  /// The same for what code of a model reads.
  public func changes(in body: ByteRange, _ number: Int, of id: TypeID) -> Bool {
    sources(in: body, number, of: id).contains { changes($0, along: [id]) }
  }

  private func changes(_ source: Source, along models: [TypeID]) -> Bool {
    guard certainlyChangesAfterInit(source.variable, of: source.owner) else { return false }
    let name = symbols[source.variable].name
    let owners = symbols.declaringType(of: source.variable).map { Set(symbols.relatives(of: $0)) }
    return symbols.concreteTypes(of: models).contains { model in
      changesWithNotifications(of: model).contains {
        $0.name == name && owners?.contains($0.type) != false
      }
    }
  }

  // MARK: Where a value comes from

  private func sources(of read: Read, at scope: ScopeReference) -> [Source] {
    guard let base = read.base, !base.isSelf else { return variables(named: read, at: scope) }
    let type = inference.type(of: base, at: scope)
    if case .metatype(let instance) = type {
      return instance.candidates.flatMap { symbols.members(of: $0, named: read.name).properties }
        .filter { symbols[$0].isStatic }.map { ($0, nil) }
    }
    return symbols.concreteTypes(of: type.candidates).flatMap { id -> [Source] in
      let members = symbols.members(of: id, named: read.name)
      return members.properties.flatMap { reference -> [Source] in
        if symbols[reference].isStored { return [(reference, id)] }
        return symbols[reference].getterBody.map { sources(in: $0, reference.file, of: id) } ?? []
      }
        + members.functions.flatMap { function in
          symbols[function].body.map { sources(in: $0, function.file, of: id) } ?? []
        }
    }
  }

  /// The variables that code of a type reads, of the same object or of plain objects.
  private func sources(in body: ByteRange, _ number: Int, of id: TypeID) -> [Source] {
    let start = CodeNode(file: number, body: body, owner: id)
    return graph.code(reachedFrom: start, along: .ownAndFreeWithBody).flatMap { code in
      symbols.files[code.file].uses.reads.starting(in: code.body).flatMap { read -> [Source] in
        let scope = ScopeReference(file: code.file, scope: read.scope)
        guard let base = read.base, !base.isSelf else {
          let own = code.owner.map { symbols.members(of: $0, named: read.name).properties } ?? []
          return own.filter { isPlainVariable(symbols[$0]) }.map { ($0, code.owner) }
            + variables(named: read, at: scope)
        }
        if case .metatype = inference.type(of: base, at: scope) {
          return sources(of: read, at: scope)
        }
        return symbols.concreteTypes(of: inference.type(of: base, at: scope).instance.candidates)
          .filter {
            symbols[$0].kind == .class && !symbols.isMigratable($0)
              && !symbols.notifiesOfOwnChanges($0)
          }
          .flatMap { owner in
            symbols.members(of: owner, named: read.name).properties.filter { symbols[$0].isStored }
              .map { ($0, symbols[$0].isStatic ? nil : owner) }
          }
      }
    }
  }

  /// The static or global variables that a name without an object may refer to.
  private func variables(named read: Read, at scope: ScopeReference) -> [Source] {
    guard symbols.localBinding(read.name, at: scope, position: read.range.lowerBound) == nil else {
      return []
    }
    let own = symbols.enclosingType(of: scope).map {
      symbols.members(of: $0, named: read.name).properties
    }
    if let own, !own.isEmpty { return own.filter { symbols[$0].isStatic }.map { ($0, nil) } }
    symbols.ask(.global(read.name))
    return (symbols.globalProperties[read.name] ?? []).map { ($0, nil) }
  }

  // MARK: Where it changes

  /// What changes together with the objects of a model: the code that changes it, or code of the model that runs that
  /// code, also changes what the objects publish, or sends for them. Initializers do so before any view observes.
  private func changesWithNotifications(of id: TypeID) -> Set<ChangedProperty> {
    cache.changesWithNotifications.answer(to: id) {
      let family = Set(symbols.relatives(of: id))
      let published = family.flatMap(symbols.properties).filter {
        symbols[$0].attribute(.published) != nil || symbols[$0].publishesThroughWrapper
      }
      let names = Set(published.map { symbols[$0].name })
      func notifies(_ code: CodeNode, _ changes: Set<ChangedProperty>) -> Bool {
        changes.contains { family.contains($0.type) && names.contains($0.name) }
          || published.contains {
            $0.file == code.file
              && symbols[$0].accessorBlock?.contains(code.body.lowerBound) == true
          }
          || usage.uses.announcements.sends.contains {
            $0.file == code.file && code.body.contains($0.use.range.lowerBound)
              && !family.isDisjoint(with: $0.owners)
          }
      }
      return codeOf(family).union(codeChanging(names, of: family)).reduce(into: []) { found, code in
        let changes = graph.changesAtAnyTime(by: code)
        if notifies(code, changes) { found.formUnion(changes) }
      }
    }
  }

  /// The functions, setters and observers of some classes.
  private func codeOf(_ family: Set<TypeID>) -> Set<CodeNode> {
    Set(
      family.flatMap { id in
        symbols.functions(of: id).filter { symbols[$0].kind != .initializer }.compactMap {
          graph.node(of: $0, on: id)
        }
          + symbols.properties(of: id).flatMap { reference in
            symbols[reference].accessorsRunByWrites.compactMap(\.body).map {
              CodeNode(file: reference.file, body: $0, owner: id)
            }
          }
      })
  }

  /// The code outside of some classes that changes what their objects publish: `model.name = ""`.
  private func codeChanging(_ names: Set<String>, of family: Set<TypeID>) -> Set<CodeNode> {
    var found: Set<CodeNode> = []
    for name in names.sorted() {
      for number in symbols.parsedFiles(naming: name) {
        let file = symbols.files[number]
        if symbols.layout.isTest(file.path) { continue }
        for assignment in file.uses.assignments {
          guard case .member(let base, name) = assignment.target.unwrapped.kind, !base.isSelf else {
            continue
          }
          let scope = ScopeReference(file: number, scope: assignment.scope)
          if !family.isDisjoint(with: inference.type(of: base, at: scope).candidates),
            let code = graph.node(around: scope)
          {
            found.insert(code)
          }
        }
      }
    }
    return found
  }
}
