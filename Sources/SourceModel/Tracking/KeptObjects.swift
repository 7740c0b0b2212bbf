/// Assignments of objects that code keeps and changes: `rows = controller.fetchedObjects ?? []`.
extension Tracking {
  /// The published property that an assignment may give the objects that it holds, its type, and what code changes in
  /// these objects. `@Observable` compares them by identity.
  public func propertyGivenSameObjects(
    by assignment: Assignment, in file: Int
  ) -> (property: PropertyReference, type: TypeID, part: String)? {
    let scope = ScopeReference(file: file, scope: assignment.scope)
    guard let value = assignment.value, usage.namesPublishedProperty(assignment.target),
      symbols.enclosingBody(of: scope)?.kind != .initializer || !graph.runsAtOnce(scope),
      let found = usage.publishedProperty(assignment.target, at: scope),
      mayBeCompared(inference.type(of: found.0)),
      givesKeptObjects(value, to: found.0, at: scope),
      let part = changedPart(
        ofObjectsOf: inference.type(of: found.0), in: found.0,
        orBy: storeCallingBack(with: value, at: scope)),
      isShown(found.0, of: found.1),
      !givesFirstValue(assignment, inFile: file, to: found.0)
    else { return nil }
    return (found.0, found.1, part)
  }

  /// The class of an object that is compared by identity and that notifies nobody.
  private func plainClass(_ type: ResolvedType) -> TypeID? {
    classComparedByIdentity(type).flatMap { symbols.isPlainClass($0) ? $0 : nil }
  }

  /// The attribute of what a store has changed, if a value comes from a parameter with which the store calls back:
  /// `controller.fetchedObjects?.first`.
  private func storeCallingBack(with value: Expression, at scope: ScopeReference) -> String? {
    if case .cast(let inner, _, _) = value.unwrapped.kind {
      return storeCallingBack(with: inner, at: scope)
    }
    let root = value.chainRoot
    guard let name = root.simpleName,
      let local = symbols.localBinding(name, at: scope, position: root.range.lowerBound),
      local.binding.kind == .parameter,
      case .external(let type, _) = inference.type(of: root, at: scope).unwrapped
    else { return nil }
    return SDK.attributeSetByStore[type]
  }

  /// Whether a value consists of objects that are stored elsewhere, or that the SDK gives each time.
  private func givesKeptObjects(
    _ value: Expression, to property: PropertyReference, at scope: ScopeReference
  ) -> Bool {
    switch value.unwrapped.kind {
    case .coalescing(let inner, _), .cast(let inner, _, _):
      return givesKeptObjects(inner, to: property, at: scope)
    case .call(let callee, let arguments):
      let expected = inference.type(of: property)
      switch graph.target(ofCallTo: callee, arguments, at: scope, expected: expected) {
      case .functions(let found), .implementations(let found):
        return found.contains { function in
          symbols[function].body.map { returnsKeptObjects($0, function.file, to: property) } == true
        }
      case .construction(let types):
        return types.allSatisfy { symbols[$0].kind == .struct }
          && wrapsKeptObjects(arguments, to: property, at: scope)
      case .nothing: return wrapsKeptObjects(arguments, to: property, at: scope)
      default: break
      }
      guard case .member(let base, let name) = callee.unwrapped.kind else { return false }
      let type = inference.type(of: base, at: scope)
      // `rows.compactMap { $0 }`, `rows.filter { … }`, `rows.sorted { … }`
      if case .identityClosure? = arguments.first?.value.kind {
        return givesKeptObjects(base, to: property, at: scope)
      }
      if case .array = type, inference.type(of: value, at: scope) == type {
        guard SDK.narrowingFunction.contains(name) || SDK.usesConformance[name] != nil else {
          return false
        }
        return usage.publishedProperty(base, at: scope)?.0 == property
          || givesKeptObjects(base, to: property, at: scope)
      }
      return givesSameObjects(name, of: type)
    case .name(let name):
      if let local = symbols.localBinding(name, at: scope, position: value.range.lowerBound) {
        return holdsKeptObjects(name, local.binding, of: local.place, value, property, at: scope)
      }
      return isKept(name, base: nil, of: value, but: property, at: scope)
    case .member(let base, let name):
      return givesSameObjects(name, of: inference.type(of: base, at: scope))
        || isKept(name, base: base, of: value, but: property, at: scope)
        || SDK.memberType["Array." + name] == "Element?"
          && givesKeptObjects(base, to: property, at: scope)
    default: return false
    }
  }

  /// The same for a local name, bound at a place.
  private func holdsKeptObjects(
    _ name: String, _ binding: LocalBinding, of place: ScopeReference, _ value: Expression,
    _ property: PropertyReference, at scope: ScopeReference
  ) -> Bool {
    guard let source = binding.value, source.range != value.range else {
      return isChanged(name, before: value, at: scope)
    }
    let isReplaced = source.ownName.map {
      self.isReplaced($0, along: value, at: scope, but: property)
    }
    guard binding.kind != .variable, isReplaced != true else { return false }
    return givesKeptObjects(source, to: property, at: place)
      || isElementOfKeptObjects(source, but: property, at: place)
        && isChanged(name, before: value, at: scope)
  }

  /// Whether code changes a part of what a parameter holds, before it assigns the parameter:
  /// `item.title = "b"; selected = item`.
  private func isChanged(_ parameter: String, before value: Expression, at scope: ScopeReference)
    -> Bool
  {
    guard let body = symbols.enclosingBody(of: scope)?.body else { return false }
    return graph.writes(in: body.lowerBound..<value.range.lowerBound, ofFile: scope.file).contains {
      $0.target.ownName != parameter && $0.target.chainRoot.simpleName == parameter
    }
  }

  /// Whether an expression is an element of a collection that a property stores: `rows.first`, `rows[index]`.
  private func isElementOfKeptObjects(
    _ value: Expression, but property: PropertyReference, at scope: ScopeReference
  ) -> Bool {
    switch value.unwrapped.kind {
    case .element(let base, _), .member(let base, _):
      switch inference.type(of: base, at: scope) {
      case .array, .dictionary: givesKeptObjects(base, to: property, at: scope)
      default: false
      }
    case .call(let callee, _): isElementOfKeptObjects(callee, but: property, at: scope)
    default: false
    }
  }

  private func givesSameObjects(_ member: String, of type: ResolvedType) -> Bool {
    guard case .external(let name, _) = type.unwrapped else { return false }
    return SDK.givesSameObjects.contains("\(name).\(member)")
  }

  private func isKept(
    _ name: String, base: Expression?, of value: Expression, but property: PropertyReference,
    at scope: ScopeReference
  ) -> Bool {
    guard
      case .properties(let found) = usage.owners(
        of: name, base: base, prefix: "", at: scope, position: value.range.lowerBound)
    else { return false }
    return found.allSatisfy { reference in
      symbols[reference].isStored
        ? reference != property && !isReplaced(name, along: value, at: scope, but: property)
        : symbols[reference].getterBody.map {
          returnsKeptObjects($0, reference.file, to: property)
        } == true
    }
  }

  /// Whether code that gives the objects of a property also gives the property others, or another collection of them, so
  /// that it gives them only once: `shown = next; next = nil`.
  private func isReplaced(
    _ name: String, along value: Expression, at scope: ScopeReference,
    but property: PropertyReference
  ) -> Bool {
    let file = symbols.files[scope.file]
    guard let code = graph.node(around: scope) else { return false }
    return graph.writes(in: code.body, ofFile: code.file).contains { write in
      guard write.kind == .assignment, let given = write.value else {
        return file.implies(value.range, write.range)
          && graph.changes(by: write, in: code).contains {
            $0.type == code.owner && $0.name == name
          }
      }
      let place = ScopeReference(file: code.file, scope: write.scope)
      return write.target.ownName == name
        && (given.isEmptyValue
          || file.implies(value.range, write.range) && isOther(given, than: property, at: place))
    }
  }

  /// Whether a value certainly consists of new objects, or is what a property had before: `let old = left`.
  private func isOther(
    _ value: Expression, than property: PropertyReference, at place: ScopeReference
  ) -> Bool {
    switch value.unwrapped.kind {
    case .call(let callee, _):
      callee.lastName.map(SDK.mapping.contains) == true
        && symbols.files[place.file].uses.calls.starting(in: value.range).contains {
          $0.name.looksLikeTypeName
        }
    case .name:
      symbols.constant(value, at: place)?.0.ownName == symbols[property].name
    default: false
    }
  }

  /// Whether code of a function or a getter returns such objects, and does not replace what it returns.
  private func returnsKeptObjects(
    _ body: ByteRange, _ number: Int, to property: PropertyReference
  ) -> Bool {
    let question = ReturnedObjects(file: number, body: body, property: property)
    return cache.returnsKeptObjects.answer(to: question, none: false, remember: true) {
      let file = symbols.files[number]
      return file.valuesReturned(by: body).contains { value, scope in
        !file.uses.assignments.starting(in: body).contains {
          $0.value != nil && $0.target.ownName != nil && $0.target.ownName == value.ownName
        }
          && givesKeptObjects(
            value, to: property, at: ScopeReference(file: number, scope: scope))
      }
    }
  }

  /// Whether a new value consists of such objects and of values that need not differ from the last ones:
  /// `Group(row: row, isOpen: true)`.
  private func wrapsKeptObjects(
    _ arguments: [Expression.Argument], to property: PropertyReference, at scope: ScopeReference
  ) -> Bool {
    let rest = arguments.filter { !givesKeptObjects($0.value, to: property, at: scope) }
    return rest.count < arguments.count
      && rest.allSatisfy {
        switch $0.value.unwrapped.kind {
        case .literal, .implicitMember: true
        default: $0.value.dottedPath != nil
        }
      }
  }

  /// What code changes in objects that are compared by identity. Of an outside class, and of one whose objects some view
  /// observes, only what views show of the property's own objects counts.
  /// - Parameter store: The attribute of what the store changes that gives the objects.
  private func changedPart(
    ofObjectsOf type: ResolvedType, in property: PropertyReference, orBy store: String?,
    within depth: Int = 3
  ) -> String? {
    switch type {
    case .optional(let inner), .array(let inner), .dictionary(let inner):
      return changedPart(ofObjectsOf: inner, in: property, orBy: store, within: depth)
    case .nominal(let types, _):
      guard let id = plainClass(type) else {
        return depth == 0 || looselyCompared(type) != nil
          ? nil
          : types.filter { [.struct, .enum].contains(symbols[$0].kind) }.flatMap(parts).firstNonNil
          { self.changedPart(ofObjectsOf: $0, in: property, orBy: store, within: depth - 1) }
      }
      let isObserved = isObservedByViews(type)
      let shown = symbols.properties(of: id).lazy.filter {
        isObserved
          ? self.isShown(self.symbols[$0].name, ofObjectsIn: property)
          : self.mayBeShown($0, partOf: id, orByClients: false)
      }
      return
        (shown.first { isChanged($0, of: id, type) }
        ?? shown.first { store.flatMap(symbols[$0].attribute) != nil }).map { symbols[$0].name }
    case .external(let name, _):
      guard inference.mayBeObject(name) else { return nil }
      return changedMembers(of: type).sorted().first { isShown($0, ofObjectsIn: property) }
    default: return nil
    }
  }

  private func isChanged(_ part: PropertyReference, of id: TypeID, _ type: ResolvedType) -> Bool {
    guard isPlainVariable(symbols[part]) else {
      return !symbols[part].isLet && changedMembers(of: type).contains(symbols[part].name)
    }
    return certainlyChangesAfterInit(part, of: id)
  }

  /// Whether views show a member of the objects in a property.
  func isShown(_ member: String, ofObjectsIn property: PropertyReference) -> Bool {
    symbols.viewReads(named: member).contains { number, read in
      let place = ScopeReference(file: number, scope: read.scope)
      return read.base.map { obtains($0, from: property, at: place) } == true
        && isShown(read.range, at: place, false)
    }
  }

  /// The members that code assigns on objects of a type, other than those that it has just created. Of what is not known
  /// to be an object only constants count, which a structure would not allow.
  private func changedMembers(of type: ResolvedType) -> Set<String> {
    cache.changedMembers.answer(to: type) {
      symbols.files.indices.reduce(into: []) { found, number in
        guard !symbols.isTest(file: number) else { return }
        for assignment in symbols.files[number].uses.assignments {
          let scope = ScopeReference(file: number, scope: assignment.scope)
          if case .member(let base, let name) = assignment.target.unwrapped.kind, !base.isSelf,
            !found.contains(name), inference.type(of: base, at: scope).unwrapped == type,
            !graph.isMade(base, at: scope),
            inference.isObject(type) || usage.isConstant(base, at: scope)
          {
            found.insert(name)
          }
        }
      }
    }
  }

  func isObservedByViews(_ type: ResolvedType) -> Bool {
    objects.wrapperSites(.observedObject).contains { site in
      site.reference.map { inference.type(of: $0) } == type
    }
  }
}
