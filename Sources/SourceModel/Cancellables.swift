extension ProjectModel {
  /// The name of a stored set of cancellables that code of the type can use, nil where there is none.
  public func cancellables(of id: TypeID) -> String? {
    for ancestor in lineage(of: id) {
      for reference in properties(of: ancestor) {
        let property = self[reference]
        guard property.isStored, !property.isLet, !property.isStatic,
          ancestor == id || !property.isPrivate, property.holdsCancellables
        else { continue }
        return property.name
      }
    }
    return nil
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
