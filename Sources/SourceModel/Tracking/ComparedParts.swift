/// Which stored properties a handwritten `==` compares.
extension Tracking {
  /// The stored properties that `==` ignores and that views show, themselves or through code that they run; first those
  /// that they show themselves.
  public func shownParts(
    ignoredBy comparison: LooseComparison, in reference: PropertyReference, of id: TypeID
  ) -> [PropertyReference] {
    // Clients of a library may obtain the values.
    let orByClients = objects.isVisibleToClients(reference, of: id)
    let ignored = parts(ignoredBy: comparison.equality, of: comparison.type)
    func shown(byViewsAlone: Bool = false, orByClients: Bool = false) -> [PropertyReference] {
      ignored.filter {
        mayBeShown(
          $0, partOf: comparison.type, byViewsAlone: byViewsAlone, orByClients: orByClients)
      }
    }
    let found = (shown(byViewsAlone: true) + shown()).uniqued()
    return found.isEmpty && orByClients ? shown(orByClients: true) : found
  }

  /// Whether a part is a closure that gives nothing, which views run but do not show.
  public func holdsSilentClosure(_ part: PropertyReference) -> Bool {
    if case .function(_, let result)? = symbols[part].type?.unwrapped { return result.isVoid }
    guard case .external(let name, _) = inference.type(of: part).unwrapped else { return false }
    return ["Block", "Callback", "Handler"].contains(where: name.hasSuffix)
  }

  /// Whether code changes what `==` ignores of an object that stays the same: a new comparison does not detect it.
  public func changesInPlace(_ comparison: LooseComparison) -> Bool {
    !comparison.isObserved
      && parts(ignoredBy: comparison.equality, of: comparison.type).contains {
        certainlyChangesAfterInit($0, of: comparison.type)
          && mayBeShown($0, partOf: comparison.type)
      }
  }

  /// The first stored property that `==` ignores and that views may show.
  func shownPart(ignoredBy equality: FunctionReference, of id: TypeID) -> PropertyReference? {
    // Many properties may have values of one type.
    cache.shownParts.answer(to: id) {
      parts(ignoredBy: equality, of: id).first { mayBeShown($0, partOf: id) }
    }
  }

  /// The stored properties that `==` ignores.
  func parts(ignoredBy equality: FunctionReference, of id: TypeID) -> [PropertyReference] {
    let tokens = tokensComparing(equality, of: id)
    // An identity comparison detects every change of a reference.
    if tokens.isEmpty || tokens.contains("===") { return [] }
    let compared = symbols.properties(of: id).filter { tokens.contains(symbols[$0].name) }
    let areCopies = areCopiesIfEqual(by: compared, tokens)
    return symbols.properties(of: id).filter { reference in
      isCompared(symbols[reference]) && !compared.contains(reference)
        && !(areCopies && (symbols[reference].isLet || !changesAfterInit(reference, of: id)))
        && !isSameInAll(reference) && !isCreatedPerObject(reference)
        && !symbols[reference].name.isNameOfIdentity
        && !isDerived(reference, from: compared.map { symbols[$0].name }, of: id)
    }
  }

  /// The names in what `==` compares.
  func parts(comparedBy comparison: LooseComparison) -> Set<String> {
    tokensComparing(comparison.equality, of: comparison.type)
  }

  /// The tokens of `==`, of the type's functions that it calls, of `hash(into:)` if it compares hash values, and of the
  /// computed properties that it compares.
  private func tokensComparing(_ equality: FunctionReference, of id: TypeID) -> Set<String> {
    let calls = CodePaths(timing: .any, receivers: [.own, .other, .none], kinds: [.call])
    let code = graph.node(of: equality, on: id).map {
      Array(graph.code(reachedFrom: $0, along: calls))
    }
    var result = (code ?? []).filter { $0.owner == id || $0.owner == nil }
      .reduce(into: Set<String>()) { $0.formUnion(tokens(in: $1.body, of: $1.file)) }
    if result.contains("hashValue") {
      for function in symbols.functions(of: id) where symbols[function].name == "hash" {
        result.formUnion(symbols[function].body.map { tokens(in: $0, of: function.file) } ?? [])
      }
    }
    var getters = symbols.properties(of: id).filter { returnsWholeValues($0, of: id) }
    while let index = getters.firstIndex(where: { result.contains(symbols[$0].name) }) {
      let getter = getters.remove(at: index)
      result.formUnion(symbols[getter].getterBody.map { tokens(in: $0, of: getter.file) } ?? [])
    }
    return result
  }

  private func tokens(in body: ByteRange, of number: Int) -> Set<String> {
    symbols.files[number].tokens(in: body)
  }

  /// Whether a computed property differs as soon as one of the properties that it reads does, at most apart from nil and
  /// a default: `var id: Int { token.hashValue }`, `"\(street) \(number ?? 0)"`.
  private func returnsWholeValues(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let property = symbols[reference]
    guard property.accessors == .computed, !property.isStatic, property.type?.simpleName != "Bool",
      let body = property.getterBody
    else { return false }
    let (file, uses) = (symbols.files[reference.file], symbols.files[reference.file].uses)
    let areDefaultsWritten = file.bytes.places(of: Array("??".utf8), in: body).allSatisfy {
      let next = file.bytes[file.skipSpaces(from: $0.upperBound)]
      return next == UInt8(ascii: "\"") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
    }
    return areDefaultsWritten
      && uses.calls.starting(in: body).allSatisfy { $0.callee.kind == .name("String") }
      && tokens(in: body, of: reference.file).isDisjoint(with: ["if", "switch", "?"])
      && uses.reads.starting(in: body).allSatisfy { read in
        read.isOwn || read.name.isNameOfIdentity
          || ["uid", "uuid", "uuidString", "absoluteString"].contains(read.name)
      }
  }

  /// Whether values that are equal by some properties are copies of one value, or one object: each value creates one of
  /// the properties for itself.
  private func areCopiesIfEqual(by compared: [PropertyReference], _ tokens: Set<String>) -> Bool {
    tokens.contains("||")
      ? !compared.isEmpty && compared.allSatisfy(isCreatedPerObject)
      : compared.contains(where: isCreatedPerObject)
  }

  /// Whether a constant has one value in all values of its type: `let title = "Done"`.
  private func isSameInAll(_ reference: PropertyReference) -> Bool {
    guard symbols[reference].isLet, let value = symbols[reference].initializer,
      !inference.type(of: reference).candidates.contains(where: { symbols[$0].kind == .class })
    else { return false }
    return changingSource(in: value.range, ofFile: reference.file, certainly: true) == nil
  }

  /// Whether an object is equal only to itself: by `===`, or by a value that each object creates for itself.
  func comparesIdentity(_ equality: FunctionReference, of id: TypeID) -> Bool {
    guard symbols[equality].body != nil else { return true }
    let tokens = tokensComparing(equality, of: id)
    if tokens.contains("===") || tokens.contains("ObjectIdentifier") { return true }
    let compared = symbols.lineage(of: id).flatMap { symbols.properties(of: $0) }
      .filter { tokens.contains(symbols[$0].name) }
    return areCopiesIfEqual(by: compared, tokens)
  }

  /// `let id = UUID()`, `var id: ObjectIdentifier { … }`, and in a class also `var id = UUID()` that no code assigns.
  private func isCreatedPerObject(_ reference: PropertyReference) -> Bool {
    let property = symbols[reference]
    guard property.isStored else { return property.type?.simpleName == "ObjectIdentifier" }
    guard property.isLet || isVariableThatStays(reference), let value = property.initializer
    else { return false }
    // `UUID().uuidString`
    let created = if case .member(let base, "uuidString") = value.kind { base } else { value }
    guard case .call(let callee, let arguments) = created.kind else { return false }
    return callee.kind == .name("UUID") && arguments.isEmpty
  }

  /// Whether a variable keeps its default: no code assigns it, not even a decoder or a caller of the initializer.
  private func isVariableThatStays(_ reference: PropertyReference) -> Bool {
    guard let id = symbols.declaringType(of: reference) else { return false }
    return !certainlyChangesAfterInit(reference, of: id)
      && usage.uses.assignments[reference]?.isEmpty != false
      && objects.codingSynthesis(of: id) == nil
      && (symbols[id].kind == .class || !isPassed(symbols[reference].name, toInitializersOf: id))
  }

  private func isPassed(_ name: String, toInitializersOf id: TypeID) -> Bool {
    graph.constructionCalls(of: id).contains { construction in
      construction.call.arguments.contains { $0.label == name }
    }
      || symbols.initializers(of: id).contains { initializer in
        symbols[initializer].body.map {
          !symbols.files[initializer.file].words(name, in: $0).isEmpty
        } == true
      }
  }
}

/// Properties that an initializer computes from others.
extension Tracking {
  /// Whether each initializer computes a property from the named ones alone, and nothing changes it later.
  private func isDerived(_ reference: PropertyReference, from names: [String], of id: TypeID)
    -> Bool
  {
    let initializers = symbols.initializers(of: id)
    let primary = symbols[id].primary
    guard symbols[reference].initializer == nil, objects.codingSynthesis(of: id) == nil,
      symbols[reference].isLet || !changesAfterInit(reference, of: id)
    else { return false }
    if initializers.isEmpty, symbols[id].kind == .struct {
      // Two calls may compute different values from the same ones.
      let calls = graph.constructionCalls(of: id)
      return calls.count == 1 && passes(symbols[reference].name, computedFrom: names, in: calls[0])
    }
    guard initializers.contains(where: { $0.file == primary.file && $0.type == primary.type })
    else { return false }
    return initializers.allSatisfy { initializer in
      symbols[initializer].body.map {
        symbols.delegates(initializer)
          || computes(symbols[reference].name, from: names, in: $0, ofFile: initializer.file)
      } == true
    }
  }

  /// Whether a call of the memberwise initializer computes an argument from those for the named properties alone.
  private func passes(
    _ name: String, computedFrom names: [String], in construction: ConstructionCall
  ) -> Bool {
    let file = symbols.files[construction.file]
    let arguments = construction.call.arguments
    let known = Set(
      arguments.filter { $0.label.map(names.contains) == true }.compactMap(\.value.ownName))
    func isComputed(_ value: Expression, at scope: Int, _ depth: Int) -> Bool {
      let place = ScopeReference(file: construction.file, scope: scope)
      let locals = file.tokens(in: value.range).subtracting(known).compactMap {
        symbols.localBinding($0, at: place, position: value.range.lowerBound)
      }
      return depth > 0
        && file.uses.reads.starting(in: value.range).allSatisfy {
          graph.rootProperty(
            of: $0.expression, at: ScopeReference(file: construction.file, scope: $0.scope)) == nil
        }
        && (!locals.isEmpty || !file.tokens(in: value.range).isDisjoint(with: known))
        && locals.allSatisfy { local in
          local.binding.value.map { isComputed($0, at: local.place.scope, depth - 1) } == true
        }
    }
    return arguments.filter { $0.label == name }
      .contains { isComputed($0.value, at: construction.call.scope, 3) }
  }

  /// Whether an initializer assigns a property nothing but what it assigns to the named properties, and constants.
  private func computes(
    _ name: String, from names: [String], in body: ByteRange, ofFile number: Int
  ) -> Bool {
    let file = symbols.files[number]
    let assignments = file.uses.assignments.starting(in: body)
    let known = Set(
      assignments.filter { $0.target.ownName.map(names.contains) == true }
        .compactMap { $0.value?.ownName } + names)
    let values = assignments.filter { $0.target.ownName == name }
    return !values.isEmpty
      && values.allSatisfy { assignment in
        guard let value = assignment.value else { return false }
        return file.uses.reads.starting(in: value.range).allSatisfy {
          !$0.isOwn || known.contains($0.name)
        }
          && file.uses.calls.starting(in: value.range).allSatisfy { call in
            !Self.returnsNewValueEachTime(call)
          }
          && file.tokens(in: value.range).allSatisfy { token in
            known.contains(token)
              || symbols.localBinding(
                token, at: ScopeReference(file: number, scope: assignment.scope),
                position: value.range.lowerBound) == nil
          }
      }
  }
}

extension Tracking {
  /// Whether assigning a value of the type may be ignored because it equals the current one. The macro compares
  /// `Equatable` values with `==` and objects by identity.
  public func mayBeCompared(_ type: ResolvedType) -> Bool {
    switch type {
    case .optional(let inner), .array(let inner), .dictionary(let inner):
      // Objects that are not `Equatable` are compared only if they are the whole value.
      mayBeCompared(inner)
        && (inner.candidates.isEmpty
          || inner.candidates.contains { symbols[$0].kind != .class || mayHaveEquality($0) })
    case .nominal(let candidates, _): candidates.contains(where: mayBeCompared)
    case .tuple, .function, .metatype, .generic, .projection, .publisher: false
    case .external(let name, _): name != "Binding"
    case .unknown: true
    }
  }

  func mayBeCompared(_ id: TypeID) -> Bool {
    switch symbols[id].kind {
    case .class, .actor, .extension: return true
    case .protocol: return false
    case .enum where symbols[symbols[id].primary].enumCases.allSatisfy(\.payload.isEmpty):
      return true
    case .enum, .struct:
      return mayHaveEquality(id)
    }
  }

  func mayHaveEquality(_ id: TypeID) -> Bool {
    symbols.lineage(of: id).flatMap(symbols.supertypes).contains { supertype in
      let name = supertype.name.simpleName ?? ""
      return supertype.resolved.candidates.isEmpty && name != "ObservableObject"
        && !SDK.protocolWithoutEquality.contains(name)
    }
  }
}
