/// What code assigns to published properties: values that may equal those that they have.
extension Tracking {
  /// Whether a published property may be set to a value that equals the current one though views show the difference. A
  /// change in place always notifies.
  public func mayBeSetToEqual(_ reference: PropertyReference, by comparison: LooseComparison)
    -> Bool
  {
    mayBeWrittenIndirectly(reference)
      || assignmentsOfAnother(reference).contains { !givesNewIdentities($0, for: comparison) }
      || mayBeEditedThroughBindings(reference, comparison)
  }

  /// Whether code assigns a new value as a whole, other than an empty one.
  func isAssignedAnother(_ reference: PropertyReference) -> Bool {
    !assignmentsOfAnother(reference).isEmpty
  }

  /// The places where code does so.
  public func sitesAssigningAnother(_ reference: PropertyReference) -> [Site] {
    assignmentsOfAnother(reference).map { symbols.files[$0.file].site($0.use.range) }
  }

  private func assignmentsOfAnother(
    _ reference: PropertyReference
  ) -> [PropertyUses.Located<Assignment>] {
    (usage.uses.assignments[reference] ?? []).filter { located in
      let scope = located.place
      guard let value = located.use.value?.unwrapped, !symbols.isInPreview(scope),
        !isInInitializer(scope, of: symbols.declaringType(of: reference))
      else { return false }
      return !value.isEmptyValue && !consistsOfKnown(value, assignedBy: located, to: reference)
        && !isKnownToDiffer(located, from: reference)
        && !isChangedInPlace(reference, after: located)
        && !givesFirstValue(located.use, inFile: located.file, to: reference)
    }
  }

  /// Whether a function that gives the assigned values assigns each a new `id`, which `==` compares.
  private func givesNewIdentities(
    _ located: PropertyUses.Located<Assignment>, for comparison: LooseComparison
  ) -> Bool {
    guard case .call(let callee, let arguments)? = located.use.value?.unwrapped.kind,
      case .functions(let functions) = graph.target(
        ofCallTo: callee, arguments,
        at: located.place),
      parts(comparedBy: comparison).contains("id")
    else { return false }
    return functions.allSatisfy { function in
      symbols[function].body.map { body in
        symbols.files[function.file].uses.assignments.starting(in: body).contains {
          $0.target.lastName == "id" && $0.target.ownName == nil && $0.value?.lastName != "id"
        }
      } == true
    }
  }

  /// Whether an assigned value is an element of a collection that stays the same, or consists of elements of the old
  /// value: `items = items.filter { … }`.
  private func consistsOfKnown(
    _ value: Expression, assignedBy located: PropertyUses.Located<Assignment>,
    to reference: PropertyReference
  ) -> Bool {
    switch value.unwrapped.kind {
    case .call(let callee, _):
      guard case .member(let base, let name) = callee.unwrapped.kind,
        SDK.narrowingFunction.contains(name)
      else { return false }
      return base.dottedPath == located.use.target.dottedPath
        || consistsOfKnown(base, assignedBy: located, to: reference)
    case .element(let base, _), .member(let base, _):
      let scope = located.place
      guard case .array = inference.type(of: base, at: scope), let name = base.ownName,
        let id = symbols.enclosingType(of: scope)
      else { return false }
      let known = symbols.members(of: id, named: name).properties
      return !known.isEmpty
        && known.allSatisfy { symbols[$0].isStored && !certainlyChangesAfterInit($0, of: id) }
    default: return false
    }
  }

  /// Whether the old value has been emptied before an assignment, or compared with the new one by `!=`.
  private func isKnownToDiffer(
    _ located: PropertyUses.Located<Assignment>, from reference: PropertyReference
  ) -> Bool {
    let file = symbols.files[located.file]
    let name = symbols[reference].name
    /// Whether code runs only if the property has another value, or lacks an element.
    func isCompared(_ range: ByteRange, at place: ScopeReference) -> Bool {
      guard let body = symbols.enclosingBody(of: place)?.body else { return false }
      return symbols.files[place.file].conditions(of: range, in: body).contains { condition in
        condition.text.contains(condition.whenTrue ? "!=" : "==")
          && condition.text.containsWord(name)
          || condition.text.contains(name + ".contains(")
            && condition.text.contains("!") == condition.whenTrue
      }
    }
    let place = located.place
    if isCompared(located.use.range, at: place) { return true }
    guard let body = symbols.enclosingBody(of: place) else { return false }
    let isEmptied = graph.writes(in: body.body, ofFile: located.file).contains { write in
      write.target.dottedPath == located.use.target.dottedPath
        && write.range.lowerBound < located.use.range.lowerBound
        && file.implies(located.use.range, write.range)
        && (write.value.map(\.isEmptyValue) ?? (file.call(at: write.range)?.name == "removeAll"))
    }
    if isEmptied { return true }
    // The callers compare a value that they pass.
    let calls = symbols.calls(named: body.name)
    return body.kind == .function && !calls.isEmpty
      && located.use.value?.ownName.map {
        symbols.function(withBodyOf: body, at: place)?.parameters.map(\.name).contains($0) == true
      } == true
      && calls.allSatisfy {
        isCompared($0.call.range, at: ScopeReference(file: $0.file, scope: $0.call.scope))
      }
  }

  /// Whether code changes a property in place before an assignment in the same body, which updates views.
  public func isChangedInPlace(
    _ property: PropertyReference, before assignment: Assignment, inFile number: Int
  )
    -> Bool
  {
    let place = ScopeReference(file: number, scope: assignment.scope)
    return symbols.enclosingBody(of: place).map { body in
      graph.writes(in: body.body, ofFile: number).contains { write in
        write.range.lowerBound < assignment.range.lowerBound
          && (write.kind != .assignment || write.target.dottedPath != assignment.target.dottedPath)
          && graph.rootProperty(of: write.target, at: place) == symbols[property].name
      }
    } == true
  }

  /// Whether code changes a part of a property in place whenever it has assigned it, which updates views.
  private func isChangedInPlace(
    _ reference: PropertyReference, after located: PropertyUses.Located<Assignment>
  ) -> Bool {
    let file = symbols.files[located.file]
    let place = located.place
    guard graph.runsAtOnce(place), let code = graph.node(around: place),
      let owner = symbols.declaringType(of: reference).map(symbols.relatives)
    else { return false }
    return graph.writes(in: code.body, ofFile: code.file).contains { write in
      located.use.range.upperBound <= write.range.lowerBound
        && write.target.dottedPath != located.use.target.dottedPath
        && file.implies(located.use.range, write.range)
        && graph.changes(by: write, in: code).contains {
          $0.name == symbols[reference].name && owner.contains($0.type)
        }
    }
  }

  /// Whether a property may be written through a binding, a publisher, a key path, an object of unknown type, or by
  /// clients of a library.
  func mayBeWrittenIndirectly(_ reference: PropertyReference) -> Bool {
    let isPublished = symbols[reference].attribute(.published) != nil
    return usage.uses.projections[reference]?.contains { !isPublished || $0.use.isInOut } == true
      || usage.uses.keyPaths[reference]?.isEmpty == false
      || usage.uses.unresolvedAssignments.contains(symbols[reference].name)
      || usage.mayBeWrittenByKeyPath(symbols[reference].name)
      || usage.mayBeWrittenInPartByKeyPath(symbols[reference].name)
      || symbols.declaringType(of: reference).map { objects.clientsMayWrite(reference, of: $0) }
        == true
  }
}
