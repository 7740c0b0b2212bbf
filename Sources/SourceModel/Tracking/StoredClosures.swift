/// Closures that a model stores and views call: `model.title()`, where `title` is a property.
extension Tracking {
  /// A property that stores such a closure, and the first place where a view shows its result.
  typealias StoredClosure = (property: PropertyReference, shown: Usage.LocatedRead)

  /// The closures of a class that views call while they evaluate their body.
  func closuresShown(of id: TypeID) -> [StoredClosure] {
    cache.closuresShown.answer(to: id) {
      symbols.properties(of: id).compactMap { reference in
        let property = symbols[reference]
        guard property.isStored, !property.isStatic, storesClosureWithResult(reference),
          let shown = firstShown(property.name, of: id)
        else { return nil }
        return (reference, shown)
      }
    }
  }

  /// The same, limited to closures that certainly return an untracked value, such as the current date.
  public func closuresShowingUntracked(of id: TypeID) -> [PropertyReference: Usage.LocatedRead] {
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
      symbols.files[number].uses.reads.starting(in: body).filter(\.isOwn).flatMap { read in
        symbols.members(of: id, named: read.name).properties.flatMap { property in
          if isPlainVariable(symbols[property]) { return [property] }
          return symbols[property].accessors == .computed ? plainVariablesRead(by: property) : []
        }
      }
    }.uniqued()
  }

  /// Whether a property stores a closure that returns a value.
  private func storesClosureWithResult(_ reference: PropertyReference) -> Bool {
    guard let type = symbols[reference].type?.unwrapped else {
      guard case .closure? = symbols[reference].initializer?.unwrapped.kind else { return false }
      return true
    }
    guard case .function(_, let result) = type else { return false }
    return !result.isVoid
  }

  /// The closure literals that the class assigns to a property.
  func closuresStored(in reference: PropertyReference) -> [(file: Int, body: ByteRange)] {
    guard let id = symbols.declaringType(of: reference) else { return [] }
    let name = symbols[reference].name
    let initial = symbols[reference].initializer.map { [(reference.file, $0)] } ?? []
    let assigned = symbols[id].declarations.flatMap { declaration in
      symbols.files[declaration.file].uses.assignments.starting(in: symbols[declaration].range)
        .filter { $0.target.ownName == name }
        .compactMap { assignment in assignment.value.map { (declaration.file, $0) } }
    }
    return (initial + assigned).compactMap { number, value in
      guard case .closure = value.unwrapped.kind else { return nil }
      return (number, value.unwrapped.range)
    }
  }
}
