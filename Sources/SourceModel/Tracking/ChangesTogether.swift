/// What views show and nothing tracks.
enum UntrackedValue {
  /// A variable with this name in one of the types, or in any if they are not known.
  /// - Parameter part: The member of the value that is shown; nil for the whole value.
  case variable(String, owners: Set<TypeID>?, part: String?)
  /// What user defaults store for one of the keys.
  case settings(Set<String>)
}

/// Which changes of untracked values come with a notification of a model, so that they updated its views.
extension Tracking {
  /// Whether code that makes one of the models notify also changes a value in the same run, but none of some other
  /// properties.
  /// - Parameter observed: Other models that a view observes with them: what code of the models makes them notify counts.
  func isChanged(
    _ value: UntrackedValue, along models: [TypeID], beside observed: [TypeID] = [],
    without others: Set<ChangedProperty> = [], outside read: Set<CodeNode> = []
  ) -> Bool {
    placeChanging(value, along: models, beside: observed, without: others, outside: read) != nil
  }

  /// The place in such code that changes the value, or that runs code which does.
  /// - Parameter read: The code that a read of the value runs: what it changes is a cache.
  func placeChanging(
    _ value: UntrackedValue, along models: [TypeID], beside observed: [TypeID] = [],
    without others: Set<ChangedProperty> = [], outside read: Set<CodeNode> = []
  ) -> CodePlace? {
    var owners: Set<TypeID> = []
    if case .variable(_, let types?, _) = value { owners = types }
    func place(with model: TypeID, by notifying: Set<TypeID>?) -> CodePlace? {
      // Code that changes one object of a generic class, such as a box, need not change the one that the view observes.
      let isOfOneUse = symbols[symbols[model].primary].genericParameters.isEmpty
      guard isOfOneUse || owners.contains(model) else { return nil }
      return notificationReaches(of: model, or: owners).firstNonNil {
        self.placeChanging(value, in: $0.notified(by: notifying), without: others, outside: read)
      }
    }
    let family = Set(models.flatMap(symbols.relatives))
    return symbols.concreteTypes(of: models).firstNonNil { place(with: $0, by: nil) }
      ?? symbols.concreteTypes(of: observed).firstNonNil {
        family.contains($0) ? nil : place(with: $0, by: family)
      }
  }

  private func placeChanging(
    _ value: UntrackedValue, in found: NotificationReach, without others: Set<ChangedProperty>,
    outside read: Set<CodeNode>
  ) -> CodePlace? {
    let reach = found.reach
    let places = placesChanging(value, in: found).filter { !read.contains(reach.nodes[$0.key]) }
    if places.isEmpty { return nil }
    /// The places where a node runs one of some others.
    func edges(from number: Int, to targets: (Int) -> Bool) -> [CodePlace] {
      zip(graph.edges(from: reach.nodes[number], along: .allThatChanges), reach.targets(of: number))
        .filter { targets($1) }.map { CodePlace($0.0) }
    }
    func runsAtOnce(_ place: CodePlace, in number: Int) -> Bool {
      closuresRunLater(around: place, in: reach.nodes[number]).isEmpty
    }
    let starts = places.filter { number, places in
      places.contains { runsAtOnce($0, in: number) }
    }
    let changing = Set(
      reach.reaching(Array(starts.keys)) { number, target in
        edges(from: number) { $0 == target }.contains { runsAtOnce($0, in: number) }
      })
    return found.notifying.sorted().firstNonNil { number -> CodePlace? in
      let code = reach.nodes[number]
      let changes = (places[number] ?? []) + edges(from: number, to: changing.contains)
      if changes.isEmpty { return nil }
      let notifications =
        self.placesNotifying(in: code, found) + edges(from: number, to: found.notifying.contains)
      let isObserver = found.sources.published.contains { self.isObserver(code, of: $0) }
      let first = changes.first { change in
        isObserver && runsAtOnce(change, in: number)
          || notifications.contains { self.runsTogether(change, $0, in: code) }
      }
      guard var change = first, !self.sets(oneOf: others, from: number, in: found),
        !self.announces(to: others, from: number, in: found)
      else { return nil }
      change.published = notifications.filter { self.runsTogether(change, $0, in: code) }
        .flatMap(\.published).uniqued()
      return change
    }
  }

  /// Whether code, or code that it runs, changes one of some properties.
  private func sets(
    oneOf properties: Set<ChangedProperty>, from number: Int, in found: NotificationReach
  ) -> Bool {
    !properties.isEmpty
      && found.reach.reached(from: number).contains {
        !found.changes[$0].isDisjoint(with: properties)
      }
  }

  /// Whether code, or code that it runs, notifies for the whole object, so that it updates what reads one of some
  /// properties.
  private func announces(
    to properties: Set<ChangedProperty>, from number: Int, in found: NotificationReach
  ) -> Bool {
    let sources = found.sources
    guard properties.contains(where: { sources.family.contains($0.type) }) else { return false }
    return found.reach.reached(from: number).contains { number in
      let code = found.reach.nodes[number]
      return sources.sends.contains {
        $0.file == code.file && code.body.contains($0.use.range.lowerBound)
          && objectAnnouncement($0) != nil
      }
        || found.changes[number].contains {
          sources.triggers.contains($0.name) && sources.family.contains($0.type)
        }
    }
  }

  /// Whether a change comes with a notification: it runs before or with it, and whenever the one runs, so does the other.
  private func runsTogether(_ change: CodePlace, _ notification: CodePlace, in code: CodeNode)
    -> Bool
  {
    let file = symbols.files[code.file]
    if change.range == notification.range { return !(change.isOfEdge && notification.isOfEdge) }
    let around = closuresRunLater(around: notification, in: code)
    return closuresRunLater(around: change, in: code).allSatisfy(around.contains)
      && (file.implies(change.range, notification.range)
        || file.implies(notification.range, change.range))
  }

  /// The closures around a place within a piece of code that need not run before the code returns.
  private func closuresRunLater(around place: CodePlace, in code: CodeNode) -> [ScopeReference] {
    graph.closures(around: place.scope).filter { closure in
      let range = symbols.files[code.file].scopes[closure.scope].range
      return range != code.body && code.body.contains(range.lowerBound)
        && graph.timing(ofClosure: closure) != .now
    }
  }

  // MARK: Places

  /// The places in each node that change a value themselves.
  private func placesChanging(_ value: UntrackedValue, in found: NotificationReach)
    -> [Int: [CodePlace]]
  {
    func places(_ numbers: some Sequence<Int>, _ places: (CodeNode) -> [CodePlace])
      -> [Int: [CodePlace]]
    {
      numbers.reduce(into: [:]) { result, number in
        let found = places(found.reach.nodes[number])
        if !found.isEmpty { result[number] = found }
      }
    }
    switch value {
    case .settings(let keys):
      let numbers = found.settings.indices.filter { !found.settings[$0].isDisjoint(with: keys) }
      return places(numbers) { code in
        graph.settings(usedBy: code, written: true).filter { keys.contains($0.key) }.map {
          CodePlace(range: $1.range, scope: .init(file: code.file, scope: $1.scope))
        }
      }
    case .variable(let name, let owners, let part):
      return places(found.changing[name] ?? []) { code in
        writes(in: code) { $0.name == name && owners?.contains($0.type) != false }
          .filter { isChange($0, ofMember: name, part, in: code) }.map { CodePlace($0, in: code) }
      }
    }
  }

  /// Whether a write changes a member, or a part of it, of an object that views may show: not of one that the same code
  /// creates or initializes.
  private func isChange(
    _ write: StateWrite, ofMember name: String, _ part: String?, in code: CodeNode
  ) -> Bool {
    let place = ScopeReference(file: code.file, scope: write.scope)
    if graph.fillsCache(write, at: place) { return false }
    if let changed = write.target.part(ofMember: name), let part, changed != part { return false }
    guard let base = write.target.base(ofMember: name), !base.isSelf else {
      return symbols.enclosingBody(of: place)?.kind != .initializer
    }
    return !graph.isMade(base, at: place)
  }

  private func placesNotifying(in code: CodeNode, _ found: NotificationReach) -> [CodePlace] {
    let sources = found.sources
    guard found.owners?.contains(where: { $0 == code.owner }) != false else { return [] }
    let sends = sources.sends.filter {
      $0.file == code.file && code.body.contains($0.use.range.lowerBound)
    }
    return sends.map {
      CodePlace(range: $0.use.range, scope: .init(file: code.file, scope: $0.use.scope))
    }
      + writes(in: code) {
        (sources.names.contains($0.name) || sources.triggers.contains($0.name))
          && sources.family.contains($0.type)
      }.map { write in
        var place = CodePlace(write, in: code)
        place.published = graph.changes(by: write, in: code).map(\.name)
          .filter(sources.names.contains).sorted().map { write.target.path(from: $0) ?? $0 }
        return place
      }
  }

  private func writes(in code: CodeNode, of isChanged: (ChangedProperty) -> Bool) -> [StateWrite] {
    graph.writes(in: code.body, ofFile: code.file).filter {
      graph.changes(by: $0, in: code).contains(where: isChanged)
    }
  }
}

/// A place in a piece of code.
struct CodePlace {
  let range: ByteRange
  let scope: ScopeReference
  /// Whether other code runs there.
  var isOfEdge = false
  /// The names of the published properties that the code changes with it.
  var published: [String] = []

  init(range: ByteRange, scope: ScopeReference) {
    (self.range, self.scope) = (range, scope)
  }

  init(_ write: StateWrite, in code: CodeNode) {
    self.init(range: write.range, scope: .init(file: code.file, scope: write.scope))
  }

  init(_ edge: CodeEdge) {
    self.init(range: edge.range, scope: edge.place)
    isOfEdge = true
  }
}

extension Expression {
  /// The path of the expression from a name on: `state.isOn` of `self.state.isOn`.
  fileprivate func path(from name: String) -> String? {
    let path = dottedPath?.drop { $0 != name } ?? []
    return path.isEmpty ? nil : path.joined(separator: ".")
  }

  /// The part of a member that a write to the expression changes: `x` of `a` for `o.a.x.y`, the empty name for `o.a[i]`,
  /// nil for the whole.
  fileprivate func part(ofMember name: String) -> String? {
    var part: String?
    var target = unwrapped
    while true {
      switch target.kind {
      case .name(name), .member(_, name): return part
      case .member(let base, let member): (part, target) = (member, base.unwrapped)
      case .element(let base, _): (part, target) = ("", base.unwrapped)
      default: return nil
      }
    }
  }
}
