/// Code that compares the values of a type of the project.
extension Tracking {
  /// The first place where code of the app compares values of a type, or searches for one. An `==` that compares more
  /// would change what that code does.
  public func placeComparing(_ id: TypeID) -> Site? {
    let compared = symbols.files.indices.lazy.flatMap { number in
      self.symbols.files[number].uses.equalities.lazy.map { (number, $0.operands, $0.scope) }
    }
    let searched = ["firstIndex", "contains"].lazy.flatMap { name in
      self.symbols.callsInParsedFiles(named: name).lazy.compactMap { number, call in
        let label = name == "contains" ? nil : "of"
        return call.arguments.count == 1 && call.arguments[0].label == label
          ? (number, [call.arguments[0].value], call.scope) : nil
      }
    }
    for (number, values, scope) in Array(compared) + Array(searched) {
      let place = ScopeReference(file: number, scope: scope)
      guard let value = values.first, !symbols.layout.isTest(symbols.files[number].path),
        values.contains(where: {
          $0.isComparable && isMade(of: id, inference.type(of: $0, at: place))
        }),
        symbols.enclosingBody(of: place)?.name != "==", !symbols.isInPreview(place)
      else { continue }
      return symbols.files[number].site(value.range)
    }
    return nil
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
