/// Code that makes an object notify its observers, with all that it changes whenever it runs.
struct NotifyingCode: Sendable {
  let changes: Set<ChangedProperty>
  /// The keys, as written, of the user defaults that it writes.
  let settings: Set<String>
  /// Whether it notifies for the whole object, and not only by changing what the object publishes.
  let sends: Bool
}

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
  /// The numbers of the nodes that themselves send for the whole object, or change what it publishes.
  let sending: [Int]
  let publishing: [Int]
  /// The numbers of the nodes that notify, themselves or through other code.
  let notifying: Set<Int>

  /// All that a node changes, itself or through other code.
  func changes(reachedFrom number: Int) -> Set<ChangedProperty> {
    reach.reached(from: number).reduce(into: []) { $0.formUnion(changes[$1]) }
  }
}

extension Tracking {
  /// The code that changes what the objects of a model publish, or sends for them, on its own or through other code: that
  /// of the model, that of plain objects, which may call the model back, and other code that assigns its properties.
  /// Initializers run before any view observes the object.
  /// - Parameter types: The plain classes of interest.
  func notifyingCode(of id: TypeID, or types: some Sequence<TypeID>) -> [NotifyingCode] {
    notificationReaches(of: id, or: types).flatMap { item, found in
      cache.notifyingCode.answer(to: item) { notifyingCode(in: found) }
    }
  }

  /// The same, with all code that it runs.
  func notificationReaches(of id: TypeID, or types: some Sequence<TypeID>)
    -> [(types: PairOfTypes, reach: NotificationReach)]
  {
    let sources = notificationSources(of: id)
    let plain = types.filter { symbols.isPlainClass($0) && !sources.family.contains($0) }
    return ([id] + plain).compactMap { type in
      cache.notificationReaches.answer(to: PairOfTypes(id, type)) {
        if type != id {
          return mayCallBack(type, sources.family)
            ? reach(from: codeOf([type]), of: id, sources) : nil
        }
        let starts = codeOf(sources.family)
          .union(codeChanging(sources.names, of: sources.family))
        return reach(from: starts, of: id, sources)
      }.map { (PairOfTypes(id, type), $0) }
    }
  }

  /// Whether objects of a plain class hold closures or objects of a family, or post notifications.
  private func mayCallBack(_ id: TypeID, _ family: Set<TypeID>) -> Bool {
    func holds(_ type: ResolvedType) -> Bool {
      switch type {
      case .function: true
      case .optional(let inner), .array(let inner), .dictionary(let inner): holds(inner)
      default: symbols.concreteTypes(of: type.candidates).contains(where: family.contains)
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

  private func reach(from starts: Set<CodeNode>, of id: TypeID, _ sources: NotificationSources)
    -> NotificationReach
  {
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
      sending: sending, publishing: publishing,
      notifying: Set(reach.reaching(sending + publishing)))
  }

  func isObserver(_ code: CodeNode, of property: PropertyReference) -> Bool {
    property.file == code.file
      && symbols[property].accessorBlock?.contains(code.body.lowerBound) == true
  }

  private func notifyingCode(in found: NotificationReach) -> [NotifyingCode] {
    let sends = Set(found.reach.reaching(found.sending))
    return found.notifying.filter { $0 < found.startCount }.sorted().map { start in
      NotifyingCode(
        changes: found.changes(reachedFrom: start),
        settings: found.reach.reached(from: start).reduce(into: []) {
          $0.formUnion(found.settings[$1])
        },
        sends: sends.contains(start))
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

  /// The code outside of some classes that changes what their objects publish: `model.name = ""`.
  private func codeChanging(_ names: Set<String>, of family: Set<TypeID>) -> Set<CodeNode> {
    var found: Set<CodeNode> = []
    for name in names.sorted() {
      for number in symbols.parsedFiles(naming: name) {
        let file = symbols.files[number]
        if symbols.layout.isTest(file.path) { continue }
        let uses = cache.changedNames.answer(to: number) { ChangedNames(in: file) }.uses(of: name)
        for case .assignment(let index) in uses {
          let assignment = file.uses.assignments[index]
          guard case .member(let base, name) = assignment.target.unwrapped.kind, !base.isSelf else {
            continue
          }
          let scope = ScopeReference(file: number, scope: assignment.scope)
          if !family.isDisjoint(with: inference.type(of: base, at: scope).candidates),
            let code = graph.node(around: scope)
          {
            found.insert(code)
          }
        }
      }
    }
    return found
  }
}
