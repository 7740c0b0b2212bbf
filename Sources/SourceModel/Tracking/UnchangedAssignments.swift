/// Assignments that give a property the value it has: `items = items`.
extension Tracking {
  /// The published property that an assignment sets to the value that it has, and its type, if observers may no longer
  /// be notified.
  public func propertySetToItself(
    by assignment: Assignment, in file: Int
  ) -> (property: PropertyReference, type: TypeID)? {
    let scope = ScopeReference(file: file, scope: assignment.scope)
    let target = assignment.target
    guard let value = assignment.value,
      graph.nameTheSame(value, at: scope, target, at: scope)
        || usage.namesPublishedProperty(target)
          && holdsChangedObject(value, of: target, before: assignment.range, at: scope),
      let found = usage.publishedProperty(target, at: scope),
      mayBeCompared(inference.type(of: found.0)), !isNotified(around: scope)
    else { return nil }
    return found
  }

  /// Whether the code around an assignment also sends for the whole object, and will notify its readers instead.
  private func isNotified(around scope: ScopeReference) -> Bool {
    let body = symbols.enclosingBody(of: scope)?.body
    return usage.uses.announcements.sends.contains {
      $0.file == scope.file && body?.contains($0.use.range) == true && objectNotification($0) != nil
    }
  }

  /// Whether a value is a local name of the property's object, which code uses before it is assigned back:
  /// `let user = session.user; user.name = name; session.user = user`. A structure would be a copy.
  private func holdsChangedObject(
    _ value: Expression, of target: Expression, before assignment: ByteRange,
    at scope: ScopeReference
  ) -> Bool {
    guard let name = value.simpleName,
      let (source, place) = symbols.constant(value, at: scope),
      source.range.upperBound <= assignment.lowerBound,
      graph.nameTheSame(source, at: place, target, at: scope)
    else { return false }
    let between = source.range.upperBound..<assignment.lowerBound
    let file = symbols.files[scope.file]
    return mayBeObject(inference.type(of: value, at: scope).unwrapped)
      && file.occurrences(of: name, in: between) > 0
      && !file.uses.assignments.starting(in: between).contains {
        $0.target.dottedPath == target.dottedPath
      }
  }
}

extension Tracking {
  private func mayBeObject(_ type: ResolvedType) -> Bool {
    if case .external(let name, _) = type { return inference.mayBeObject(name) }
    return inference.isObject(type)
  }
}
