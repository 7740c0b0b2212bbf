extension Usage {
  /// The name of a stored set or array of cancellables that code of the type can use and that is never cleared; nil if
  /// there is none.
  public func cancellables(of id: TypeID) -> String? {
    for ancestor in symbols.lineage(of: id) {
      for reference in symbols.properties(of: ancestor) {
        let property = symbols[reference]
        guard property.isStored, !property.isLet, !property.isStatic,
          ancestor == id || !property.isPrivate, holdsCancellables(reference),
          !isEmptied(property.name, of: id)
        else { continue }
        return property.name
      }
    }
    return nil
  }

  /// Whether code removes subscriptions from a collection before its object is deallocated.
  private func isEmptied(_ name: String, of id: TypeID) -> Bool {
    symbols.needFiles(naming: CollectionOfOne(name))
    let relatives = Set(symbols.relatives(of: id))
    func isOfType(_ target: Expression, at scope: ScopeReference) -> Bool {
      let isInType = symbols.enclosingType(of: scope).map(relatives.contains) ?? false
      switch target.unwrapped.kind {
      case .name(name): return isInType
      case .member(let base, name):
        if base.isSelf { return isInType }
        let type = inference.type(of: base, at: scope)
        return type.isUnknown || type.candidates.contains(where: relatives.contains)
      default: return false
      }
    }
    return symbols.parsedFiles(naming: name).contains { number in
      let file = symbols.files[number]
      let isRemoved = file.uses.calls.contains { call in
        guard case .member(let base, let method) = call.callee.kind,
          method.hasPrefix("remove") || method == "forEach"
        else { return false }
        return isOfType(base, at: ScopeReference(file: number, scope: call.scope))
      }
      return isRemoved
        || file.uses.assignments.contains { assignment in
          let scope = ScopeReference(file: number, scope: assignment.scope)
          return isOfType(assignment.target, at: scope) && !file.stores(into: assignment)
            && symbols.enclosingBody(of: scope)?.kind != .initializer
        }
    }
  }

  /// Whether a property stores a value that keeps subscriptions or work alive, judged by its type or default value.
  func keepsSubscription(_ reference: PropertyReference) -> Bool {
    let property = symbols[reference]
    guard let range = property.typeRange ?? property.initializer?.range else { return false }
    let bytes = symbols.files[reference.file].bytes
    return SDK.textOfKeptWork.contains { bytes.holds($0, in: range) }
  }

  /// Whether the property is a set or an array of cancellables, judged by its type or default value.
  private func holdsCancellables(_ reference: PropertyReference) -> Bool {
    let type = inference.type(of: reference)
    switch type {
    case .array, .external("Set", _):
      guard case .external("AnyCancellable", _) = type.element else { return false }
      return true
    default: return false
    }
  }
}

extension FileFacts {
  /// Whether an apparent assignment is `&bag` in `.store(in: &bag)`.
  fileprivate func stores(into place: Assignment) -> Bool {
    place.value == nil
      && uses.calls.contains {
        $0.name == "store" && $0.range.contains(place.range)
          && $0.nameRange.upperBound <= place.range.lowerBound
      }
  }
}
