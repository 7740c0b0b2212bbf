/// Changes of what a class shows that it published through its properties, without a send.
extension Tracking {
  /// The bodies that register a read of the whole object and show nothing that the class also changes without a
  /// notification for the whole object: `library.add(song); lastAdded = song`.
  public func bodiesUpdatedByNotifications() -> [(file: Int, body: BodyOwner)] {
    var changes: [TypeID: [Set<ChangedProperty>]] = [:]
    return bodiesReadingWholeObject().filter { number, body in
      let scope = symbols.files[number].innermostScope(at: body.body.lowerBound + 1)
      guard
        let id = symbols.enclosingType(of: ScopeReference(file: number, scope: scope))
      else { return true }
      let known = changes[id] ?? changesWithoutSend(by: id)
      changes[id] = known
      if known.isEmpty { return true }
      let shown = untrackedProperties(readBy: CodeNode(file: number, body: body.body, owner: id))
      return known.allSatisfy { $0.isDisjoint(with: shown) }
    }
  }

  /// What each function of a class changes that publishes something and sends nothing.
  private func changesWithoutSend(by id: TypeID) -> [Set<ChangedProperty>] {
    let family = announcing.typesSharingPublisher(with: id)
    let sends = usage.uses.announcements.sends(inCodeOf: family)
    let triggers = Set(family.flatMap(refreshTriggers).map { symbols[$0.property].name })
    return family.flatMap { relative in
      symbols.functions(of: relative).compactMap { reference in
        let function = symbols[reference]
        guard let body = function.body, function.kind == .function, !function.isStatic else {
          return nil
        }
        let changed = graph.changes(by: body, ofFile: reference.file, on: relative)
        let code = graph.ownCode(runBy: body, ofFile: reference.file, of: relative)
        let isSent = sends.contains { send in
          code.contains { $0.file == send.file && $0.body.contains(send.use.range.lowerBound) }
        }
        let isAnnounced =
          isSent || changed.contains { family.contains($0.type) && triggers.contains($0.name) }
        return !isAnnounced && changed.contains { isPublished($0, by: family) } ? changed : nil
      }
    }
  }

  private func isPublished(_ changed: ChangedProperty, by family: [TypeID]) -> Bool {
    family.contains(changed.type)
      && symbols.members(of: changed.type, named: changed.name).properties.contains {
        symbols[$0].attribute(.published) != nil
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
