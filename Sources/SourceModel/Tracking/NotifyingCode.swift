/// What makes the objects of a model notify.
struct NotificationSources: Sendable {
  /// The class and its relatives.
  let family: Set<TypeID>
  let published: [PropertyReference]
  let names: Set<String>
  /// The names of published counters and flags that stand for the whole object.
  let triggers: Set<String>
  let sends: [ObjectWillChangeUses.Entry]
}

/// Code that may make the objects of a class notify, and all code that it runs.
struct NotificationReach: Sendable {
  let sources: NotificationSources
  let reach: ReachedCode
  /// The code where the search began: the first nodes.
  let startCount: Int
  /// What each node itself changes.
  let changes: [Set<ChangedProperty>]
  /// The keys, as written, of the user defaults that each node itself writes.
  let settings: [Set<String>]
  /// The numbers of the nodes that change a property, by its name.
  let changing: [String: [Int]]
  /// The numbers of the nodes that themselves send for the whole object.
  let sending: [Int]
  /// The numbers of the nodes that notify, themselves or through other code.
  private(set) var notifying: Set<Int>
  /// The types whose code notifies; nil for all.
  private(set) var owners: Set<TypeID>?

  /// The same if only code of some types notifies.
  func notified(by owners: Set<TypeID>?) -> NotificationReach {
    guard let owners else { return self }
    var result = self
    result.owners = owners
    let own = notifying.filter { reach.nodes[$0].owner.map(owners.contains) == true }
    result.notifying = Set(reach.reaching(Array(own)))
    return result
  }
}

extension Tracking {
  /// The code that changes what the objects of a model publish, or sends for them, on its own or through other code, with
  /// all code that it runs: that of the model and of plain objects, which may call the model back, other code that
  /// changes its properties, and code that uses the model beside a plain object. Initializers run before any view
  /// observes the object.
  /// - Parameter types: The plain classes of interest.
  func notificationReaches(of id: TypeID, or types: some Sequence<TypeID>)
    -> [NotificationReach]
  {
    let sources = notificationSources(of: id)
    let plain = types.filter { symbols.isPlainClass($0) && !sources.family.contains($0) }
    return ([id] + plain).compactMap { type in
      cache.notificationReaches.answer(to: PairOfTypes(id, type)) {
        if type != id {
          let beside = codeUsing(sources.family).filter { code in
            graph.edges(from: code, along: .allThatChanges).contains {
              $0.function != nil && $0.target.owner == type
            }
              || graph.changes(by: code).contains { $0.type == type }
          }
          let starts = mayCallBack(type) ? codeOf([type]).union(beside) : beside
          return starts.isEmpty ? nil : reach(from: starts, of: id)
        }
        let changing = sources.published.flatMap(changes(of:)).map { file, write in
          ScopeReference(file: file, scope: write.scope)
        }
        let sending = sources.sends.map { $0.place }
        let starts = codeOf(sources.family).union((changing + sending).compactMap(graph.node))
        return reach(from: starts, of: id)
      }
    }
  }

  /// Whether objects of a plain class hold closures or models, which may notify for others, or post notifications.
  private func mayCallBack(_ id: TypeID) -> Bool {
    func holds(_ type: ResolvedType) -> Bool {
      switch type {
      case .function: true
      case .optional(let inner), .array(let inner), .dictionary(let inner): holds(inner)
      default: symbols.concreteTypes(of: type.candidates).contains(where: symbols.isMigratable)
      }
    }
    return symbols.lineage(of: id).flatMap(symbols.properties).contains {
      symbols[$0].isStored && holds(inference.type(of: $0))
    }
      || symbols[id].declarations.contains { declaration in
        symbols.files[declaration.file].uses.calls.starting(in: symbols[declaration].range)
          .contains { $0.name == "post" }
      }
  }

  private func notificationSources(of id: TypeID) -> NotificationSources {
    cache.notificationSources.answer(to: id) {
      let family = Set(symbols.relatives(of: id))
      let published = family.flatMap(symbols.properties).filter {
        symbols[$0].attribute(.published) != nil || symbols[$0].publishesThroughWrapper
      }
      return NotificationSources(
        family: family, published: published, names: Set(published.map { symbols[$0].name }),
        triggers: Set(family.flatMap(refreshTriggers).map { symbols[$0.property].name }),
        sends: usage.uses.announcements.sends.filter { !family.isDisjoint(with: $0.owners) })
    }
  }

  /// The code that some code runs, with what of it makes the objects of a model notify.
  func reach(from starts: Set<CodeNode>, of id: TypeID) -> NotificationReach {
    let sources = notificationSources(of: id)
    let starts = starts.filter { !symbols.isTest(file: $0.file) }
    let reach = ReachedCode(from: starts, along: .allThatChanges, in: graph)
    let changes = reach.nodes.map { code -> Set<ChangedProperty> in
      // An observer runs with the change of its property.
      let observed = sources.published.filter { isObserver(code, of: $0) }
      let changes = graph.changes(by: code)
      return observed.isEmpty
        ? changes
        : changes.union(observed.map { ChangedProperty(type: id, name: symbols[$0].name) })
    }
    func changesOne(of names: Set<String>, _ number: Int) -> Bool {
      changes[number].contains { names.contains($0.name) && sources.family.contains($0.type) }
    }
    let sending = reach.nodes.indices.filter { number in
      let code = reach.nodes[number]
      return sources.sends.contains {
        $0.file == code.file && code.body.contains($0.use.range.lowerBound)
      } || changesOne(of: sources.triggers, number)
    }
    let publishing = reach.nodes.indices.filter { changesOne(of: sources.names, $0) }
    let names = changes.enumerated().flatMap { number, changes in
      Set(changes.map(\.name)).map { (name: $0, number: number) }
    }
    return NotificationReach(
      sources: sources, reach: reach, startCount: starts.count, changes: changes,
      settings: reach.nodes.map { Set(graph.settings(usedBy: $0, written: true).map(\.key)) },
      changing: Dictionary(grouping: names, by: \.name).mapValues { $0.map(\.number) },
      sending: sending,
      notifying: Set(reach.reaching(sending + publishing)))
  }

  func isObserver(_ code: CodeNode, of property: PropertyReference) -> Bool {
    property.file == code.file
      && symbols[property].accessorBlock?.contains(code.body.lowerBound) == true
  }

  /// The code that calls functions of some classes, or writes variables of their objects.
  private func codeUsing(_ family: Set<TypeID>) -> Set<CodeNode> {
    family.reduce(into: []) { all, id in
      all.formUnion(
        cache.codeUsing.answer(to: id) {
          let called = symbols.functions(of: id).filter { symbols[$0].kind == .function }
            .compactMap { graph.node(of: $0, on: id) }.flatMap(graph.callers)
          let written = symbols.properties(of: id).flatMap(changes(of:)).map { file, write in
            ScopeReference(file: file, scope: write.scope)
          }
          return Set((called + written).compactMap(graph.node))
        })
    }
  }

  /// The functions, setters and observers of some classes.
  private func codeOf(_ family: Set<TypeID>) -> Set<CodeNode> {
    Set(
      family.flatMap { id in
        symbols.functions(of: id).filter { symbols[$0].kind != .initializer }.compactMap {
          graph.node(of: $0, on: id)
        }
          + symbols.properties(of: id).flatMap { reference in
            symbols[reference].accessorsRunByWrites.compactMap(\.body).map {
              CodeNode(file: reference.file, body: $0, owner: id)
            }
          }
      })
  }
}
