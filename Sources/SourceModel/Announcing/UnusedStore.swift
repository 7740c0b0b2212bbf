/// A private property that held the subscriptions of relays, and nothing else.
public struct UnusedStore: Sendable {
  public let property: PropertyReference
  /// The statements that empty it: `watches.removeAll()`, `watches.removeValue(forKey: id)`, `watch = nil`.
  public let resets: [ByteRange]
}

extension ProjectModel {
  /// The stored property as one that is named nowhere but in relays and where it is emptied, and the last of the relays
  /// that it holds; nil where it is needed.
  func unusedStore(
    _ reference: PropertyReference, of host: TypeID, holding relays: [ByteRange]
  ) -> (last: ByteRange, store: UnusedStore)? {
    let property = self[reference]
    let file = files[reference.file]
    guard property.isPrivate, property.isStored, property.bindingCount == 1,
      // What is assigned to a publisher takes the set for its subscription.
      !file.uses.projections.contains(where: { use in
        use.isInOut
          && enclosingType(of: ScopeReference(file: reference.file, scope: use.scope)) == host
      })
    else { return nil }
    let reach =
      property.hasModifier("private")
      ? self[host].declarations.filter { $0.file == reference.file }.map { self[$0].range }
      : [0..<file.bytes.count]
    let allResets = file.resets(of: property.name)
    // `.sink` of a relay is no property, `sink` or other.
    func operators(in relay: ByteRange) -> Int {
      func count(_ text: String) -> Int { file.bytes.places(of: Array(text.utf8), in: relay).count }
      return property.name == "sink" ? count(".sink") - count("self.sink") : 0
    }
    // One of them may let the last ones go before it holds others.
    let holding = relays.filter { relay in
      let count = file.occurrences(of: property.name, in: relay) - operators(in: relay)
      return count == 1 || count > 1 && count == 1 + allResets.filter(relay.contains).count
    }
    let resets = allResets.filter { reset in
      reach.contains { $0.contains(reset) } && !relays.contains { $0.contains(reset) }
        && file.occurrences(of: property.name, in: reset) == 1
        // Without it, the closure would name none of what it is handed.
        && !file.namesParameterByNumber(in: reset)
    }
    func count(in ranges: [ByteRange]) -> Int {
      ranges.reduce(0) { $0 + file.occurrences(of: property.name, in: $1) }
    }
    guard let last = holding.last, count(in: reach) == count(in: holding) + resets.count + 1
    else { return nil }
    return (last, UnusedStore(property: reference, resets: resets))
  }
}

extension FileFacts {
  /// Whether a statement names what the closure around it is handed by `$0` and the like.
  fileprivate func namesParameterByNumber(in statement: ByteRange) -> Bool {
    bytes.places(of: [UInt8(ascii: "$")], in: statement).contains { place in
      scopes[innermostScope(at: place.lowerBound)].range.lowerBound < statement.lowerBound
    }
  }

  /// Whether what a call gives back is certainly used by nothing: a statement alone in its braces, or one of a closure, may
  /// be what the code around it gives back.
  private func usesNoValue(of call: Call) -> Bool {
    let start = skipWhitespaceBackwards(from: call.range.lowerBound)
    guard isFirstInLine(call.range.lowerBound), start > 0, isWholeStatement(call.range),
      scopes[call.scope].kind != .closure
    else { return false }
    let end = skipWhitespace(from: call.range.upperBound)
    return bytes[start - 1] != UInt8(ascii: "{")
      || end < bytes.count && bytes[end] != UInt8(ascii: "}")
  }

  /// The statements that take what a property of cancellables holds from it.
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
