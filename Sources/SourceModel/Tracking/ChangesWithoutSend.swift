/// Changes of what a class shows that it published through its properties, without a send.
extension Tracking {
  /// The bodies that register a read of the whole object and show nothing that the class also changes without a
  /// notification for the whole object: `library.add(song); lastAdded = song`. It may do so where it is called back.
  public func bodiesUpdatedByNotifications() -> [(file: Int, body: BodyOwner)] {
    bodiesReadingWholeObject().filter { number, body in
      let scope = symbols.files[number].innermostScope(at: body.body.lowerBound + 1)
      guard
        let id = symbols.enclosingType(of: ScopeReference(file: number, scope: scope))
      else { return true }
      let start = CodeNode(file: number, body: body.body, owner: id)
      if learned(of: body.name, start).updates == .lost { return false }
      let shown = untrackedProperties(readBy: start)
      let settings = settingsRead(in: graph.code(reachedFrom: start, along: .all))
      return notificationReaches(of: id, or: Set(shown.map(\.type))).allSatisfy { found in
        let silent = found.notifying.subtracting(found.reach.reaching(found.sending))
        return silent.filter { $0 < found.startCount }.flatMap(found.reach.reached).allSatisfy {
          found.changes[$0].isDisjoint(with: shown) && found.settings[$0].isDisjoint(with: settings)
        }
      }
    }
  }

  /// The properties that code reads, directly or through other code, and that notify nobody. What holds an object does
  /// not change with the object.
  private func untrackedProperties(readBy start: CodeNode) -> Set<ChangedProperty> {
    graph.code(reachedFrom: start, along: .perhapsAtOnce).reduce(into: []) { found, code in
      for read in symbols.files[code.file].uses.reads.starting(in: code.body) {
        let scope = ScopeReference(file: code.file, scope: read.scope)
        let owners: [TypeID]
        if let base = read.base, !base.isSelf {
          owners = inference.type(of: base, at: scope).instance.candidates
        } else {
          owners = code.owner.map { [$0] } ?? []
        }
        for owner in owners where notifiesNobody(of: read.name, in: owner) {
          found.insert(ChangedProperty(type: owner, name: read.name))
        }
      }
    }
  }

  private func notifiesNobody(of name: String, in id: TypeID) -> Bool {
    let properties = symbols.members(of: id, named: name).properties
    return !properties.isEmpty
      && properties.allSatisfy { reference in
        let property = symbols[reference]
        let holdsObject = inference.type(of: reference).candidates.contains {
          symbols[$0].kind == .class
        }
        return property.isStored && !holdsObject && property.attribute(.published) == nil
          && !(symbols.isMigratable(id) && usage.uses.tracks(reference, of: id, in: self))
      }
  }
}
