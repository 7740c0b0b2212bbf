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
    var visited: Set<ByteRange> = []
    return readsTracked(in: body, ofFile: number, id, orOneOf: announced, &visited)
  }

  /// Whether code of a type is known to read something that the macro tracks.
  public func certainlyReadsTracked(
    in body: ByteRange, ofFile number: Int, _ id: TypeID, _ uses: PropertyUses
  ) -> Bool {
    var visited: Set<ByteRange> = []
    return readsTracked(in: body, ofFile: number, id, certainlyFor: (id, uses), &visited)
  }

  /// - Parameter root: The class whose code is analyzed; if set, only certain reads count, not possible ones.
  private func readsTracked(
    in body: ByteRange, ofFile number: Int, _ id: TypeID,
    certainlyFor root: (id: TypeID, uses: PropertyUses)? = nil,
    orOneOf announced: Set<PropertyReference> = [], _ visited: inout Set<ByteRange>
  ) -> Bool {
    guard visited.insert(body).inserted, visited.count < 64 else { return false }
    let file = files[number]
    for read in file.uses.reads.starting(in: body) {
      let scope = ScopeReference(file: number, scope: read.scope)
      let owners: [TypeID]
      if let base = read.base {
        let type = type(of: base, at: scope)
        // A read on a base of unknown type may be tracked.
        if type.isUnknown, root == nil { return true }
        owners = type.candidates
      } else {
        owners = [id]
      }
      for owner in owners {
        if notifiesOfOwnChanges(owner) { return true }
        for reference in members(of: owner, named: read.name).properties {
          let property = self[reference]
          if property.attribute(.published) != nil || property.publishesThroughWrapper
            || isMigratable(owner) && isPlainVariable(property)
              && root.map({ isPlainTracked(reference, of: owner, for: $0.id, $0.uses) }) ?? true
          {
            return true
          }
          if property.accessors == .computed, let inner = property.accessorBlock,
            announced.contains(reference)
              || readsTracked(
                in: inner, ofFile: reference.file, owner, certainlyFor: root, orOneOf: announced,
                &visited)
          {
            return true
          }
        }
      }
    }
    for call in file.uses.calls.starting(in: body) {
      let owner: TypeID
      switch call.callee.unwrapped.kind {
      case .name: owner = id
      case .member(let base, _):
        let type = type(of: base, at: ScopeReference(file: number, scope: call.scope))
        guard let first = type.candidates.first else { continue }
        owner = first
      default: continue
      }
      for reference in members(of: owner, named: call.name).functions {
        guard let inner = self[reference].body else { continue }
        let isTracked = readsTracked(
          in: inner, ofFile: reference.file, owner, certainlyFor: root, orOneOf: announced, &visited
        )
        if isTracked { return true }
      }
    }
    return false
  }

  /// Whether a plain variable that code of the class `root` reads is tracked. For its own object, a variable that views
  /// read counts; for another object, only one that views name.
  private func isPlainTracked(
    _ reference: PropertyReference, of owner: TypeID, for root: TypeID, _ uses: PropertyUses
  ) -> Bool {
    let isOwn = lineage(of: root).contains(owner) || lineage(of: owner).contains(root)
    return isOwn
      ? uses.tracks(reference, of: owner, in: self)
      : isReadByViews(self[reference].name, of: [owner])
  }
}
