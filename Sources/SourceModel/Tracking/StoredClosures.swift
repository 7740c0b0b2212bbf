/// Closures that a model stores and views call: `model.title()`, where `title` is a property.
extension ProjectModel {
  /// A property that stores such a closure, and the first place where a view shows its result.
  typealias StoredClosure = (property: PropertyReference, shown: LocatedRead)

  /// The closures of a class that views call while they evaluate their body.
  func closuresShown(of id: TypeID) -> [StoredClosure] {
    trackingCache.closuresShown.answer(to: id) {
      properties(of: id).compactMap { reference in
        let property = self[reference]
        guard property.isStored, !property.isStatic, storesClosureWithResult(reference),
          let shown = firstShown(property.name, of: id)
        else { return nil }
        return (reference, shown)
      }
    }
  }

  /// The same, limited to closures that certainly return an untracked value, such as the current date.
  public func closuresShowingUntracked(of id: TypeID) -> [PropertyReference: LocatedRead] {
    closuresShown(of: id).reduce(into: [:]) { result, closure in
      let kept = closuresStored(in: closure.property)
      guard storesClosureReturningChangingValue(closure.property),
        !kept.contains(where: { readsTracked(in: $0.body, ofFile: $0.file, id) })
      else { return }
      result[closure.property] = closure.shown
    }
  }

  /// The plain variables of its object that a closure reads, for closures that the class itself assigns to a property.
  func plainVariablesRead(byClosureIn reference: PropertyReference, of id: TypeID)
    -> [PropertyReference]
  {
    closuresStored(in: reference).flatMap { number, body in
      files[number].uses.reads.starting(in: body).filter(\.isOwn).flatMap { read in
        members(of: id, named: read.name).properties.flatMap { property in
          if isPlainVariable(self[property]) { return [property] }
          return self[property].accessors == .computed ? plainVariablesRead(by: property) : []
        }
      }
    }.uniqued()
  }

  /// Whether a property stores a closure that returns a value.
  private func storesClosureWithResult(_ reference: PropertyReference) -> Bool {
    guard let type = self[reference].type?.unwrapped else {
      guard case .closure? = self[reference].initializer?.unwrapped.kind else { return false }
      return true
    }
    guard case .function(_, let result) = type else { return false }
    return !result.isVoid
  }

  /// The closure literals that the class assigns to a property.
  func closuresStored(in reference: PropertyReference) -> [(file: Int, body: ByteRange)] {
    guard let id = declaringType(of: reference) else { return [] }
    let name = self[reference].name
    let initial = self[reference].initializer.map { [(reference.file, $0)] } ?? []
    let assigned = self[id].declarations.flatMap { declaration in
      files[declaration.file].uses.assignments.starting(in: self[declaration].range)
        .filter { $0.target.ownName == name }
        .compactMap { assignment in assignment.value.map { (declaration.file, $0) } }
    }
    return (initial + assigned).compactMap { number, value in
      guard case .closure = value.unwrapped.kind else { return nil }
      return (number, value.unwrapped.range)
    }
  }
}
