/// Whether code reads state whose changes notify views.
extension Tracking {
  /// Whether a computed property's code reads anything that the macro tracks, as far as the analysis can follow it.
  /// - Parameter announced: Computed properties that notify observers themselves.
  public func readsTracked(
    _ property: PropertyReference, of id: TypeID, orOneOf announced: Set<PropertyReference> = []
  ) -> Bool {
    guard let body = symbols[property].accessorBlock else { return true }
    return readsTracked(in: body, ofFile: property.file, id, orOneOf: announced)
  }

  /// The same for any code of the type.
  func readsTracked(
    in body: ByteRange, ofFile number: Int, _ id: TypeID,
    orOneOf announced: Set<PropertyReference> = []
  ) -> Bool {
    let search = TrackedReadSearch(tracking: self, announced: announced)
    return search.finds(from: CodeNode(file: number, body: body, owner: id))
  }

  /// Whether code of a type is known to read something that the macro tracks.
  public func certainlyReadsTracked(
    in body: ByteRange, ofFile number: Int, _ id: TypeID, _ uses: PropertyUses
  ) -> Bool {
    let search = TrackedReadSearch(tracking: self, root: (id, uses))
    return search.finds(from: CodeNode(file: number, body: body, owner: id))
  }

  /// Whether a plain variable that code of the class `root` reads is tracked. For its own object, a variable that views
  /// read counts; for another object, only one that views name.
  fileprivate func isPlainTracked(
    _ reference: PropertyReference, of owner: TypeID, for root: TypeID, _ uses: PropertyUses
  ) -> Bool {
    let isOwn =
      symbols.lineage(of: root).contains(owner) || symbols.lineage(of: owner).contains(root)
    return isOwn
      ? uses.tracks(reference, of: owner, in: self)
      : announcing.isReadByViews(symbols[reference].name, of: [owner])
  }
}

/// A search for tracked state that code reads, also through the members that it uses.
private struct TrackedReadSearch {
  let tracking: Tracking
  /// The class whose code is analyzed; if set, only certain reads count, not possible ones.
  var root: (id: TypeID, uses: PropertyUses)?
  /// Computed properties that notify observers themselves.
  var announced: Set<PropertyReference> = []

  /// Whether a piece of code, or the code that it runs, reads tracked state.
  func finds(from start: CodeNode) -> Bool {
    tracking.graph.code(reachedFrom: start, along: .all).contains { code in
      tracking.symbols.files[code.file].uses.reads.starting(in: code.body).contains {
        finds($0, in: code)
      }
    }
  }

  private func finds(_ read: Read, in code: CodeNode) -> Bool {
    guard let base = read.base else { return code.owner.map { finds(read.name, of: $0) } ?? false }
    let scope = ScopeReference(file: code.file, scope: read.scope)
    let type = tracking.inference.type(of: base, at: scope)
    // A read on a base of unknown type may be tracked. Code without an object names the types of the project that it reads.
    if type.isUnknown, root == nil {
      return isOfObject(code) && !tracking.isFromSDK(base, at: scope)
    }
    return type.candidates.contains { finds(read.name, of: $0) }
  }

  private func isOfObject(_ code: CodeNode) -> Bool {
    code.owner != nil
      && tracking.symbols.files[code.file].owner(ofBody: code.body)?.isStatic != true
  }

  /// Whether a property with the name is tracked, or notifies observers itself.
  private func finds(_ name: String, of owner: TypeID) -> Bool {
    if tracking.symbols.notifiesOfOwnChanges(owner) { return true }
    return tracking.symbols.members(of: owner, named: name).properties.contains { reference in
      let property = tracking.symbols[reference]
      return property.attribute(.published) != nil || property.publishesThroughWrapper
        || announced.contains(reference)
        || tracking.symbols.isMigratable(owner) && tracking.isPlainVariable(property)
          && root.map({ tracking.isPlainTracked(reference, of: owner, for: $0.id, $0.uses) })
            ?? true
    }
  }
}
