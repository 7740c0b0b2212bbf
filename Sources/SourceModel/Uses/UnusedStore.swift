/// A private property that only stores the subscriptions of relays.
public struct UnusedStore: Sendable {
  public let property: PropertyReference
  /// The statements that clear it: `watches.removeAll()`, `watches.removeValue(forKey: id)`, `watch = nil`.
  public let resets: [ByteRange]
}

extension Usage {
  /// The stored property, if it is used only in relays and where it is cleared, with the last of the relays that it
  /// stores; nil if the property is still needed.
  func unusedStore(
    _ reference: PropertyReference, of host: TypeID, holding relays: [ByteRange]
  ) -> (last: ByteRange, store: UnusedStore)? {
    let property = symbols[reference]
    let file = symbols.files[reference.file]
    guard property.isPrivate, property.isStored, property.bindingCount == 1,
      // A migrated `assign(to: &$x)` stores its subscription in the set.
      !file.uses.projections.contains(where: { use in
        use.isInOut
          && symbols.enclosingType(of: ScopeReference(file: reference.file, scope: use.scope))
            == host
      })
    else { return nil }
    let reach =
      property.hasModifier("private")
      ? symbols[host].declarations.filter { $0.file == reference.file }.map { symbols[$0].range }
      : [0..<file.bytes.count]
    let allResets = file.resets(of: property.name)
    // `.sink` of a relay is not a use of a property named `sink`.
    func operators(in relay: ByteRange) -> Int {
      func count(_ text: String) -> Int { file.bytes.places(of: Array(text.utf8), in: relay).count }
      return property.name == "sink" ? count(".sink") - count("self.sink") : 0
    }
    // A relay may release the previous subscriptions before it stores others.
    let holding = relays.filter { relay in
      let count = file.occurrences(of: property.name, in: relay) - operators(in: relay)
      return count == 1 || count > 1 && count == 1 + allResets.filter(relay.contains).count
    }
    let resets = allResets.filter { reset in
      reach.contains { $0.contains(reset) } && !relays.contains { $0.contains(reset) }
        && file.occurrences(of: property.name, in: reset) == 1
        // Without the statement, the closure would not use its shorthand parameters.
        && !file.namesParameterByNumber(in: reset)
    }
    func count(in ranges: [ByteRange]) -> Int {
      ranges.reduce(0) { $0 + file.occurrences(of: property.name, in: $1) }
    }
    let locals = localStores(for: property.name, inFile: reference.file, holding: relays)
    guard
      let last = (holding + locals.flatMap(\.relays)).max(by: { $0.lowerBound < $1.lowerBound }),
      count(in: reach) == count(in: holding) + resets.count + locals.count + 1
    else { return nil }
    return (
      last, UnusedStore(property: reference, resets: resets + locals.flatMap(\.statements))
    )
  }

  /// The local variables that only collect relays for a property: `var all = Set<AnyCancellable>()`, relays that are
  /// stored in it, and `watches = all`. For each, these two statements and the relays.
  private func localStores(for name: String, inFile number: Int, holding relays: [ByteRange])
    -> [(statements: [ByteRange], relays: [ByteRange])]
  {
    let file = symbols.files[number]
    return file.uses.assignments.compactMap { assignment in
      let scope = ScopeReference(file: number, scope: assignment.scope)
      guard assignment.target.isOwnMember, assignment.target.dottedPath == [name],
        let path = assignment.value?.dottedPath, path.count == 1, let local = path.first,
        let binding = symbols.localBinding(
          local, at: scope, position: assignment.range.lowerBound)?.binding,
        binding.kind == .variable, let value = binding.value, value.isEmptyCollection,
        let body = symbols.enclosingBody(of: scope)?.body
      else { return nil }
      let start = file.skipSpaces(from: file.lineStart(of: value.range.lowerBound))
      let declaration = start..<value.range.upperBound
      let held = relays.filter {
        body.contains($0) && file.occurrences(of: local, in: $0) == 1
      }
      guard !held.isEmpty, file.text(declaration).hasPrefix("var \(local)"),
        file.occurrences(of: local, in: body) == held.count + 2
      else { return nil }
      return ([declaration, assignment.range], held)
    }
  }
}

extension Expression {
  /// `[]`, `Set<AnyCancellable>()`
  fileprivate var isEmptyCollection: Bool {
    switch unwrapped.kind {
    case .array(let elements): elements.isEmpty
    case .call(_, let arguments): arguments.isEmpty
    default: false
    }
  }
}

extension FileFacts {
  /// Whether a statement uses a shorthand parameter of the closure around it, such as `$0`.
  fileprivate func namesParameterByNumber(in statement: ByteRange) -> Bool {
    bytes.places(of: [UInt8(ascii: "$")], in: statement).contains { place in
      scopes[innermostScope(at: place.lowerBound)].range.lowerBound < statement.lowerBound
    }
  }

  /// Whether the result of a call is certainly unused. A statement that is alone in its braces, or that is in a
  /// closure, may be an implicit return value.
  private func usesNoValue(of call: Call) -> Bool {
    let start = skipWhitespaceBackwards(from: call.range.lowerBound)
    guard isFirstInLine(call.range.lowerBound), start > 0, isWholeStatement(call.range),
      scopes[call.scope].kind != .closure
    else { return false }
    let end = skipWhitespace(from: call.range.upperBound)
    return bytes[start - 1] != UInt8(ascii: "{")
      || end < bytes.count && bytes[end] != UInt8(ascii: "}")
  }

  /// The statements that remove subscriptions from a property of cancellables.
  fileprivate func resets(of name: String) -> [ByteRange] {
    let calls = uses.calls.filter { call in
      guard case .member(let base, let method) = call.callee.unwrapped.kind,
        base.unwrapped.isOwnMember, base.unwrapped.dottedPath == [name]
      else { return false }
      return ["removeAll", "cancel"].contains(method)
        || method == "removeValue" && usesNoValue(of: call)
        || method == "forEach" && text(call.range).hasSuffix("{ $0.cancel() }")
    }
    let assignments = uses.assignments.filter { assignment in
      guard let value = assignment.value else { return false }
      let target =
        if case .element(let collection, _) = assignment.target.unwrapped.kind { collection } else {
          assignment.target.unwrapped
        }
      guard target.isOwnMember, target.dottedPath == [name] else { return false }
      return switch value.kind {
      case .literal(.nil): true
      case .array(let elements): elements.isEmpty
      default: false
      }
    }
    return calls.map(\.range) + assignments.map(\.range)
  }
}
