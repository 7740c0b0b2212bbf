/// Objects that exist apart from the one that is created: shared objects, and objects that an initializer receives.
extension Initializers {
  /// Whether an expression names such an object, or a part of one.
  /// - Parameter type: The type that the context wants, where the expression alone does not give it.
  func isOfOthers(
    _ expression: Expression, at scope: ScopeReference, in visit: Visit,
    as type: ResolvedType = .unknown
  ) -> Bool {
    let value = expression.unwrapped
    switch value.kind {
    case .selfReference: return visit.isOnOthers
    case .name(let name):
      guard let local = symbols.localBinding(name, at: scope, position: value.range.lowerBound)
      else { return isOthersProperty(value, name, at: scope, in: visit) }
      switch local.binding.kind {
      case .parameter: return visit.others.contains(name)
      case .element:
        return local.binding.value.map {
          isOfOthers($0, at: local.place, in: visit)
        } ?? false
      case .constant, .unwrapped, .variable:
        let own = inference.type(of: value, at: scope)
        guard let source = local.binding.value, source.range != value.range,
          local.binding.kind != .variable || holdsObject(own)
        else { return false }
        return isOfOthers(source, at: local.place, in: visit, as: own)
      default: return visit.isOnOthers
      }
    case .member(let base, let name):
      if base.isSelf { return isOthersProperty(value, name, at: scope, in: visit) }
      if case .metatype = inference.type(of: base, at: scope) {
        return graph.properties(named: value, at: scope).contains(where: isShared)
      }
      return isOfOthers(base, at: scope, in: visit)
    case .element(let base, _): return isOfOthers(base, at: scope, in: visit)
    case .cast(let base, let name, _):
      return isOfOthers(base, at: scope, in: visit, as: symbols.resolve(name, at: scope))
    case .coalescing(let first, let second), .ternary(let first, let second):
      return [first, second].contains { isOfOthers($0, at: scope, in: visit, as: type) }
    case .call(let callee, let arguments):
      if isFound(callee, arguments, at: scope, as: type) { return true }
      // A value that holds such objects: `Services(store: .shared)`.
      let own = type.isUnknown ? inference.type(of: value, at: scope) : type
      return !holdsObject(own) && !othersHeld(by: value, at: scope, in: visit, as: own).isEmpty
    case .array(let elements):
      return elements.contains { isOfOthers($0, at: scope, in: visit) }
    default: return false
    }
  }

  /// Whether an own property, or a global variable, holds such an object.
  private func isOthersProperty(
    _ value: Expression, _ name: String, at scope: ScopeReference, in visit: Visit
  ) -> Bool {
    graph.properties(named: value, at: scope).contains { reference in
      let property = symbols[reference]
      if property.isStatic || reference.type == nil { return isShared(reference) }
      if visit.isOnOthers || visit.others.contains("self." + name)
        || property.attributes.contains(where: { SDK.containerWrapper.contains($0.name) })
      {
        return true
      }
      guard property.isStored, !property.isLazy else { return false }
      if isFoundByWrapper(reference) { return true }
      guard let initial = property.initializer else {
        return !visit.isOnNew && isSharedByDefault(reference, in: visit)
      }
      let place = ScopeReference(file: reference.file, scope: property.scope)
      return isPassedOthers(initial, for: inference.type(of: reference), at: place, in: visit)
    }
  }

  /// Whether an initializer sets a property to a parameter whose default is a shared object: `store: Store = .shared`.
  private func isSharedByDefault(_ reference: PropertyReference, in visit: Visit) -> Bool {
    guard let owner = symbols.declaringType(of: reference) else { return false }
    let name = symbols[reference].name
    return symbols.initializers(of: owner).contains { function in
      let declared = symbols[function]
      guard let body = declared.body else { return false }
      let place = ScopeReference(file: function.file, scope: declared.scope)
      return symbols.files[function.file].uses.assignments.starting(in: body).contains { set in
        guard set.target.ownName == name, let value = set.value?.unwrapped.simpleName,
          let parameter = declared.parameters.first(where: { $0.name == value }),
          let standard = parameter.defaultValue
        else { return false }
        return isPassedOthers(
          standard, for: symbols.resolve(parameter.type, at: place), at: place, in: visit)
      }
    }
  }

  /// Whether a static or global property keeps its object.
  private func isShared(_ reference: PropertyReference) -> Bool {
    let property = symbols[reference]
    guard property.isStatic || reference.type == nil else { return false }
    return property.isStored || isMadeOnce(reference)
  }

  /// The same for a value whose type is known from its place: `.shared`.
  private func isPassedOthers(
    _ value: Expression, for type: ResolvedType, at scope: ScopeReference, in visit: Visit
  ) -> Bool {
    guard case .implicitMember(let name) = value.unwrapped.kind else {
      return isOfOthers(value, at: scope, in: visit, as: type)
    }
    return type.unwrapped.candidates.contains {
      symbols.members(of: $0, named: name).properties.contains(where: isShared)
    }
  }

  func holdsObject(_ type: ResolvedType) -> Bool {
    if case .array(let element) = type.unwrapped { return holdsObject(element) }
    let types = type.unwrapped.candidates
    return !types.isEmpty
      && types.allSatisfy { [.class, .actor, .protocol].contains(symbols[$0].kind) }
  }

  /// The same for a constant, through which only an object can be changed.
  private func mayHoldObject(_ type: ResolvedType) -> Bool {
    switch type.unwrapped {
    case .nominal(let types, _): holdsObject(type) || types.contains { holdsObjects($0) }
    case .external(let name, _): !SDK.standardType.contains(name)
    case .array(let element): mayHoldObject(element)
    case .dictionary, .function, .tuple: false
    default: true
    }
  }

  /// Whether values of a struct hold objects, themselves or in other structs.
  private func holdsObjects(_ id: TypeID, besides seen: Set<TypeID> = []) -> Bool {
    guard symbols[id].kind == .struct, !seen.contains(id) else { return false }
    return symbols.properties(of: id).contains { reference in
      guard symbols[reference].isStored, !symbols[reference].isStatic else { return false }
      let type = inference.type(of: reference)
      return holdsObject(type)
        || type.candidates.contains { holdsObjects($0, besides: seen.union([id])) }
    }
  }

  // MARK: Visits

  /// Whether the code that a step leads to belongs to such an object.
  func isOnOthers(_ step: Step, from visit: Visit) -> Bool {
    if step.isOnNew { return false }
    if step.isOnSelf || step.isInside(visit.code) { return visit.isOnOthers }
    return step.receiver.map { isOfOthers($0.base, at: $0.scope, in: visit) } ?? false
  }

  /// The parameters and own properties that hold such objects in the code that a step leads to.
  func others(of step: Step, from visit: Visit) -> Set<String> {
    if step.isInside(visit.code) { return visit.others }
    var result: Set = step.isOnSelf ? visit.others.filter { $0.hasPrefix("self.") } : []
    result.formUnion(othersPassed(step.passed, in: visit))
    if let receiver = step.receiver {
      result.formUnion(othersHeld(by: receiver.base, at: receiver.scope, in: visit))
    }
    return result
  }

  /// The parameters that receive such objects.
  private func othersPassed(_ passed: [PassedValue], in visit: Visit) -> Set<String> {
    passed.reduce(into: []) { found, value in
      let type = symbols.resolve(value.type, at: value.declaration)
      if mayHoldObject(type), isPassedOthers(value.value, for: type, at: value.scope, in: visit) {
        found.insert(value.parameter)
      }
    }
  }

  /// The properties that a memberwise initializer, or their default, sets to such objects.
  private func othersPassed(
    toMembersOf id: TypeID, _ arguments: [Expression.Argument], at scope: ScopeReference,
    in visit: Visit
  ) -> [String] {
    symbols.properties(of: id).compactMap { reference in
      let property = symbols[reference]
      let argument = arguments.first { $0.label == property.name }?.value
      guard property.isStored, !property.isStatic, let value = argument ?? property.initializer
      else { return nil }
      let type = inference.type(of: reference)
      let place =
        argument == nil ? ScopeReference(file: reference.file, scope: property.scope) : scope
      return mayHoldObject(type) && isPassedOthers(value, for: type, at: place, in: visit)
        ? "self." + property.name : nil
    }
  }

  /// The own properties of an object that hold such objects because it is created with them: `Model(session: session)`.
  private func othersHeld(
    by object: Expression, at scope: ScopeReference, in visit: Visit,
    as type: ResolvedType = .unknown
  ) -> Set<String> {
    let object = object.unwrapped
    switch object.kind {
    case .call(let callee, let arguments):
      guard
        case .construction(let types) = graph.target(
          ofCallTo: callee, arguments, at: scope, expected: type)
      else { return [] }
      return types.reduce(into: []) { found, type in
        let functions = graph.initializers(fitting: arguments, of: type)
        if functions.isEmpty {
          found.formUnion(othersPassed(toMembersOf: type, arguments, at: scope, in: visit))
        }
        for function in functions {
          guard let body = symbols[function].body else { continue }
          let code = Code(file: function.file, scope: symbols[function].scope, range: body)
          var inside = Visit(code: code, constants: [:], chain: [], confidence: .certain)
          inside.others = othersPassed(passedValues(to: function, arguments, at: scope), in: visit)
          if !inside.others.isEmpty { found.formUnion(othersKept(in: inside)) }
        }
      }
    case .name(let name):
      let local = symbols.localBinding(name, at: scope, position: object.range.lowerBound)
      guard let local, [.constant, .variable].contains(local.binding.kind),
        let value = local.binding.value, value.range != object.range
      else { return [] }
      return othersHeld(
        by: value, at: local.place, in: visit, as: inference.type(of: object, at: scope))
    default: return []
    }
  }

  /// The own properties that an initializer sets to such objects.
  func othersKept(in visit: Visit) -> Set<String> {
    let scope = ScopeReference(file: visit.code.file, scope: visit.code.scope)
    guard symbols.enclosingBody(of: scope)?.kind == .initializer else { return [] }
    let items = graph.runCode(ofFile: visit.code.file).items(of: visit.code)
    return items.reduce(into: []) { found, item in
      guard case .assignment(let assignment) = item, let value = assignment.value,
        let name = assignment.target.ownName
      else { return }
      let place = ScopeReference(file: visit.code.file, scope: assignment.scope)
      let isKept = graph.properties(named: assignment.target, at: place).contains {
        let type = inference.type(of: $0)
        return (symbols[$0].isLet ? mayHoldObject(type) : holdsObject(type))
          && isOfOthers(value, at: place, in: visit, as: type)
      }
      if isKept { found.insert("self." + name) }
    }
  }

  /// The parameters of the function around a place that hold objects, unless it creates them by default; in an
  /// initializer also the own properties that it sets to them.
  func othersReceived(at scope: ScopeReference) -> Set<String> {
    guard let body = symbols.enclosingBody(of: scope),
      let function = symbols.function(withBodyOf: body, at: scope), let range = function.body
    else { return [] }
    let code = Code(file: scope.file, scope: function.scope, range: range)
    var visit = Visit(code: code, constants: [:], chain: [], confidence: .certain)
    visit.others = Set(
      function.parameters.filter { parameter in
        if case .call? = parameter.defaultValue?.unwrapped.kind { return false }
        return mayHoldObject(symbols.resolve(parameter.type, at: scope))
      }.map(\.name))
    return visit.others.union(othersKept(in: visit))
  }

  /// Whether a finding counts in a visit.
  func counts(_ finding: Finding, in visit: Visit) -> Bool {
    // An instance that removes itself where it is released leaves nothing behind.
    if visit.isRelease, finding.signal == .sharedStateWrite,
      visit.removesItself || symbols.files[visit.code.file].passesSelf(in: finding.range)
    {
      return false
    }
    return switch finding.counts {
    case .always: true
    case .inModel: visit.isOwn
    case .subscribed: visit.isSubscribed
    case .onNewObjects: visit.isOnNew
    case .besidesOthers: !visit.isOnOthers
    case .onOthers(let holder, let scope):
      holder.map { isOfOthers($0, at: scope, in: visit) } ?? visit.isOnOthers
    case .unlessCreated(let name): !visit.created.contains(name)
    }
  }
}

extension Step {
  /// Whether the code is a part of other code: a closure or a local function.
  func isInside(_ code: Code) -> Bool {
    self.code.file == code.file && code.range.contains(self.code.range)
  }
}
