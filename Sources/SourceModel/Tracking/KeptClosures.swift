/// Closures that a model keeps and views call: `model.title()`, where `title` is a property.
extension ProjectModel {
  /// A property that keeps such a closure, and the first place where a view shows what it gives.
  typealias KeptClosure = (property: PropertyReference, shown: LocatedRead)

  /// The closures of a class that views call while they are evaluated.
  func closuresShown(of id: TypeID) -> [KeptClosure] {
    remembered.closuresShown.answer(to: id) {
      properties(of: id).compactMap { reference in
        let property = self[reference]
        guard property.isStored, !property.isStatic, keepsAnswer(reference),
          let shown = firstShown(property.name, of: id)
        else { return nil }
        return (reference, shown)
      }
    }
  }

  /// The same of those that certainly give what nothing tracks, as the present date.
  public func closuresShowingUntracked(of id: TypeID) -> [PropertyReference: LocatedRead] {
    closuresShown(of: id).reduce(into: [:]) { result, closure in
      let kept = closuresKept(in: closure.property)
      guard keepsWhatChanges(closure.property),
        !kept.contains(where: { readsTracked(in: $0.body, ofFile: $0.file, id) })
      else { return }
      result[closure.property] = closure.shown
    }
  }

  /// The plain variables of its object that a closure reads which the class itself puts into a property.
  func plainVariablesRead(byClosureIn reference: PropertyReference, of id: TypeID)
    -> [PropertyReference]
  {
    closuresKept(in: reference).flatMap { number, body in
      files[number].uses.reads.starting(in: body).filter(\.isOwn).flatMap { read in
        members(of: id, named: read.name).properties.flatMap { property in
          if isPlainVariable(self[property]) { return [property] }
          return self[property].accessors == .computed ? plainVariablesRead(by: property) : []
        }
      }
    }.uniqued()
  }

  /// Whether a property keeps a closure that gives something back.
  private func keepsAnswer(_ reference: PropertyReference) -> Bool {
    guard let type = self[reference].type?.unwrapped else {
      guard case .closure? = self[reference].initializer?.unwrapped.kind else { return false }
      return true
    }
    guard case .function(_, let result) = type else { return false }
    return !result.isVoid
  }

  /// The closures that are written where the class gives a property a value.
  private func closuresKept(in reference: PropertyReference) -> [(file: Int, body: ByteRange)] {
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
