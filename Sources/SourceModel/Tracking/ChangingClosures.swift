/// Stored closures of an object that return a value that the object does not track: `let now: () -> Date = Date.init`.
extension Tracking {
  /// Whether a call invokes a closure stored in a property that returns the current date, a stored setting or the value
  /// of a variable. Considers the property's initial value and the defaults of initializer parameters.
  func callsClosureReturningChangingValue(_ call: Call, at scope: ScopeReference) -> Bool {
    guard let (name, base) = call.callee.nameAndBase else { return false }
    return graph.owners(of: name, base, at: scope, call.range.lowerBound).contains { id in
      symbols.members(of: id, named: name).properties.contains(
        where: storesClosureReturningChangingValue)
    }
  }

  /// Whether a property stores such a closure.
  func storesClosureReturningChangingValue(_ reference: PropertyReference) -> Bool {
    let property = symbols[reference]
    guard property.isStored, !property.isStatic else { return false }
    let initial = property.initializer.map { [(value: $0, file: reference.file)] } ?? []
    return (initial + valuesAssignedInInitializers(reference)).contains {
      returnsChangingValue($0.value, inFile: $0.file)
    }
  }

  /// The values that initializers assign to a property; for a parameter, its default value.
  private func valuesAssignedInInitializers(_ reference: PropertyReference) -> [(
    value: Expression, file: Int
  )] {
    guard let id = symbols.declaringType(of: reference) else { return [] }
    let name = symbols[reference].name
    return symbols.functions(of: id).flatMap { function -> [(value: Expression, file: Int)] in
      guard symbols[function].kind == .initializer, let body = symbols[function].body else {
        return []
      }
      let parameters = symbols[function].parameters
      return symbols.files[function.file].uses.assignments.starting(in: body).compactMap {
        assignment in
        guard assignment.target.ownName == name, let value = assignment.value else { return nil }
        guard case .name(let assigned) = value.unwrapped.kind else { return (value, function.file) }
        return parameters.first { $0.name == assigned }?.defaultValue.map { ($0, function.file) }
      }
    }
  }

  /// Whether a closure, or an initializer used as a closure, returns a value that changes.
  private func returnsChangingValue(_ value: Expression, inFile number: Int) -> Bool {
    switch value.unwrapped.kind {
    case .member(let base, "init"): base.kind == .name("Date")
    case .closure, .identityClosure:
      readsChangingValue(CodeNode(file: number, body: value.range, owner: nil))
        || readsSharedObject(in: value.range, ofFile: number)
    default: false
    }
  }

  /// Whether code reads what changes in an object that a static variable holds: `Journal.shared.title`.
  private func readsSharedObject(in code: ByteRange, ofFile number: Int) -> Bool {
    symbols.files[number].uses.reads(in: code).contains { read in
      guard let base = read.base, case .name(let root) = base.chainRoot.kind,
        root.looksLikeTypeName
      else { return false }
      let type = inference.type(of: base, at: ScopeReference(file: number, scope: read.scope))
      return !type.candidates.isEmpty && certainlyChangesUntracked(read.name, of: type)
    }
  }
}
