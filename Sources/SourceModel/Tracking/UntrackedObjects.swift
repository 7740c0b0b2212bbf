/// Objects inside a view's model that do not notify anyone when they change.
extension ProjectModel {
  /// The members of a view's model that store one or more untracked objects, or return such objects, with the view's
  /// read through each: `model.player` in `model.player.time`.
  /// - Parameter isAnnounced: Whether the model itself notifies observers when objects outside its own properties
  ///   change.
  public func untrackedObjects(
    readThrough property: String, of model: TypeID, in host: TypeID, isAnnounced: Bool
  ) -> [(holder: String, read: LocatedRead)] {
    var found: [String: LocatedRead] = [:]
    func note(
      _ located: LocatedRead, through name: String, _ isUntracked: (PropertyReference) -> Bool
    ) {
      guard found[name] == nil else { return }
      for reference in members(of: model, named: name).properties
      where isHolder(reference) && isUntracked(reference) {
        found[name] = located
      }
    }
    func note(_ located: LocatedRead, through name: String, of type: ResolvedType) {
      note(located, through: name) { _ in true }
      guard found[name] == nil, gives(type.candidates, byMember: name, of: model) else { return }
      found[name] = located
    }
    for located in readsWhileEvaluated(in: host) {
      guard let base = located.use.base else { continue }
      let member = located.use.name
      let scope = ScopeReference(file: located.file, scope: located.use.scope)
      guard mayProvideValue(scope, in: host) else { continue }
      if case .member(let root, let name) = base.unwrapped.kind, root.ownName == property {
        note(located, through: name) { mayBeUntracked(member, of: $0) }
        if found[name] != nil { continue }
      }
      guard !isAnnounced, namesInPlainClasses.contains(member) else { continue }
      guard let name = self.member(ofObjectIn: property, leadingTo: base, at: scope) else {
        continue
      }
      let type = type(of: base, at: scope)
      if isUntracked(member, of: type) { note(located, through: name, of: type) }
    }
    for asked in methodsCalled(ofObjectsIn: property, in: host, isAnnounced: isAnnounced)
    where returnsChangingState(asked.located.use.name, of: asked.type) {
      note(asked.located, through: asked.holder, of: asked.type)
    }
    return found.map { ($0.key, $0.value) }.sorted {
      ($0.1.use.range.lowerBound, $0.0) < ($1.1.use.range.lowerBound, $1.0)
    }
  }

  /// The functions that a view's code calls, while it evaluates its body, on objects that members of a property's
  /// object store or return: `model.player.title()`, `model.players.map { $0.title() }`. Subscript accesses count too:
  /// `model.grid[0]`.
  private func methodsCalled(
    ofObjectsIn property: String, in host: TypeID, isAnnounced: Bool
  ) -> [(holder: String, located: LocatedRead, type: ResolvedType)] {
    typealias Asked = (holder: String, located: LocatedRead, type: ResolvedType)
    return self[host].declarations.flatMap { reference -> [Asked] in
      let uses = files[reference.file].uses
      let calls = uses.calls.starting(in: self[reference].range).compactMap { call -> Read? in
        guard case .member(let base, let name) = call.callee.unwrapped.kind else { return nil }
        return Read(name: name, base: base, range: call.range, scope: call.scope)
      }
      let elements = uses.elements.starting(in: self[reference].range)
      return (calls + elements).compactMap { read -> Asked? in
        guard let base = read.base, declaresFunction(named: read.name) else { return nil }
        let scope = ScopeReference(file: reference.file, scope: read.scope)
        let isDirect = base.unwrapped.base?.ownName == property
        guard isDirect || !isAnnounced,
          let holder = member(ofObjectIn: property, leadingTo: base, at: scope),
          runsWithBody(read.scope, of: host, inFile: reference.file),
          mayProvideValue(scope, in: host)
        else { return nil }
        let located = LocatedRead(file: reference.file, use: read)
        return (holder, located, type(of: base, at: scope))
      }
    }
  }

  /// Whether a function of an object that does not notify anyone returns something that depends on changing state.
  /// Subscripts share one name, so all of them must.
  func returnsChangingState(_ name: String, of type: ResolvedType) -> Bool {
    concreteTypes(of: type.candidates).contains { id in
      guard self[id].kind == .class, !notifiesOfOwnChanges(id), !isMigratable(id) else {
        return false
      }
      let named = functionsReturningValues(of: id).filter { self[$0].name == name }
      func returnsChangingState(_ function: FunctionReference) -> Bool {
        guard let body = self[function].body else { return false }
        return plainVariablesRead(in: body, ofFile: function.file, id).contains {
          changesAfterInit($0, of: id)
        }
      }
      return name == "subscript"
        ? !named.isEmpty && named.allSatisfy(returnsChangingState)
        : named.contains(where: returnsChangingState)
    }
  }

  private func mayBeUntracked(_ member: String, of holder: PropertyReference) -> Bool {
    let type = type(of: holder)
    if type.candidates.contains(where: { self[$0].kind == .protocol }) {
      return isUntracked(
        member, of: .nominal(concreteTypes(of: type.candidates), arguments: []))
    }
    // An external type in a `var` is most likely a value, so it is not reported.
    return self[holder].isLet && type.candidates.isEmpty
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
    trackingCache.namesInPlainClasses.found {
      var names: Set<String> = []
      for type in types
      where type.kind == .class && !notifiesOfOwnChanges(type.id) && !isMigratable(type.id) {
        for reference in properties(of: type.id) where !self[reference].isLet {
          names.insert(self[reference].name)
        }
      }
      return names
    }
  }

  /// Whether no other diagnostic covers the property: `lazy` and `weak` properties are never tracked, and another
  /// diagnostic covers those that code assigns.
  private func isHolder(_ reference: PropertyReference) -> Bool {
    let property = self[reference]
    return property.isStored && !property.isStatic && !property.hasModifier("weak")
      && (!property.isLazy || !changesAfterInit(reference, of: declaringType(of: reference)))
  }

}
