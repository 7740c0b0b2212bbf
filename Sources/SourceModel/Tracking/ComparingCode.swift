/// Code that compares the values of a type of the project.
extension Tracking {
  /// The first place where code of the app compares values of a type, searches for one, or keeps them in a set or as
  /// keys. An `==` that compares more would change what that code does.
  public func placeComparing(_ id: TypeID) -> Site? {
    for number in symbols.files.indices {
      for equality in symbols.files[number].uses.operators where equality.isEquality {
        let place = ScopeReference(file: number, scope: equality.scope)
        if let site = site(of: equality.operands, comparing: id, at: place) { return site }
      }
    }
    for (name, label) in [("firstIndex", "of"), ("contains", nil)] as [(String, String?)] {
      for (number, call) in symbols.callsInParsedFiles(named: name) where call.arguments.count == 1
      {
        let place = ScopeReference(file: number, scope: call.scope)
        let argument = call.arguments[0]
        if argument.label == label,
          let site = site(of: [argument.value], comparing: id, at: place)
        {
          return site
        }
      }
    }
    return placeHashing(id)
  }

  /// Whether the comment above a handwritten `==` says that it leaves something out on purpose.
  public func isLooseOnPurpose(_ equality: FunctionReference) -> Bool {
    let function = symbols[equality]
    let comment = symbols.files[equality.file].comment(above: function.range.lowerBound)
    return ["ignor", "on purpose", "intention", "deliberate"].contains(where: comment.contains)
  }

  /// The first place that names a set of values of a type, or a dictionary with such keys.
  private func placeHashing(_ id: TypeID) -> Site? {
    let name = symbols[id].name
    guard symbols.inherits(id, fromOutside: ["Hashable"]) else { return nil }
    for number in symbols.parsedFiles(naming: name) where !symbols.isTest(file: number) {
      let file = symbols.files[number]
      let range = file.words(name, in: file.bytes.indices).first { word in
        let before = file.text(max(0, word.lowerBound - 4)..<word.lowerBound)
        let after = file.text(word.upperBound..<min(file.bytes.count, word.upperBound + 1))
        return before == "Set<" && after == ">" || before.hasSuffix("[") && after == ":"
      }
      if let range { return file.site(range) }
    }
    return nil
  }

  /// The site of compared values if code of the app compares values of a type by them.
  private func site(
    of values: [Expression], comparing id: TypeID, at place: ScopeReference
  ) -> Site? {
    guard let value = values.first, !symbols.isInPreview(place),
      values.contains(where: {
        $0.isComparable && isMade(of: id, inference.type(of: $0, at: place))
      }
      ), symbols.enclosingBody(of: place)?.name != "=="
    else { return nil }
    return symbols.files[place.file].site(value.range)
  }

  /// Whether values of a type are compared by comparing values of the given one.
  private func isMade(of id: TypeID, _ type: ResolvedType) -> Bool {
    switch type {
    case .optional(let inner), .array(let inner), .dictionary(let inner): isMade(of: id, inner)
    case .nominal(let candidates, _): candidates.contains(id)
    default: false
    }
  }
}

extension Expression {
  /// Whether the type of the expression is worth knowing: it is a value that has a name.
  fileprivate var isComparable: Bool {
    switch unwrapped.kind {
    case .name, .member, .element, .call: true
    default: false
    }
  }
}
