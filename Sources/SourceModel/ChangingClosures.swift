/// Closures that an object keeps and that give what nothing of it tracks: `let now: () -> Date = Date.init`.
extension ProjectModel {
  /// Whether a call is one of a closure that a property keeps, and that gives the present date, a stored setting or what a
  /// variable holds, as far as the property's first value or the default of an initializer tells.
  func asksClosureForWhatChanges(_ call: Call, at scope: ScopeReference) -> Bool {
    let owners: [TypeID]
    let name: String
    switch call.callee.unwrapped.kind {
    case .name(let own):
      guard localBinding(own, at: scope, position: call.range.lowerBound) == nil else {
        return false
      }
      (owners, name) = (enclosingType(of: scope).map { [$0] } ?? [], own)
    case .member(let base, let own):
      (owners, name) = (
        base.isSelf
          ? enclosingType(of: scope).map { [$0] } ?? [] : type(of: base, at: scope).candidates, own
      )
    default: return false
    }
    return owners.contains { id in
      members(of: id, named: name).properties.contains { reference in
        let property = self[reference]
        guard property.isStored, !property.isStatic else { return false }
        let initial = property.initializer.map { [(value: $0, file: reference.file)] } ?? []
        return (initial + valuesWhenMade(reference)).contains {
          givesWhatChanges($0.value, inFile: $0.file)
        }
      }
    }
  }

  /// What initializers assign to a property; for a parameter, its default.
  private func valuesWhenMade(_ reference: PropertyReference) -> [(value: Expression, file: Int)] {
    guard let id = declaringType(of: reference) else { return [] }
    let name = self[reference].name
    return functions(of: id).flatMap { function -> [(value: Expression, file: Int)] in
      guard self[function].kind == .initializer, let body = self[function].body else { return [] }
      let parameters = self[function].parameters
      return files[function.file].uses.assignments.starting(in: body).compactMap { assignment in
        guard assignment.target.ownName == name, let value = assignment.value else { return nil }
        guard case .name(let assigned) = value.unwrapped.kind else { return (value, function.file) }
        return parameters.first { $0.name == assigned }?.defaultValue.map { ($0, function.file) }
      }
    }
  }

  /// Whether a closure, or an initializer as one, gives what changes.
  private func givesWhatChanges(_ value: Expression, inFile number: Int) -> Bool {
    switch value.unwrapped.kind {
    case .member(let base, "init"): base.kind == .name("Date")
    case .closure, .identityClosure: givesWhatChanges(value.range, inFile: number, depth: 0)
    default: false
    }
  }
}
