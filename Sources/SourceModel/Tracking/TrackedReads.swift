/// Whether code reads state whose changes notify views.
extension ProjectModel {
  /// Whether a computed property's code reads anything that the macro tracks, as far as the analysis can follow it.
  /// - Parameter announced: Computed properties that notify observers themselves.
  public func readsTracked(
    _ property: PropertyReference, of id: TypeID, orOneOf announced: Set<PropertyReference> = []
  ) -> Bool {
    guard let body = self[property].accessorBlock else { return true }
    return readsTracked(in: body, ofFile: property.file, id, orOneOf: announced)
  }

  /// The same for any code of the type.
  func readsTracked(
    in body: ByteRange, ofFile number: Int, _ id: TypeID,
    orOneOf announced: Set<PropertyReference> = []
  ) -> Bool {
    var search = TrackedReadSearch(model: self, announced: announced)
    return search.finds(in: body, ofFile: number, of: id)
  }

  /// Whether code of a type is known to read something that the macro tracks.
  public func certainlyReadsTracked(
    in body: ByteRange, ofFile number: Int, _ id: TypeID, _ uses: PropertyUses
  ) -> Bool {
    var search = TrackedReadSearch(model: self, root: (id, uses))
    return search.finds(in: body, ofFile: number, of: id)
  }

  /// Whether a plain variable that code of the class `root` reads is tracked. For its own object, a variable that views
  /// read counts; for another object, only one that views name.
  fileprivate func isPlainTracked(
    _ reference: PropertyReference, of owner: TypeID, for root: TypeID, _ uses: PropertyUses
  ) -> Bool {
    let isOwn = lineage(of: root).contains(owner) || lineage(of: owner).contains(root)
    return isOwn
      ? uses.tracks(reference, of: owner, in: self)
      : isReadByViews(self[reference].name, of: [owner])
  }
}

/// A search for tracked state that code reads, also through the members that it uses.
private struct TrackedReadSearch {
  let model: ProjectModel
  /// The class whose code is analyzed; if set, only certain reads count, not possible ones.
  var root: (id: TypeID, uses: PropertyUses)?
  /// Computed properties that notify observers themselves.
  var announced: Set<PropertyReference> = []
  /// The code that the search has reached.
  var visited: Set<ByteRange> = []

  /// Whether code of a type reads tracked state; false for code that the search has reached before.
  mutating func finds(in body: ByteRange, ofFile number: Int, of id: TypeID) -> Bool {
    guard visited.insert(body).inserted, visited.count < 64 else { return false }
    return findsInReads(in: body, ofFile: number, of: id)
      || findsInCalls(in: body, ofFile: number, of: id)
  }

  private mutating func findsInReads(
    in body: ByteRange, ofFile number: Int, of id: TypeID
  ) -> Bool {
    for read in model.files[number].uses.reads.starting(in: body) {
      let scope = ScopeReference(file: number, scope: read.scope)
      let owners: [TypeID]
      if let base = read.base {
        let type = model.type(of: base, at: scope)
        // A read on a base of unknown type may be tracked.
        if type.isUnknown, root == nil { return true }
        owners = type.candidates
      } else {
        owners = [id]
      }
      for owner in owners where finds(read.name, of: owner) { return true }
    }
    return false
  }

  /// Whether a property with the name is tracked, or reads tracked state when it is read.
  private mutating func finds(_ name: String, of owner: TypeID) -> Bool {
    if model.notifiesOfOwnChanges(owner) { return true }
    for reference in model.members(of: owner, named: name).properties {
      let property = model[reference]
      if property.attribute(.published) != nil || property.publishesThroughWrapper
        || model.isMigratable(owner) && model.isPlainVariable(property)
          && root.map({ model.isPlainTracked(reference, of: owner, for: $0.id, $0.uses) }) ?? true
      {
        return true
      }
      if property.accessors == .computed, let inner = property.accessorBlock,
        announced.contains(reference) || finds(in: inner, ofFile: reference.file, of: owner)
      {
        return true
      }
    }
    return false
  }

  private mutating func findsInCalls(
    in body: ByteRange, ofFile number: Int, of id: TypeID
  ) -> Bool {
    for call in model.files[number].uses.calls.starting(in: body) {
      let owner: TypeID
      switch call.callee.unwrapped.kind {
      case .name: owner = id
      case .member(let base, _):
        let type = model.type(of: base, at: ScopeReference(file: number, scope: call.scope))
        guard let first = type.candidates.first else { continue }
        owner = first
      default: continue
      }
      for reference in model.members(of: owner, named: call.name).functions {
        guard let inner = model[reference].body else { continue }
        if finds(in: inner, ofFile: reference.file, of: owner) { return true }
      }
    }
    return false
  }
}
