import SourceModel

/// A private function that is left without statements, and the statements that only call it; or an initializer left
/// without statements that is the same as the implicit one.
struct EmptiedFunction {
  let function: FunctionReference
  let calls: [ByteRange]
}

extension ProjectModel {
  /// The private function around a place in a class that is left empty once some statements are removed. Each of its
  /// calls must be a statement, or all that a loop, a task or a dispatch does, and no comment may describe it.
  /// - Parameter removed: the statements of the file that are removed.
  func functionEmptied(
    around place: ByteRange, of host: TypeID, inFile number: Int, without removed: [ByteRange]
  ) -> EmptiedFunction? {
    let file = files[number]
    guard
      let reference = symbols.functions(of: host).first(where: {
        $0.file == number && self[$0].body?.contains(place) == true
      }),
      let body = self[reference].body
    else { return nil }
    let function = self[reference]
    // A function that takes any observable object must be removed. Comments in it and above it stay where they are.
    let isRelay =
      objects.typesRelayed(at: ScopeReference(file: number, scope: function.scope)) != nil
    guard function.returnType == nil, function.attributes.isEmpty,
      !function.isAsync, !function.isThrowing,
      file.isEmpty(body, without: removed, leavingComments: isRelay),
      isRelay ? !file.isDocumented(function.range) : !file.isCommented(function.range)
    else { return nil }
    if function.kind == .initializer {
      return isLikeImplicit(function, of: host)
        ? EmptiedFunction(function: reference, calls: []) : nil
    }
    guard function.kind == .function, function.isPrivate || isRelay,
      function.modifiers.allSatisfy(\.isLocalToModule)
    else { return nil }
    guard let calls = graph.callsAlone(of: reference, host),
      calls.allSatisfy({ $0.file == number && $0.call.callee.isOwnMember })
    else { return nil }
    let ranges = calls.map(\.call.range)
    let statements = calls.compactMap { file.statementEmptied(around: $0.call, without: ranges) }
    guard statements.count == calls.count else { return nil }
    return EmptiedFunction(function: reference, calls: statements.uniqued())
  }

  /// Whether the class would have the same initializer if it were not written. One that overrides another does not
  /// count.
  private func isLikeImplicit(_ initializer: DeclaredFunction, of host: TypeID) -> Bool {
    initializer.parameters.isEmpty && initializer.modifiers.isEmpty && !initializer.isFailable
      && symbols.initializers(of: host).count == 1
  }

  /// The statements of an observer that contains nothing else, from the first to the last.
  func observerEmptied(
    around place: ByteRange, of property: DeclaredProperty, inFile number: Int,
    without removed: [ByteRange]
  ) -> ByteRange? {
    let file = files[number]
    guard
      let body = property.accessorList.lazy.compactMap(\.body).first(where: { $0.contains(place) }),
      file.isEmpty(body, without: removed)
    else { return nil }
    return file.skipWhitespace(
      from: body.lowerBound + 1)..<file.skipWhitespaceBackwards(from: body.upperBound - 1)
  }

  /// What is removed with the relays in a property's observers: the statements, or all that an observer contains.
  func removedRelays(
    from reference: PropertyReference, _ announcements: ObjectWillChangeUses
  ) -> [ByteRange] {
    let property = self[reference]
    let unneeded = announcements.unneeded[reference.file] ?? []
    return unneeded.filter(property.declaration.contains).map {
      observerEmptied(around: $0, of: property, inFile: reference.file, without: unneeded) ?? $0
    }.uniqued()
  }
}

extension FileFacts {
  /// Whether a body contains only removed statements.
  /// - Parameter leavingComments: whether comments in these statements may stay when the body is removed.
  func isEmpty(
    _ body: ByteRange, without removed: [ByteRange], leavingComments: Bool = false
  ) -> Bool {
    let start = body.lowerBound + 1
    // In code that does not parse, a statement may begin where the body does.
    let statements = removed.filter { body.contains($0) && $0.lowerBound >= start }.uniqued()
      .sorted { $0.lowerBound < $1.lowerBound }
    // `[weak self] in`
    let signature = statements.first.flatMap { words("in", in: start..<$0.lowerBound).first }
    var position = skipUnwrapping(from: signature?.upperBound ?? start)
    if !leavingComments, statements.contains(where: { !comments(in: $0).isEmpty }) { return false }
    for statement in statements where statement.lowerBound >= position {
      guard skipWhitespace(from: position) == statement.lowerBound else { return false }
      position = statement.upperBound
    }
    return skipWhitespace(from: position) == body.upperBound - 1
  }

  /// The offset after `guard let x else { return }`, if that comes first.
  private func skipUnwrapping(from start: Int) -> Int {
    let first = skipWhitespace(from: start)
    let end = bytes[first...].firstIndex(of: UInt8(ascii: "}")) ?? first
    let words = text(first..<end).split(whereSeparator: \.isWhitespace)
    guard words.starts(with: ["guard", "let"]), words.suffix(3) == ["else", "{", "return"],
      words.count == 6 || words.count == 8 && words[3] == "=" && words[2] == words[4]
    else { return start }
    return end + 1
  }
}

extension Modifier {
  /// Whether neither another module nor a superclass depends on a function with it.
  fileprivate var isLocalToModule: Bool {
    !["public", "open", "package", "override"].contains(name)
  }
}
