extension ProjectModel {
  /// The name of a stored set or array of cancellables that code of the type can use, nil where there is none.
  public func cancellables(of id: TypeID) -> String? {
    for ancestor in lineage(of: id) {
      for reference in properties(of: ancestor) {
        let property = self[reference]
        guard property.isStored, !property.isLet, !property.isStatic,
          ancestor == id || !property.isPrivate, holdsCancellables(reference)
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

  /// Whether it is a set or an array of cancellables, as far as its type or default says.
  private func holdsCancellables(_ reference: PropertyReference) -> Bool {
    let type = type(of: reference)
    switch type {
    case .array, .external("Set", _):
      guard case .external("AnyCancellable", _) = type.element else { return false }
      return true
    default: return false
    }
  }
}
