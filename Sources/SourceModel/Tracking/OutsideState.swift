/// State that views read through an object and that the object does not track.
extension Tracking {
  /// Computed properties and methods of a class that views, or clients of a library, read and whose bodies may show
  /// something that nothing tracks.
  public func membersOverOutsideState(of id: TypeID, _ uses: PropertyUses)
    -> [(file: Int, body: BodyOwner)]
  {
    var result: [(file: Int, body: BodyOwner)] = []
    for (number, body) in (bodiesReadByViews(of: id, uses) + bodiesReadByClients(of: id))
      .flatMap({ inOwnModule($0.body, ofFile: $0.file, of: id) })
    {
      guard !result.contains(where: { $0.file == number && $0.body.body == body }),
        !isCoveredByNotifications(body, ofFile: number, id, uses),
        !readsConstantsAlone(in: body, ofFile: number, id),
        !readsArgumentsAlone(in: body, ofFile: number),
        !givesPublisherOfConstants(body, ofFile: number, id),
        let owner = symbols.files[number].owner(ofBody: body)
      else { continue }
      result.append((number, owner))
    }
    return result
  }

  /// Whether views read members of a class that return, directly or through other members of the class, a value that
  /// may change while the object stays the same: `repository.items()`.
  public func showsChangingState(of id: TypeID, _ uses: PropertyUses) -> Bool {
    bodiesReadByViews(of: id, uses).contains {
      graph.ownCode(runBy: $0.body, ofFile: $0.file, of: id).contains {
        readsChanging(in: $0.body, ofFile: $0.file)
      }
    }
  }

  /// Whether views read members of the values that a class publishes and that return something else over time, while
  /// the value stays the same: `var isRecent: Bool { Date() < end }`.
  func showsChangingValues(of id: TypeID) -> Bool {
    var found: Set<TypeID> = []
    func isChanging(_ value: TypeID) -> Bool {
      guard [.struct, .enum].contains(symbols[value].kind), found.insert(value).inserted else {
        return false
      }
      return symbols.properties(of: value).contains {
        hasPlainGetter(symbols[$0]) && changingSource(of: $0) != nil
          && announcing.isReadByViews(symbols[$0].name, of: [value])
      }
        || parts(of: value).flatMap(\.valuesWithin).contains(where: isChanging)
    }
    return propertiesNotified(of: id).flatMap { inference.type(of: $0).valuesWithin }
      .contains(where: isChanging)
  }

  /// The code of computed properties and methods of a class that views read.
  func bodiesReadByViews(of id: TypeID, _ uses: PropertyUses)
    -> [(file: Int, body: ByteRange)]
  {
    let computed = symbols.properties(of: id).filter {
      trackedState.computedReadByViews[$0] != nil && trackedState.mayBecomeStale($0)
        && hasPlainGetter(symbols[$0])
    }
    let called = functionsCalledByViews(of: id)
    return computed.compactMap { reference in
      symbols[reference].getterBody.map { (file: reference.file, body: $0) }
    }
      + symbols.functions(of: id).filter(called.contains).compactMap { reference in
        symbols[reference].body.map { (file: reference.file, body: $0) }
      }
  }

  /// The code of computed properties and methods of a class in a library that clients can read. Code that is inlined
  /// into clients cannot access the registrar, and a method that writes is called for its effect.
  private func bodiesReadByClients(of id: TypeID) -> [(file: Int, body: ByteRange)] {
    // Code compares and describes objects where it shows nothing of them.
    func isShown(_ name: String) -> Bool { !SDK.comparesOrDescribes.contains(name) }
    func isInlined(_ attributes: [Attribute]) -> Bool {
      attributes.contains { SDK.attributeOfInlinedCode.contains($0.name) }
    }
    let computed = symbols.properties(of: id).filter {
      let property = symbols[$0]
      return objects.isVisibleToClients($0, of: id) && property.accessors == .computed
        && !property.isStatic && hasPlainGetter(property) && !isInlined(property.attributes)
        && isShown(property.name)
    }
    let called = functionsReturningValues(of: id).filter { reference in
      objects.isVisibleToClients(reference, of: id) && !isInlined(symbols[reference].attributes)
        && isShown(symbols[reference].name)
        && graph.node(of: reference, on: id).map { node in
          graph.code(reachedFrom: node, along: .own).allSatisfy {
            graph.writes(in: $0.body, ofFile: $0.file).isEmpty
          }
        } == true
    }
    return computed.compactMap { reference in
      symbols[reference].getterBody.map { (file: reference.file, body: $0) }
    }
      + called.compactMap { reference in
        symbols[reference].body.map { (file: reference.file, body: $0) }
      }
  }

  /// Whether a property has a getter with a body that runs at once.
  private func hasPlainGetter(_ property: DeclaredProperty) -> Bool {
    !property.accessorList.contains(where: \.isAsync)
      && (property.accessorList.isEmpty || property.accessor("get")?.body != nil)
  }

  /// Code of a class in the class's own module. Code of an extension in another module cannot access the registrar, so
  /// for it this returns the members of the class that it calls and reads.
  private func inOwnModule(_ body: ByteRange, ofFile number: Int, of id: TypeID)
    -> [(file: Int, body: ByteRange)]
  {
    func isOwn(_ node: CodeNode) -> Bool {
      symbols.mayShareModule(symbols[id].primary.file, node.file)
    }
    let start = CodeNode(file: number, body: body, owner: id)
    return graph.code(reachedFrom: start, along: .own) { !isOwn($0) }.filter(isOwn)
      .map { ($0.file, $0.body) }
  }

  private func functionsCalledByViews(of id: TypeID) -> Set<FunctionReference> {
    Set(functionsShown(functionsReturningValues(of: id), of: id).keys)
  }

  /// Whether a view that reads the code is notified of every change of its result: the code reads something tracked of
  /// the object itself, which is notified together with the rest, or it reads only tracked state.
  private func isCoveredByNotifications(
    _ body: ByteRange, ofFile number: Int, _ id: TypeID, _ uses: PropertyUses
  ) -> Bool {
    guard certainlyReadsTracked(in: body, ofFile: number, id, uses) else { return false }
    let start = CodeNode(file: number, body: body, owner: id)
    return graph.code(reachedFrom: start, along: .own).contains { readsItself($0, id) }
      || !graph.code(reachedFrom: start, along: .readsOfObjects).contains(where: callsOutside)
  }

  /// Whether code of a class returns only constants: those of types, and those of the class and what values in them
  /// store.
  private func readsConstantsAlone(in body: ByteRange, ofFile number: Int, _ id: TypeID) -> Bool {
    let uses = symbols.files[number].uses
    // A view that is created with the object reads it itself.
    let isHandedOn = uses.calls.starting(in: body).allSatisfy {
      $0.name == "AnyView"
        || views.handsOn($0, at: ScopeReference(file: number, scope: $0.scope))
    }
    guard isHandedOn,
      symbols.files[number].membersWithoutBase(in: body).allSatisfy(isEnumCaseAlone)
    else { return false }
    return uses.reads.starting(in: body).allSatisfy { read in
      let scope = ScopeReference(file: number, scope: read.scope)
      return isConstant(
        ((read.base?.dottedPath ?? []) + [read.name]).filter { $0 != "self" }, of: id)
        || usage.namesConstant(read.expression, at: scope, of: [])
          && notifiesOrIsPlain(inference.type(of: read.expression, at: scope))
    }
  }

  /// Whether an enum of the project has a case of the name, and no type has a static property of it.
  private func isEnumCaseAlone(_ name: String) -> Bool {
    symbols.ask(.enumCase(name))
    symbols.ask(.value(name))
    return symbols.enumCases[name] != nil
      && !symbols.types.contains { type in
        symbols.members(of: type.id, named: name).properties.contains { symbols[$0].isStatic }
      }
  }

  /// Whether code only computes from its arguments: each value that it reads and each call begins with a local name whose
  /// value does not change by itself, or creates a value of what does.
  private func readsArgumentsAlone(in body: ByteRange, ofFile number: Int) -> Bool {
    let uses = symbols.files[number].uses
    func isArgument(_ expression: Expression, _ scope: Int) -> Bool {
      let root = expression.chainRoot
      guard case .name(let name) = root.kind else {
        if case .literal = root.kind { return true }
        return false
      }
      let place = ScopeReference(file: number, scope: scope)
      let isLocal =
        name.first == "$"
        || symbols.localBinding(name, at: place, position: root.range.lowerBound) != nil
      return isLocal && !inference.mayChange(inference.type(of: root, at: place))
        && !inference.type(of: root, at: place).isUnknown
    }
    let (reads, calls) = (uses.reads(in: body), uses.calls.starting(in: body))
    return !(reads.isEmpty && calls.isEmpty)
      && reads.allSatisfy { isArgument($0.expression, $0.scope) }
      && calls.allSatisfy { call in
        isArgument(call.callee, call.scope)
          || !call.arguments.isEmpty && call.name != "Date"
            && call.callee.ownName.map(SDK.valueType.contains) == true
      }
  }

  /// Whether a path begins with a constant of a class and continues through stored properties of plain values.
  private func isConstant(_ path: [String], of id: TypeID) -> Bool {
    var owners = [id]
    for (depth, name) in path.enumerated() {
      // Members of an SDK value are as constant as the value, except for the time elapsed since a date.
      if owners.isEmpty { return !path[depth...].contains("timeIntervalSinceNow") }
      let found = owners.flatMap { symbols.members(of: $0, named: name).properties }
      guard !found.isEmpty,
        found.allSatisfy({
          symbols[$0].isStored && (depth > 0 || symbols[$0].isLet) && !symbols[$0].isStatic
            && (isPlainValue(inference.type(of: $0))
              || depth + 1 == path.count && notifiesOrIsPlain(inference.type(of: $0)))
        })
      else { return false }
      owners = found.flatMap { inference.type(of: $0).candidates }
    }
    return !path.isEmpty
  }

  /// Whether nothing within a value changes without a notification of its own.
  private func notifiesOrIsPlain(_ type: ResolvedType) -> Bool {
    isPlainValue(type)
      || !type.candidates.isEmpty && type.candidates.allSatisfy(symbols.isMigratable)
  }

  /// Whether a value consists only of standard library values, judged by type names, and project types built from them.
  private func isPlainValue(_ type: ResolvedType, within depth: Int = 3) -> Bool {
    guard depth > 0 else { return false }
    switch type {
    case .external(let name, let arguments):
      return !inference.mayBeObject(name)
        && arguments.allSatisfy { isPlainValue($0, within: depth) }
    case .optional(let inner), .array(let inner): return isPlainValue(inner, within: depth)
    case .nominal(let types, let arguments):
      return arguments.allSatisfy { isPlainValue($0, within: depth) }
        && types.allSatisfy { isPlainValue($0, within: depth) }
    default: return false
    }
  }

  private func isPlainValue(_ id: TypeID, within depth: Int) -> Bool {
    switch symbols[id].kind {
    case .enum: true
    case .struct:
      symbols.properties(of: id).filter { symbols[$0].isStored && !symbols[$0].isStatic }.allSatisfy
      {
        symbols[$0].attributes.isEmpty && isPlainValue(inference.type(of: $0), within: depth - 1)
      }
    default: false
    }
  }

  /// Whether code of a type reads something tracked of its own object.
  private func readsItself(_ code: CodeNode, _ id: TypeID) -> Bool {
    symbols.files[code.file].uses.reads.starting(in: code.body).lazy.filter(\.isOwn)
      .flatMap { self.symbols.members(of: id, named: $0.name).properties }
      .contains { self.registersReads(of: $0, of: symbols.declaringType(of: $0) ?? id) }
  }

  /// Whether code calls a function that belongs to no object.
  private func callsOutside(_ code: CodeNode) -> Bool {
    symbols.files[code.file].uses.calls.starting(in: code.body).contains { call in
      guard call.name.beginsLowercase, call.name != "init" else { return false }
      guard case .member(let base, _) = call.callee.unwrapped.kind, !base.isSelf else {
        return code.owner.map { symbols.members(of: $0, named: call.name).functions.isEmpty }
          ?? true
      }
      let scope = ScopeReference(file: code.file, scope: call.scope)
      if case .metatype = inference.type(of: base, at: scope) { return true }
      return false
    }
  }
}

extension ResolvedType {
  /// The types of the project that a value consists of, as far as it is an optional, a collection or a tuple.
  fileprivate var valuesWithin: [TypeID] {
    switch self {
    case .nominal(let types, let arguments): types + arguments.flatMap(\.valuesWithin)
    case .external(_, let arguments): arguments.flatMap(\.valuesWithin)
    case .optional(let inner), .array(let inner), .dictionary(let inner): inner.valuesWithin
    case .tuple(let parts): parts.flatMap(\.type.valuesWithin)
    case .generic, .function, .metatype, .projection, .publisher, .unknown: []
    }
  }
}

extension FileFacts {
  /// The members that are written without a base, as static members and enum cases can be: `.shared`, `\.count`.
  fileprivate func membersWithoutBase(in body: ByteRange) -> [String] {
    bytes.places(of: [UInt8(ascii: ".")], in: body).compactMap { dot in
      let before = bytes[dot.lowerBound - 1]
      guard before.isWhitespace || "{([,:=!&|?\\".utf8.contains(before) else { return nil }
      let end = bytes[dot.upperBound...].firstIndex { !$0.isWordByte } ?? dot.upperBound
      return (before == UInt8(ascii: "\\") ? "\\" : "") + text(dot.upperBound..<end)
    }
  }
}
