extension ProjectModel {
  /// The name of a stored set of cancellables that code of the type can use and nothing empties, nil where there is none.
  public func cancellables(of id: TypeID) -> String? {
    for ancestor in lineage(of: id) {
      for reference in properties(of: ancestor) {
        let property = self[reference]
        guard property.isStored, !property.isLet, !property.isStatic,
          ancestor == id || !property.isPrivate, property.holdsCancellables,
          !isEmptied(property.name, of: id)
        else { continue }
        return property.name
      }
    }
    return nil
  }

  /// Whether code takes subscriptions out of a set before its object goes.
  private func isEmptied(_ name: String, of id: TypeID) -> Bool {
    needFiles(naming: CollectionOfOne(name))
    let relatives = Set(lineage(of: id) + subtypes(of: id))
    func isOfType(_ target: Expression, at scope: ScopeReference) -> Bool {
      switch target.unwrapped.kind {
      case .name(name): enclosingType(of: scope).map(relatives.contains) ?? false
      case .member(let base, name):
        if base.isSelf {
          enclosingType(of: scope).map(relatives.contains) ?? false
        } else {
          type(of: base, at: scope).isUnknown
            || type(of: base, at: scope).candidates.contains(where: relatives.contains)
        }
      default: false
      }
    }
    return files.enumerated().contains { number, file in
      guard file.identifiers.contains(name) else { return false }
      return file.uses.calls.contains { call in
        guard case .member(let base, let method) = call.callee.kind,
          method.hasPrefix("remove") || method == "forEach"
        else { return false }
        return isOfType(base, at: ScopeReference(file: number, scope: call.scope))
      }
        || file.uses.assignments.contains { assignment in
          let scope = ScopeReference(file: number, scope: assignment.scope)
          return isOfType(assignment.target, at: scope) && !isInInitializer(scope)
        }
    }
  }

  private func isInInitializer(_ scope: ScopeReference) -> Bool {
    enclosingBody(of: scope)?.kind == .initializer
  }

  /// Whether a property holds what keeps subscriptions or work alive, as far as its type or default says.
  func keepsSubscription(_ reference: PropertyReference) -> Bool {
    let property = self[reference]
    guard let range = property.typeRange ?? property.initializer?.range else { return false }
    let text = files[reference.file].text(range)
    return ["Cancellable", "NSKeyValueObservation", "Disposable", "Task<", "Timer"].contains {
      text.contains($0)
    }
  }
}

extension DeclaredProperty {
  /// Whether it is a set of cancellables, as far as its type or default says.
  fileprivate var holdsCancellables: Bool {
    let isSet: (TypeName) -> Bool = { type in
      guard case .named(let components) = type, let last = components.last, last.name == "Set"
      else { return false }
      return last.arguments.first?.simpleName == "AnyCancellable"
    }
    if let type { return isSet(type) }
    guard case .call(let callee, _)? = initializer?.kind,
      case .specialized(let base, let arguments) = callee.kind
    else { return false }
    return base.kind == .name("Set") && arguments.first?.simpleName == "AnyCancellable"
  }
}
