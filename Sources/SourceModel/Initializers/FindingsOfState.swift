/// The effects of reading and writing properties.
extension Initializers {
  /// Whether an expression is accessed through a type, a global or a shared object of the SDK: `Hub.shared`.
  func isShared(_ expression: Expression, at scope: ScopeReference) -> Bool {
    guard case .name(let name) = expression.chainRoot.kind else { return false }
    if name == "NSApp" || name == "Self" || isStatic(expression.chainRoot, name, at: scope) {
      return true
    }
    guard name.looksLikeTypeName,
      case .metatype = inference.type(of: expression.chainRoot, at: scope)
    else { return false }
    // `Model().delegate` belongs to the value that was just created.
    if case .call(let callee, _) = expression.innermostCall?.kind,
      callee.range == expression.chainRoot.range
    {
      return false
    }
    return true
  }

  /// Whether a name means a global variable, or a static one of the type around it.
  private func isStatic(_ root: Expression, _ name: String, at scope: ScopeReference) -> Bool {
    guard symbols.localBinding(name, at: scope, position: root.range.lowerBound) == nil else {
      return false
    }
    return graph.properties(named: root, at: scope).contains {
      symbols[$0].isStatic || $0.type == nil
    }
  }

  // MARK: Accessors that a write runs

  func noteAccessors(_ write: StateWrite, in code: Code, _ result: inout Findings) {
    let scope = ScopeReference(file: code.file, scope: write.scope)
    let target = write.target.unwrapped
    if let object = graph.ownerOfElement(writtenBy: target, at: scope) {
      noteSubscripts(of: object, written: true, at: scope, &result)
    }
    if write.kind != .mutation, case .member(let base, let name) = target.kind, !base.isSelf {
      guard symbols.mayRunCode(propertyNamed: name) else { return }
      noteObservers(
        of: name, inference.type(of: base, at: scope).instance.candidates, isOwn: false, write,
        in: code, &result)
    }
    guard let name = graph.rootProperty(of: target, at: scope),
      symbols.mayRunCode(propertyNamed: name),
      // `_x = Published(initialValue: 1)` sets the storage.
      target.ownName.map({ $0 == name }) ?? true,
      !usage.writesIntoObject(target, at: scope)
    else { return }
    let owners = symbols.enclosingType(of: scope).map { [$0] } ?? []
    noteObservers(of: name, owners, isOwn: true, write, in: code, &result)
  }

  /// Notes the accessors that an assignment runs. A setter always runs. Observers do not run when an initializer
  /// assigns a property of its own type, unless the property is published or tracked and already has a value.
  private func noteObservers(
    of name: String, _ owners: [TypeID], isOwn: Bool, _ write: StateWrite, in code: Code,
    _ result: inout Findings
  ) {
    let scope = ScopeReference(file: code.file, scope: write.scope)
    let isInitializer = symbols.enclosingBody(of: scope)?.kind == .initializer
    let isWhole = write.kind == .assignment && write.target.ownName == name
    for owner in owners {
      guard let property = symbols.members(of: owner, named: name).properties.first else {
        continue
      }
      let declared = symbols[property]
      noteWrapper(
        of: property, "set", isInitial: isOwn && isInitializer && isWhole, write.range, &result)
      if isOwn, isInitializer, declared.isStored,
        !isSetThroughSetter(declared, of: owner)
          || isBeforeAllHaveValues(write, of: owner, in: code)
      {
        continue
      }
      for accessor in declared.accessorsRunByWrites {
        let label = accessor.name == "set" ? "\(name) =" : "\(accessor.name) of \(name)"
        noteAccessor(accessor.body, of: property, label, &result)
      }
    }
  }

  /// Whether a stored property of the object still has no value where an initializer writes another one. The write then
  /// initializes storage, and no observer runs.
  private func isBeforeAllHaveValues(_ write: StateWrite, of owner: TypeID, in code: Code) -> Bool {
    let scope = ScopeReference(file: code.file, scope: write.scope)
    guard let body = symbols.enclosingBody(of: scope)?.body else { return false }
    let open = Set(
      symbols.properties(of: owner).map { symbols[$0] }
        .filter { $0.isStored && !$0.isStatic && !$0.hasInitialValue }.map(\.name))
    let uses = symbols.files[code.file].uses
    let start = write.range.lowerBound
    return uses.assignments.starting(in: body).contains {
      $0.range.lowerBound > start && $0.target.ownName.map(open.contains) == true
    }
      || uses.calls.starting(in: body).contains {
        $0.range.lowerBound > start && $0.name == "init"
          && $0.callee.base?.kind == .superReference
      }
  }

  private func isSetThroughSetter(_ property: DeclaredProperty, of owner: TypeID) -> Bool {
    guard property.hasInitialValue else { return false }
    return property.attribute(.published) != nil
      || symbols.isObservable(owner) && property.attribute("ObservationIgnored") == nil
  }

  func noteAccessor(
    _ body: ByteRange?, of property: PropertyReference, _ label: String,
    confidence: Confidence = .certain, _ result: inout Findings
  ) {
    guard let code = body.flatMap(graph.runCode(ofFile: property.file).body) else { return }
    result.steps.append(Step(label: label, code: code, confidence: confidence))
  }

  // MARK: Elements

  /// Notes the getters that a read of an element runs; an assignment to it runs none.
  func noteElement(_ read: Read, in code: Code, _ result: inout Findings) {
    let isAssigned = symbols.files[code.file].uses.assignments.starting(in: read.range).contains {
      $0.value != nil && $0.target.range == read.range
    }
    guard let object = read.base, !isAssigned else { return }
    noteSubscripts(
      of: object, written: false, at: ScopeReference(file: code.file, scope: read.scope), &result)
  }

  private func noteSubscripts(
    of object: Expression, written: Bool, at scope: ScopeReference, _ result: inout Findings
  ) {
    let nodes = graph.code(ofElementsOf: object, written: written, at: scope)
    for node in nodes {
      guard let code = graph.runCode(ofFile: node.file).body(node.body) else { continue }
      result.steps.append(
        Step(
          label: written ? "subscript =" : "subscript", code: code,
          confidence: nodes.count == 1 ? .certain : .likely, isOnSelf: object.isSelf,
          receiver: object.isSelf ? nil : Step.Receiver(base: object, scope: scope)))
    }
  }

  // MARK: Reads

  func note(_ read: Read, in code: Code, _ result: inout Findings) {
    let scope = ScopeReference(file: code.file, scope: read.scope)
    let isOwn = read.base?.isSelf ?? true
    let enclosing = symbols.enclosingType(of: scope)
    let owners: [TypeID]
    if isOwn {
      if read.base == nil,
        symbols.localBinding(read.name, at: scope, position: read.range.lowerBound) != nil
      {
        return
      }
      owners = enclosing.map { [$0] } ?? []
      if let enclosing, symbols.enclosingBody(of: scope)?.kind == .initializer {
        noteTrackedRead(read, of: enclosing, &result)
      }
    } else {
      guard symbols.mayRunCode(propertyNamed: read.name), let base = read.base else { return }
      owners = inference.type(of: base, at: scope).instance.candidates
    }
    guard symbols.mayRunCode(propertyNamed: read.name) else { return }
    for owner in owners {
      if let property = symbols.members(of: owner, named: read.name).properties.first {
        if symbols[owner].kind == .protocol {
          noteRequirement(property, of: owner, read.range, &result)
        } else {
          noteWrapper(of: property, "get", isInitial: false, read.range, &result)
          // A lazy property of a shared object is initialized only once.
          let isMadeOnce =
            symbols[property].isLazy && read.base.map { isShared($0, at: scope) } ?? false
          if !isMadeOnce { noteGetter(property, &result) }
        }
        return
      }
    }
    if read.base == nil {
      symbols.ask(.global(read.name))
      let globals = symbols.globalProperties[read.name] ?? []
      if globals.count == 1 { noteGetter(globals[0], &result) }
      return
    }
    if let base = read.base,
      case .external(let type, _) = graph.outsideType(of: base, at: scope).instance
    {
      if let property = symbols.externalMembers(of: type, named: read.name).properties.first {
        noteGetter(property, &result)
      }
    }
  }

  func noteGetter(
    _ property: PropertyReference, as label: String? = nil, confidence: Confidence = .certain,
    _ result: inout Findings
  ) {
    let declared = symbols[property]
    if declared.isLazy, !declared.isStatic, let value = declared.initializer {
      // Reading a lazy property in an initializer evaluates its initial value.
      guard let code = graph.runCode(ofFile: property.file).initialValue(value) else { return }
      return result.steps.append(Step(label: declared.name, code: code, isLazyValue: true))
    }
    guard declared.accessors == .computed, !isMadeOnce(property) else { return }
    let body =
      declared.accessor("get")?.body
      ?? (declared.accessorList.isEmpty ? declared.accessorBlock : nil)
    noteAccessor(body, of: property, label ?? declared.name, confidence: confidence, &result)
  }

  /// Whether a static or global getter keeps what it returns in a static or global variable: a shared object that is
  /// created by its first reader.
  func isMadeOnce(_ property: PropertyReference) -> Bool {
    let declared = symbols[property]
    guard declared.isStatic || property.type == nil, let body = declared.getterBody else {
      return false
    }
    let owner = symbols.declaringType(of: property)
    let uses = symbols.files[property.file].uses
    return uses.assignments.starting(in: body).contains { assignment in
      guard let name = assignment.target.unwrapped.chainNames.last else { return false }
      let kept =
        owner.map {
          symbols.members(of: $0, named: name).properties.filter { symbols[$0].isStatic }
        }
        ?? symbols.globalProperties[name] ?? []
      return kept.contains { symbols[$0].isStored && !symbols[$0].isLet }
        && uses.reads(in: body).contains { $0.name == name }
    }
  }

  private func noteTrackedRead(_ read: Read, of owner: TypeID, _ result: inout Findings) {
    guard symbols[owner].kind == .class,
      let property = symbols.members(of: owner, named: read.name).properties.first
    else { return }
    let declared = symbols[property]
    let isTracked =
      declared.attribute(.published) != nil
      || (symbols.isObservable(owner) && declared.isStored && !declared.isLet && !declared.isLazy
        && declared.attribute("ObservationIgnored") == nil)
    guard isTracked, !declared.isStatic else { return }
    result.list.append(
      Finding(
        signal: .trackedRead, range: read.range, confidence: .certain, counts: .inModel))
  }
}
