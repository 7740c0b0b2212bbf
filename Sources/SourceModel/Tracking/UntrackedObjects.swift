/// Objects inside a view's model that do not notify anyone when they change.
extension Tracking {
  /// The members of a view's model that store one or more untracked objects, or return such objects, with the view's
  /// read through each: `model.player` in `model.player.time`.
  public func untrackedObjects(
    readThrough property: String, of model: TypeID, in host: TypeID
  ) -> [(holder: String, read: Usage.LocatedRead)] {
    var found: [String: Usage.LocatedRead] = [:]
    func note(
      _ located: Usage.LocatedRead, through name: String, _ isUntracked: (PropertyReference) -> Bool
    ) {
      guard found[name] == nil else { return }
      for reference in symbols.members(of: model, named: name).properties
      where isHolder(reference) && isUntracked(reference) {
        found[name] = located
      }
    }
    func note(_ located: Usage.LocatedRead, through name: String, of type: ResolvedType) {
      note(located, through: name) { _ in true }
      guard found[name] == nil, objects.gives(type, byMember: name, of: model) else { return }
      found[name] = located
    }
    for located in readsWhileEvaluated(in: host) {
      guard let base = located.use.base else { continue }
      let member = located.use.name
      let scope = located.place
      guard mayBecomeStale(at: scope, in: host) else { continue }
      if base.ownName == property, isListed(located) {
        note(located, through: member) { symbols[$0].isLet }
      }
      if case .member(let root, let name) = base.unwrapped.kind, root.ownName == property {
        note(located, through: name) { mayBeUntracked(member, of: $0) }
        if found[name] != nil { continue }
      }
      let type = inference.type(of: base, at: scope)
      guard type.candidates.isEmpty || namesInPlainClasses.contains(member),
        isUntracked(member, of: type),
        let name = objects.member(ofObjectIn: property, leadingTo: base, at: scope)
      else { continue }
      note(located, through: name, of: type)
    }
    for asked in methodsCalled(ofObjectsIn: property, in: host) {
      let name = asked.located.use.name
      if returnsChangingState(name, of: asked.type) {
        note(asked.located, through: asked.holder, of: asked.type)
      } else if case .external = asked.type.unwrapped, isLikelyToChange(name, of: asked.type) {
        note(asked.located, through: asked.holder) { mayBeUntracked(name, of: $0) }
      }
    }
    return found.map { ($0.key, $0.value) }.sorted {
      ($0.1.use.range.lowerBound, $0.0) < ($1.1.use.range.lowerBound, $1.0)
    }
  }

  /// The functions that a view's code calls, while it evaluates its body, on objects that members of a property's
  /// object store or return: `model.player.title()`, `model.players.map { $0.title() }`. Subscript accesses count too:
  /// `model.grid[0]`.
  private func methodsCalled(
    ofObjectsIn property: String, in host: TypeID
  ) -> [(holder: String, located: Usage.LocatedRead, type: ResolvedType)] {
    typealias Asked = (holder: String, located: Usage.LocatedRead, type: ResolvedType)
    return symbols[host].declarations.flatMap { reference -> [Asked] in
      let uses = symbols.files[reference.file].uses
      let calls = uses.calls.starting(in: symbols[reference].range).compactMap { call -> Read? in
        guard case .member(let base, let name) = call.callee.unwrapped.kind else { return nil }
        return Read(name: name, base: base, range: call.range, scope: call.scope)
      }
      let elements = uses.elements.starting(in: symbols[reference].range)
      return (calls + elements).compactMap { read -> Asked? in
        guard let base = read.base,
          symbols.declaresFunction(named: read.name) || !classesOfElements.isEmpty
            || base.chainNames.first == property
        else { return nil }
        let scope = ScopeReference(file: reference.file, scope: read.scope)
        guard
          let holder = objects.member(ofObjectIn: property, leadingTo: base, at: scope),
          graph.runsWithBody(read.scope, of: host, inFile: reference.file),
          mayBecomeStale(at: scope, in: host)
        else { return nil }
        let located = Usage.LocatedRead(file: reference.file, use: read)
        return (holder, located, inference.type(of: base, at: scope))
      }
    }
  }

  /// Whether a function of an object that does not notify anyone returns something that depends on changing state.
  /// Subscripts share one name, so all of them must.
  func returnsChangingState(_ name: String, of type: ResolvedType) -> Bool {
    symbols.concreteTypes(of: type.candidates).contains { id in
      guard symbols.isPlainClass(id) else { return false }
      if symbols.members(of: id, named: name).functions.isEmpty {
        return !SDK.mutatingMethod.contains(name) && elementsChange(of: id)
      }
      let named = functionsReturningValues(of: id).filter { symbols[$0].name == name }
      func returnsChangingState(_ function: FunctionReference) -> Bool {
        symbols[function].body.map {
          readsVariableThatChanges(in: $0, ofFile: function.file, of: id)
        } == true
      }
      return name == "subscript"
        ? !named.isEmpty && named.allSatisfy(returnsChangingState)
        : named.contains(where: returnsChangingState)
    }
  }

  /// Whether a view lists the elements of an object that does not notify anyone: `ForEach(model.groups)`.
  private func isListed(_ located: Usage.LocatedRead) -> Bool {
    return !classesOfElements.isEmpty
      && symbols.files[located.file].uses.calls.starting(
        in: symbols.files[located.file].scopes[located.use.scope].range
      ).contains { call in
        SDK.listView.contains(call.name) && call.arguments.first?.value.range == located.use.range
      }
      && inference.type(of: located.use.expression, at: located.place).candidates.contains(
        where: elementsChange)
  }

  /// Whether code of a class reads a variable of the object that changes.
  func readsVariableThatChanges(in body: ByteRange, ofFile number: Int, of id: TypeID) -> Bool {
    plainVariablesRead(in: body, ofFile: number, id).contains { changesAfterInit($0, of: id) }
  }

  /// Whether a class is a collection whose elements change: what such a class declares for the members that the standard
  /// library adds reads a variable that changes.
  func elementsChange(of id: TypeID) -> Bool {
    classesOfElements.contains(id)
      && codeOfElements(of: id).contains {
        readsVariableThatChanges(in: $0.body, ofFile: $0.file, of: id)
      }
  }

  /// The code behind the members that the standard library adds to a class that is a collection: `first`, `map`.
  func codeOfElements(of id: TypeID) -> [CodeNode] {
    symbols.properties(of: id).filter { !symbols[$0].isStatic }.compactMap {
      graph.node(ofGetter: $0, on: id)
    }
      + symbols.functions(of: id).filter {
        symbols[$0].kind == .subscript || symbols[$0].name == "makeIterator"
      }.compactMap { graph.node(of: $0, on: id) }
  }

  /// The classes that are collections and do not notify anyone.
  private var classesOfElements: Set<TypeID> {
    cache.classesOfElements.found {
      Set(
        symbols.types.map(\.id).filter {
          symbols.isPlainClass($0) && symbols.inherits($0, fromOutside: SDK.protocolOfArrays)
        })
    }
  }

  private func mayBeUntracked(_ member: String, of holder: PropertyReference) -> Bool {
    let type = inference.type(of: holder)
    if type.candidates.contains(where: { symbols[$0].kind == .protocol }) {
      return isUntracked(
        member, of: .nominal(symbols.concreteTypes(of: type.candidates), arguments: []))
    }
    // An external type in a `var` is most likely a value, so it is not reported.
    return symbols[holder].isLet && type.candidates.isEmpty
      ? mayChangeUntracked(member, of: type) : isUntracked(member, of: type)
  }

  private func isUntracked(_ member: String, of type: ResolvedType) -> Bool {
    if member.isNameOfIdentity { return false }
    if case .external(let name, _) = type.unwrapped {
      return SDK.untrackedObject.contains(name) && mayChangeUntracked(member, of: type)
    }
    return !type.candidates.isEmpty && certainlyChangesUntracked(member, of: type)
  }

  /// The names of variables in classes that do not notify anyone of their changes.
  private var namesInPlainClasses: Set<String> {
    cache.namesInPlainClasses.found {
      var names: Set<String> = []
      for type in symbols.types where symbols.isPlainClass(type.id) {
        for reference in symbols.properties(of: type.id) where !symbols[reference].isLet {
          names.insert(symbols[reference].name)
        }
      }
      return names
    }
  }

  /// Whether no other diagnostic covers the property: `lazy` and `weak` properties are never tracked, and another
  /// diagnostic covers those that code assigns.
  private func isHolder(_ reference: PropertyReference) -> Bool {
    let property = symbols[reference]
    return property.isStored && !property.isStatic && !property.hasModifier("weak")
      && (!property.isLazy
        || !changesAfterInit(reference, of: symbols.declaringType(of: reference)))
  }

}
