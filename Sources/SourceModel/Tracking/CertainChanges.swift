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
    certainlyChangesAfterInit(source.variable, of: source.owner)
      && isChanged(source.variable, along: models)
  }

  /// Whether code that makes one of the models notify also changes a variable, but none of some other properties.
  func isChanged(
    _ variable: PropertyReference, along models: [TypeID],
    without others: Set<ChangedProperty> = []
  ) -> Bool {
    let name = symbols[variable].name
    let owners = symbols.declaringType(of: variable).map { Set(symbols.relatives(of: $0)) }
    return symbols.concreteTypes(of: models).contains { model in
      notifyingCode(of: model, or: owners ?? []).contains { code in
        code.changes.isDisjoint(with: others)
          && code.changes.contains { $0.name == name && owners?.contains($0.type) != false }
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
          .filter(symbols.isPlainClass)
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
}
