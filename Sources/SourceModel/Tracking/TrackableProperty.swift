extension Tracking {
  /// Whether a plain stored variable that views read can be tracked without breaking the class or changing its
  /// behavior.
  public func canBeTracked(_ reference: PropertyReference, of id: TypeID) -> Bool {
    cache.canBeTracked.answer(to: .init(property: reference, owner: id)) {
      findsTrackable(reference, of: id)
    }
  }

  private func findsTrackable(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let property = symbols[reference]
    if case .opaque = property.type { return false }
    // A superclass that is not observable gets no macro.
    if symbols.declaringType(of: reference).map(symbols.isPlainClass) == true { return false }
    if isUnpublishedOnPurpose(reference) || trackedState.isReadForEachFrameAlone(reference) {
      return false
    }
    // Objective-C key-value observation needs the stored property.
    if property.attribute("objc") != nil { return false }
    return !wouldRunObserversMoreOften(reference, of: id) && !property.hasModifier("weak")
      && !property.hasModifier("unowned")
      && (property.bindingCount == 1 || isSupportedByMacro(property, of: id))
      && !isReadWhileBuilt(reference, of: id) && !isWrittenByGetter(reference, of: id)
      && !isWrittenByViews(reference, of: id)
      && canNotifyObservers(reference, of: id)
      && (deinitializerUses(of: reference, of: id).map {
        $0.isEmpty || isSupportedByMacro(property, of: id)
      } ?? false)
  }

  /// Whether the comment before a property says that it is not published.
  private func isUnpublishedOnPurpose(_ reference: PropertyReference) -> Bool {
    let property = symbols[reference]
    guard property.attribute(.published) == nil else { return false }
    let comment = symbols.files[reference.file].comment(above: property.declaration.lowerBound)
    return ["not `@published`", "not @published", "not published", "must not trigger"]
      .contains(where: comment.contains)
  }

  /// The places where deinitializers of a class name a stored property. A deinitializer cannot call the accessors of an
  /// isolated object, but it can access the backing storage. Returns nil if a use cannot be resolved.
  public func deinitializerUses(of reference: PropertyReference, of id: TypeID) -> [Site]? {
    let name = symbols[reference].name
    var result: [Site] = []
    for declaration in symbols[id].declarations {
      let file = symbols.files[declaration.file]
      let range = symbols[declaration].range
      for body in file.scopes.compactMap(\.owner)
      where body.kind == .deinitializer && range.contains(body.body.lowerBound) {
        let places = objects.places(naming: name, in: body.body, ofFile: declaration.file)
        // `if let name` would still refer to its own value.
        let isUnwrapped = places.contains {
          let before = file.text(body.body.lowerBound..<$0.lowerBound)
          return ["let", "var"].contains(before.split(whereSeparator: \.isWhitespace).last ?? "")
        }
        guard !isUnwrapped, places.count == file.occurrences(of: name, in: body.body) else {
          return nil
        }
        result += places.map(file.site)
      }
    }
    return result
  }

  /// The places where nonisolated initializers of the type name a property of the type.
  public func nonisolatedInitializerUses(of reference: PropertyReference, of id: TypeID) -> [Site] {
    let name = symbols[reference].name
    return symbols.functions(of: id).flatMap { function -> [Site] in
      guard isNonisolatedInitializer(function), let body = symbols[function].body else { return [] }
      return objects.places(naming: name, in: body, ofFile: function.file)
        .map(symbols.files[function.file].site)
    }
  }

  /// Whether a range of a file is in a nonisolated initializer of the type. Such an initializer can set stored
  /// properties but cannot call the accessors of an isolated object.
  public func isInNonisolatedInitializer(_ place: ByteRange, inFile file: Int, of id: TypeID)
    -> Bool
  {
    symbols.functions(of: id).contains { function in
      function.file == file && isNonisolatedInitializer(function)
        && symbols[function].body?.contains(place) == true
    }
  }

  private func isNonisolatedInitializer(_ function: FunctionReference) -> Bool {
    symbols[function].kind == .initializer
      && symbols[function].modifiers.contains { $0.name == "nonisolated" }
  }

  /// Whether reading a computed property of the type writes the property, as for a cache. If it were tracked, a view
  /// that reads it would be invalidated by its own read.
  private func isWrittenByGetter(_ property: PropertyReference, of id: TypeID) -> Bool {
    writesByGetter(of: property, in: id).contains(true)
  }

  /// Whether only getters of the type write the property, so its value follows from other state that views read.
  public func isCache(_ property: PropertyReference, of id: TypeID) -> Bool {
    let writes = writesByGetter(of: property, in: id)
    return !writes.isEmpty && !writes.contains(false)
      && (symbols[property].hasModifier("private") || isNamedInItsTypeAlone(property, of: id))
  }

  /// For each place where code of the type assigns the property or a part of it, whether that code runs during a read:
  /// in a getter, in a function that views call while they evaluate their body, or in code called by these.
  private func writesByGetter(of property: PropertyReference, in id: TypeID) -> [Bool] {
    let writes = writes(of: property, in: id)
    if writes.isEmpty { return [] }
    let code = codeRunByReading(id)
    return writes.map { file, write in
      code.contains { $0.file == file && $0.body.contains(write.lowerBound) }
    }
  }

  /// Where code of the type assigns the property or a part of it, or mutates it in place.
  func writes(of property: PropertyReference, in id: TypeID) -> [(file: Int, range: ByteRange)] {
    symbols[id].declarations.flatMap { declaration in
      writes(
        ofName: symbols[property].name, in: symbols[declaration].range, ofFile: declaration.file
      )
      .map { (declaration.file, $0) }
    }
  }

  /// The same for an own property by name, within a range of a file.
  func writes(ofName name: String, in range: ByteRange, ofFile number: Int) -> [ByteRange] {
    graph.writes(in: range, ofFile: number).filter {
      graph.rootProperty(of: $0.target, at: ScopeReference(file: number, scope: $0.scope)) == name
    }.map(\.range)
  }

  /// Whether observers of the property would run in places where they do not run for a plain property: in `init`, and
  /// where they assign the property themselves.
  private func wouldRunObserversMoreOften(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let property = symbols[reference]
    guard property.accessors != .none else { return false }
    return property.accessors == .computed || property.hasModifier("override")
      || announcing.assignsItself(reference) || changesItself(reference)
      || objects.isNamedInInitializer(property, of: id) && !isSetOnceWhenMade(reference, of: id)
  }

  /// Whether initializers only give the property its first value, once each and unconditionally. That runs no observer,
  /// whether or not the property is tracked.
  private func isSetOnceWhenMade(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let property = symbols[reference]
    guard !property.hasInitialValue, property.type != nil, isSupportedByMacro(property, of: id)
    else { return false }
    return symbols.initializers(of: id).allSatisfy { initializer in
      guard let body = symbols[initializer].body,
        symbols.files[initializer.file].occurrences(of: property.name, in: body) > 0
      else { return true }
      guard let statements = symbols.writtenInitializer(initializer)?.statements,
        !symbols[initializer].modifiers.contains(where: {
          ["convenience", "nonisolated"].contains($0.name)
        })
      else { return false }
      let setting = statements.filter { $0.form == .assignment(property.name) }
      guard setting.count == 1, let range = setting.first?.range else { return false }
      let own = objects.places(naming: property.name, in: body, ofFile: initializer.file)
      return own.allSatisfy { range.contains($0.lowerBound) }
        && !mayName(property.name, in: initializer, outside: range)
    }
  }

  /// Whether an initializer may name its own property outside a range: without a base if no parameter has the same
  /// name, otherwise after a dot.
  private func mayName(
    _ name: String, in initializer: FunctionReference, outside range: ByteRange
  ) -> Bool {
    guard let body = symbols[initializer].body else { return false }
    let file = symbols.files[initializer.file]
    let isShadowed = symbols[initializer].parameters.contains { $0.name == name }
    let rest = [body.lowerBound..<range.lowerBound, range.upperBound..<body.upperBound]
    return rest.contains { part in
      file.occurrences(of: name, in: part) > 0
        && (!isShadowed || file.text(part).contains("." + name))
    }
  }

  /// Whether an initializer of the type reads the property or mutates it in place before all other properties are set.
  /// If the property were tracked, that might not compile.
  private func isReadWhileBuilt(_ property: PropertyReference, of id: TypeID) -> Bool {
    let name = symbols[property].name
    return symbols[id].declarations.contains { reference in
      let file = symbols.files[reference.file]
      let range = symbols[reference].range
      func isBuilding(_ scope: Int, _ place: ByteRange) -> Bool {
        let scope = ScopeReference(file: reference.file, scope: scope)
        guard let body = symbols.enclosingBody(of: scope) else { return false }
        return body.kind == .initializer && graph.runsAtOnce(scope)
          && !isComplete(id, before: place, in: body, ofFile: file)
      }
      return file.uses.ownReads(of: name, in: range).contains { isBuilding($0.scope, $0.range) }
        || file.uses.assignments.starting(in: range).contains {
          $0.value == nil && $0.target.dottedPath == [name] && isBuilding($0.scope, $0.range)
        }
        || file.uses.calls.starting(in: range).contains { call in
          guard case .member(let base, _) = call.callee.kind else { return false }
          return base.dottedPath == [name] && isBuilding(call.scope, call.range)
        }
    }
  }

  /// Whether an object is fully initialized at a place in its initializer, so that its own accessors may be called:
  /// after `super.init`, or if there is no base class and every property has a value or was assigned before.
  func isComplete(
    _ id: TypeID, before place: ByteRange, in initializer: BodyOwner, ofFile file: FileFacts
  ) -> Bool {
    let superInitializer = file.uses.calls.starting(in: initializer.body).first { call in
      guard case .member(let base, "init") = call.callee.kind else { return false }
      return base.kind == .superReference
    }
    if let superInitializer { return superInitializer.range.upperBound <= place.lowerBound }
    let statements = file.initializerBodies.first { $0.braces == initializer.body }?.statements
    let assigned = statements?.filter { $0.range.upperBound <= place.lowerBound }.map(\.form) ?? []
    return inheritsFromNoClass(id)
      && symbols.properties(of: id).map { symbols[$0] }.allSatisfy {
        !$0.isStored || $0.isStatic || $0.initializer != nil || $0.isLazy
          || (!$0.isLet && $0.type.map(Self.isOptional) == true)
          || $0.attributes.contains { $0.mayBeWrapper && !$0.arguments.isEmpty }
          || assigned.contains(.assignment($0.name))
      }
  }

  /// Whether everything that a class inherits from is known to be a protocol.
  public func inheritsFromNoClass(_ id: TypeID) -> Bool {
    symbols.supertypes(of: id).allSatisfy { supertype in
      let candidates = supertype.resolved.candidates
      guard candidates.isEmpty else {
        return candidates.allSatisfy { symbols[$0].kind == .protocol }
      }
      return supertype.name.simpleName.map(SDK.protocolOfModels.contains) ?? false
    }
  }

  private static func isOptional(_ type: TypeName) -> Bool {
    if case .optional = type { return true }
    return false
  }

}
