/// When a publisher sends its first value to a new subscriber.
enum FirstValue: String, Sendable {
  /// Before the subscription returns.
  case atOnce
  case later
  case unknown

  /// The first value of a publisher that sends what any of several sends.
  fileprivate static func ofAny(_ parts: [FirstValue]) -> FirstValue {
    if parts.contains(.atOnce) { return .atOnce }
    return parts.contains(.unknown) ? .unknown : .later
  }

  /// The first value of a publisher that waits for all of several.
  fileprivate static func ofAll(_ parts: [FirstValue]) -> FirstValue {
    if parts.contains(.later) { return .later }
    return parts.contains(.unknown) ? .unknown : .atOnce
  }
}

extension CodeGraph {
  func firstValue(of publisher: Expression, at scope: ScopeReference) -> FirstValue {
    firstValue(of: publisher, at: scope, besides: [])
  }

  /// - Parameter known: The code that the publisher was found through.
  private func firstValue(
    of publisher: Expression, at scope: ScopeReference, besides known: Set<CodeNode>
  ) -> FirstValue {
    switch publisher.unwrapped.kind {
    case .name(let name), .member(_, let name):
      if name.hasPrefix("$") {
        return firstValueOfProjection(publisher, of: String(name.dropFirst()), at: scope, known)
      }
      return firstValueOfType(of: publisher, at: scope)
        ?? firstValueOfCode(of: publisher, at: scope, besides: known) ?? FirstValue.unknown
    case .call(let callee, let arguments):
      return firstValue(ofCall: callee, arguments, publisher, at: scope, besides: known)
    case .ternary(let first, let second), .coalescing(let first, let second):
      let parts = [first, second].map { firstValue(of: $0, at: scope, besides: known) }
      return parts[0] == parts[1] ? parts[0] : .unknown
    default: return .unknown
    }
  }

  /// The first value of `$x`. `@Published` repeats its latest one; a wrapper of the project does what its code says.
  private func firstValueOfProjection(
    _ publisher: Expression, of name: String, at scope: ScopeReference, _ known: Set<CodeNode>
  ) -> FirstValue {
    let kind: Expression.Kind =
      publisher.base.map { .member($0, name) } ?? .name(name)
    // A protocol that requires the property says nothing about its wrapper.
    let found = properties(named: Expression(kind, range: publisher.range), at: scope)
      .filter { symbols[$0].attributes.contains(where: \.mayBeWrapper) }
    let values = found.map { reference -> FirstValue in
      let attributes = symbols[reference].attributes.filter(\.mayBeWrapper)
      if attributes.contains(where: { Wrapper($0) == .published }) { return .atOnce }
      let place = ScopeReference(file: reference.file, scope: symbols[reference].scope)
      let projections = attributes.flatMap {
        symbols.resolve(.name($0.name), at: place).candidates
      }.flatMap { symbols.members(of: $0, named: "projectedValue").properties }
      guard projections.count == 1, let projected = projections.first else { return .unknown }
      return firstValue(
        of: Expression(.name("projectedValue"), range: symbols[projected].nameRange),
        at: ScopeReference(file: projected.file, scope: symbols[projected].scope), besides: known)
    }
    guard let first = values.first else {
      // The type of the object is not known.
      return symbols.publishedNames.contains(name) ? .atOnce : .unknown
    }
    return values.allSatisfy { $0 == first } ? first : .unknown
  }

  private func firstValue(
    ofCall callee: Expression, _ arguments: [Expression.Argument], _ publisher: Expression,
    at scope: ScopeReference, besides known: Set<CodeNode>
  ) -> FirstValue {
    guard let name = callee.unwrapped.chainNames.last else { return .unknown }
    if arguments.observesKeyPath {
      return observesInitialValue(arguments, inFile: scope.file) ?? .atOnce
    }
    let parts = arguments.map { firstValue(of: $0.value, at: scope, besides: known) }
    let base = callee.base.map { firstValue(of: $0, at: scope, besides: known) }
    switch SDK.firstValue[name] {
    case "ofAny": return .ofAny(parts + (callee.isCombiningPublisher ? [] : [base ?? .unknown]))
    case "ofAll": return .ofAll(parts + (callee.isCombiningPublisher ? [] : [base ?? .unknown]))
    case "ofBase": return base == .later ? .later : .unknown
    case let stated?: return FirstValue(rawValue: stated) ?? .unknown
    case nil: break
    }
    if SDK.schedulingOperator.contains(name) { return .later }
    if !name.isPublisherOperator,
      let value = firstValueOfCode(of: publisher, at: scope, besides: known)
    {
      return value
    }
    return base ?? .unknown
  }

  /// The same, judged by the type of a publisher: `PassthroughSubject`.
  func firstValueOfType(of publisher: Expression, at scope: ScopeReference) -> FirstValue? {
    func stated(_ type: String) -> FirstValue? {
      (SDK.firstValue[type] ?? SDK.firstValue[type.lastComponent]).flatMap(FirstValue.init)
    }
    switch inference.type(of: publisher, at: scope).unwrapped {
    case .external(let type, _), .metatype(.external(let type, _)): return stated(type)
    default: break
    }
    let types = properties(named: publisher, at: scope).map { reference -> FirstValue? in
      let property = symbols[reference]
      if property.type != nil { return property.type?.unwrapped.simpleName.flatMap(stated) }
      guard case .call(let callee, _)? = property.initializer?.unwrapped.kind else { return nil }
      return callee.chainNames.last.flatMap(stated)
    }
    guard let first = types.first else { return nil }
    return types.allSatisfy { $0 == first } ? first : nil
  }

  /// The same, judged by the code that creates the publisher: an initial value, a getter or a function.
  private func firstValueOfCode(
    of publisher: Expression, at scope: ScopeReference, besides known: Set<CodeNode>
  ) -> FirstValue? {
    let values = sources(of: publisher, at: scope).map { source, place -> FirstValue in
      let node = CodeNode(file: place.file, body: source.range, owner: nil)
      return known.contains(node)
        ? .unknown : firstValue(of: source, at: place, besides: known.union([node]))
    }
    guard let first = values.first else { return nil }
    return values.allSatisfy { $0 == first } ? first : .unknown
  }

  /// The expressions that give a publisher its value behind a name or a call; empty if some are not known.
  func sources(of publisher: Expression, at scope: ScopeReference)
    -> [(Expression, ScopeReference)]
  {
    // A publisher of the project that passes its subscribers on.
    let receiving = inference.type(of: publisher, at: scope).candidates.flatMap {
      symbols.members(of: $0, named: "receive").functions
    }
    if receiving.count == 1, symbols[receiving[0]].parameters.map(\.label) == ["subscriber"],
      let body = symbols[receiving[0]].body,
      let (call, place) = onlyExpression(of: body, inFile: receiving[0].file),
      case .call(let callee, _) = call.kind, let source = callee.base
    {
      return [(source, place)]
    }
    if case .call(let callee, let arguments) = publisher.unwrapped.kind {
      let functions: [FunctionReference] =
        switch target(ofCallTo: callee, arguments, at: scope) {
        case .functions(let found), .implementations(let found): found
        default: []
        }
      let found = functions.map { reference in
        symbols[reference].body.flatMap { onlyExpression(of: $0, inFile: reference.file) }
      }
      return found.contains { $0 == nil } ? [] : found.compactMap(\.self)
    }
    let position = publisher.range.lowerBound
    if case .name(let name) = publisher.unwrapped.kind,
      let local = symbols.localBinding(name, at: scope, position: position)
    {
      guard local.binding.kind == .constant, let value = local.binding.value else { return [] }
      return [(value, local.place)]
    }
    let found = properties(named: publisher, at: scope).map {
      reference -> (Expression, ScopeReference)? in
      let property = symbols[reference]
      if property.accessors == .computed {
        return property.getterBody.flatMap { onlyExpression(of: $0, inFile: reference.file) }
      }
      guard property.isLet || property.isLazy, let value = property.initializer else { return nil }
      return (value, ScopeReference(file: reference.file, scope: property.scope))
    }
    return found.contains { $0 == nil } ? [] : found.compactMap(\.self)
  }

  /// The properties that a name or a member access may mean.
  func properties(named expression: Expression, at scope: ScopeReference)
    -> [PropertyReference]
  {
    switch expression.unwrapped.kind {
    case .name(let name):
      let own =
        symbols.enclosingType(of: scope).map { symbols.members(of: $0, named: name).properties }
        ?? []
      return own.isEmpty ? symbols.globalProperties[name] ?? [] : own
    case .member(let base, let name):
      let type = inference.type(of: base, at: scope)
      let owners = type.instance.candidates + type.candidates
      guard case .external(let outside, _) = type.instance else {
        return receivers(of: name, in: owners.uniqued()).flatMap {
          symbols.members(of: $0, named: name).properties
        }.uniqued()
      }
      return symbols.externalMembers(of: outside, named: name).properties
    default: return []
    }
  }

  /// The literal that an expression stands for, itself or through constants, as written; nil if there is none.
  func literal(of expression: Expression, at scope: ScopeReference) -> String? {
    if case .literal = expression.unwrapped.kind {
      return symbols.files[scope.file].text(expression.range)
    }
    if case .name(let name) = expression.unwrapped.kind,
      let local = symbols.localBinding(name, at: scope, position: expression.range.lowerBound)
    {
      guard local.binding.kind == .constant, let value = local.binding.value else { return nil }
      return literal(of: value, at: local.place)
    }
    let named = properties(named: expression, at: scope)
    guard named.count == 1, symbols[named[0]].isLet, let value = symbols[named[0]].initializer
    else { return nil }
    return literal(
      of: value, at: ScopeReference(file: named[0].file, scope: symbols[named[0]].scope))
  }

  /// The call that a body or a closure consists of, with the place where it runs.
  public func onlyExpression(of body: ByteRange, inFile number: Int) -> (
    Expression, ScopeReference
  )? {
    let file = symbols.files[number]
    let calls = file.uses.calls.starting(in: body)
    guard let call = calls.max(by: { $0.range.count < $1.range.count }) else { return nil }
    let head = file.text(body.lowerBound + 1..<call.range.lowerBound).filter { !$0.isWhitespace }
    let end = file.skipWhitespace(from: call.range.upperBound)
    guard
      head.isEmpty || head == "return" || endsSignature(before: call.range.lowerBound, in: file),
      end == body.upperBound - 1
    else { return nil }
    let value = Expression(.call(call.callee, call.arguments), range: call.range)
    return (value, ScopeReference(file: number, scope: call.scope))
  }

  /// Whether the signature of a closure ends before an offset: `{ [weak self] _ in`.
  private func endsSignature(before offset: Int, in file: FileFacts) -> Bool {
    let end = file.skipWhitespaceBackwards(from: offset)
    return end < offset && file.text(max(0, end - 3)..<end).hasSuffix(" in")
  }

  /// Whether a call observes a key path with options that ask for the value of now; nil without options.
  func observesInitialValue(_ arguments: [Expression.Argument], inFile number: Int) -> FirstValue? {
    guard let options = arguments.first(where: { $0.label == "options" })?.value else { return nil }
    if !symbols.files[number].words("initial", in: options.range).isEmpty { return .atOnce }
    switch options.unwrapped.kind {
    case .array, .implicitMember: return .later
    default: return .unknown
    }
  }
}

extension [Expression.Argument] {
  /// Whether they are those of `publisher(for: \.rate)`.
  var observesKeyPath: Bool {
    guard let first, first.label == "for", case .keyPath = first.value.unwrapped.kind else {
      return false
    }
    return true
  }
}

extension String {
  /// Whether it is the name of an operator that sends when its publisher does.
  var isPublisherOperator: Bool {
    SDK.publisherCall.contains(self) || SDK.outputPreserving.contains(self)
      || SDK.transforming.contains(self)
  }
}
