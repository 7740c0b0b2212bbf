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
    guard function.hasOnlyItsEffect,
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
    let statements = calls.compactMap { call in
      file.statementEmptied(
        around: call.call, without: ranges,
        runsClosureAlone: { graph.runsClosureAlone($0, inFile: number) })
    }
    guard statements.count == calls.count else { return nil }
    return EmptiedFunction(function: reference, calls: statements.uniqued())
  }

  /// Whether the class would have the same initializer if it were not written. One that overrides another does not
  /// count.
  private func isLikeImplicit(_ initializer: DeclaredFunction, of host: TypeID) -> Bool {
    initializer.parameters.isEmpty && initializer.modifiers.isEmpty && !initializer.isFailable
      && symbols.initializers(of: host).count == 1
  }

  /// Removes the functions that edits leave empty, and the statements that call them, if nothing else may use them.
  /// - Parameter edits: The edits of each file.
  /// - Returns: the replacements for the edits that grow or are a part of what grows.
  func removingEmptiedFunctions(of edits: [String: [Edit]]) -> [Edit: [Edit]] {
    var result: [Edit: [Edit]] = [:]
    for (number, file) in files.enumerated() {
      guard let own = edits[file.path] else { continue }
      for (block, anchor) in emptied(by: own, inFile: number).left {
        guard let removals = removals(ofBody: block, inFile: number, besides: edits) else {
          continue
        }
        let whole = removals.filter { one in
          !removals.contains { $0 != one && $0.path == one.path && $0.range.contains(one.range) }
        }
        let inside = whole.flatMap { removal in
          (edits[removal.path] ?? []).filter { removal.range.contains($0.range) }
        }
        guard inside.allSatisfy(\.isRemoval) else { continue }
        for edit in inside { result[edit] = [] }
        result[anchor] = whole
      }
    }
    return result
  }

  private func emptied(by edits: [Edit], inFile number: Int) -> EmptiedCode {
    EmptiedCode(removing: edits, in: files[number]) {
      self.graph.runsClosureAlone($0, inFile: number)
    }
  }

  /// The edits that remove a function with an emptied body and its calls; nil if something else may use it, or if a call
  /// does more.
  private func removals(
    ofBody body: ByteRange, inFile number: Int, besides edits: [String: [Edit]]
  ) -> [Edit]? {
    guard let (function, host) = functionEmptied(body, inFile: number) else { return nil }
    symbols.needFiles(naming: CollectionOfOne(self[function].name))
    guard let calls = graph.callsAlone(of: function, host),
      self[function].isPrivate || !calls.isEmpty
    else { return nil }
    let whole = files[number].includingComment(above: self[function].range)
    var result = [Edit.removeDeclaration(whole, in: files[number])]
    var edits = edits
    edits[files[number].path, default: []] += result
    for (number, calls) in Dictionary(grouping: calls, by: \.file) {
      let file = files[number]
      let places = calls.map(\.call).filter { call in
        edits[file.path]?.contains { $0.isRemoval && $0.range.contains(call.range) } != true
      }
      guard places.allSatisfy({ isRemovable($0, inFile: number) }), file.blockerOfEdits == nil,
        file.directives.isEmpty, !symbols.isTest(file: number)
      else { return nil }
      let removals = places.map { Edit.removeStatement($0.range, in: file) }
      result += removals
      edits[file.path, default: []] += removals
      // What the calls leave empty must be a function, too.
      for (block, _) in emptied(by: edits[file.path] ?? [], inFile: number).left
      where places.contains(where: { block.contains($0.range) }) {
        guard let more = self.removals(ofBody: block, inFile: number, besides: edits) else {
          return nil
        }
        result += more
      }
    }
    return result
  }

  /// The function of a type with an emptied body, if only code of the module calls it, for its effect.
  private func functionEmptied(
    _ body: ByteRange, inFile number: Int
  ) -> (function: FunctionReference, host: TypeID)? {
    let scope = files[number].innermostScope(at: body.lowerBound + 1)
    guard let host = symbols.enclosingType(of: ScopeReference(file: number, scope: scope))
    else { return nil }
    return symbols.functions(of: host).first { reference in
      let function = self[reference]
      return reference.file == number && function.body == body && function.kind == .function
        && function.hasOnlyItsEffect && function.modifiers.allSatisfy(\.isLocalToModule)
        && !objects.isVisibleToClients(reference, of: host)
    }.map { ($0, host) }
  }

  /// Whether a call is a statement that runs no other code: it is on the same object, or on one that a stored property
  /// of it holds.
  private func isRemovable(_ call: Call, inFile number: Int) -> Bool {
    let file = files[number]
    guard file.isStatement(call.range),
      file.text(call.range).count(where: { "({".contains($0) }) == 1
    else { return false }
    if call.callee.isOwnMember { return true }
    let place = ScopeReference(file: number, scope: call.scope)
    guard case .member(let base, _) = call.callee.unwrapped.kind, let name = base.ownName,
      let own = symbols.enclosingType(of: place),
      symbols.localBinding(name, at: place, position: call.range.lowerBound) == nil
    else { return false }
    let properties = symbols.members(of: own, named: name).properties
    return !properties.isEmpty
      && properties.allSatisfy { self[$0].isStored && !self[$0].isLazy && !self[$0].isStatic }
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

extension DeclaredFunction {
  /// Whether a call of it means nothing but what its body does.
  fileprivate var hasOnlyItsEffect: Bool {
    returnType == nil && attributes.isEmpty && !isAsync && !isThrowing
  }
}

extension Modifier {
  /// Whether neither another module nor a superclass depends on a function with it.
  fileprivate var isLocalToModule: Bool {
    !["public", "open", "package", "override"].contains(name)
  }
}
