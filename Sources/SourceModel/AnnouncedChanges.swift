/// What a manual `objectWillChange.send()` announces.
public enum AnnouncedChange: Sendable {
  /// The stored properties that are written in the same body, and the objects that are written through others.
  case writes([PropertyReference], children: [TypeID])
  /// Objects that the body calls or writes through; these announce their own changes.
  case children([TypeID])
  /// The property in whose `willSet` or `didSet` it stands.
  case observer(PropertyReference)
  /// The computed property in whose setter it stands.
  case setter(PropertyReference)
  /// Nothing that is evident from the body.
  case unknown
}

extension ProjectModel {
  /// Reads from the body around a send what it announces.
  public func announcedChange(of entry: Announcements.Entry) -> AnnouncedChange {
    let scope = ScopeReference(file: entry.file, scope: entry.use.scope)
    guard let id = entry.owners.first,
      entry.host.map({ lineage(of: $0).contains(id) || lineage(of: id).contains($0) }) == true,
      let host = entry.host, let body = enclosingBody(of: scope)
    else { return .unknown }
    // Under conditions a type may have several properties of one name.
    let property = members(of: host, named: body.name).properties.first {
      $0.file == entry.file && self[$0].declaration.contains(body.body.lowerBound)
    }
    if body.kind == .accessor, let property {
      switch body.accessor {
      case "willSet", "didSet": return .observer(property)
      case "set":
        // One send at a place that is always reached marks what follows as the change; of several none does.
        let file = files[entry.file]
        let sends = file.uses.objectWillChange.count { body.body.contains($0.range.lowerBound) }
        return sends == 1 && !file.text(body.body).contains("#if") ? .setter(property) : .unknown
      default: return .unknown
      }
    }
    let subscription = subscriptionClosure(around: scope)
    let code = subscription ?? body.body
    let written = writtenProperties(
      in: code, ofFile: entry.file, host: host, onTheWayTo: entry.use.range)
    let changed = writtenChildren(in: code, ofFile: entry.file)
    if !written.isEmpty { return .writes(written, children: changed) }
    // What a child announces it tells its readers by itself.
    if let child = subscription.flatMap({ announcer(to: $0, ofFile: entry.file) }) {
      return .children(child)
    }
    let children = (changed + calledChildren(in: code, ofFile: entry.file, host: host)).uniqued()
    if !children.isEmpty { return .children(children) }
    guard subscription == nil else { return .unknown }
    // A function that does nothing else announces whatever its callers have changed.
    let plain = properties(of: host).filter { isPlainStored(self[$0]) }
    let isAll =
      body.statementCount == 1 && body.firstStatement == entry.use.removableSend?.lowerBound
    return isAll && body.kind == .function && !plain.isEmpty
      ? .writes(plain, children: []) : .unknown
  }

  private func isPlainStored(_ property: DeclaredProperty) -> Bool {
    property.isStored && !property.isLet && !property.isStatic && !property.isLazy
      && property.attributes.isEmpty
      && !property.hasModifier("weak") && !property.hasModifier("unowned")
      && (!property.isTuplePattern || property.tuplePart != nil)
  }

  /// The innermost closure around a send that runs when something else tells of a change; what stands before and behind it
  /// runs at another time.
  private func subscriptionClosure(around reference: ScopeReference) -> ByteRange? {
    let file = files[reference.file]
    var index: Int? = reference.scope
    while let current = index, file.scopes[current].owner == nil {
      if case .argument(let range, _, _) = file.scopes[current].closure,
        let call = file.uses.calls.first(where: { $0.range == range }),
        Self.subscribingMethods.contains(call.name)
      {
        return file.scopes[current].range
      }
      index = file.scopes[current].parent
    }
    return nil
  }

  /// The types of the object that a closure subscribes to: `child` in `child.objectWillChange.sink { … }`; nil where they
  /// do not all announce themselves.
  private func announcer(to closure: ByteRange, ofFile number: Int) -> [TypeID]? {
    let file = files[number]
    let use = file.uses.objectWillChange.first { use in
      guard use.members.contains("sink()") else { return false }
      return file.uses.calls.contains {
        $0.name == "sink" && $0.range.contains(use.range) && $0.range.contains(closure)
      }
    }
    guard let use, let base = use.base else { return nil }
    let scope = ScopeReference(file: number, scope: use.scope)
    let types = type(of: base, at: scope).candidates
    return types.isEmpty || !types.allSatisfy(isMigratable) ? nil : types
  }

  private static let subscribingMethods: Set<String> = [
    "sink", "addObserver", "observe", "subscribe", "scheduledTimer", "addPeriodicTimeObserver",
  ]

  /// The migratable types of own properties that a body calls a method of.
  private func calledChildren(in body: ByteRange, ofFile number: Int, host: TypeID) -> [TypeID] {
    files[number].uses.calls.filter { body.contains($0.range.lowerBound) }.flatMap {
      call -> [TypeID] in
      guard case .member(let base, let name) = call.callee.kind, name != "send",
        rootProperty(of: base, at: ScopeReference(file: number, scope: call.scope)) != nil
      else { return [] }
      return type(of: base, at: ScopeReference(file: number, scope: call.scope)).candidates
        .filter { isMigratable($0) && self[$0].kind == .class }
    }.uniqued()
  }

  /// The migratable types of own properties through which a body writes: `child.x = 1`.
  private func writtenChildren(in body: ByteRange, ofFile number: Int) -> [TypeID] {
    files[number].uses.assignments.filter { body.contains($0.range.lowerBound) }.flatMap {
      assignment -> [TypeID] in
      let scope = ScopeReference(file: number, scope: assignment.scope)
      guard rootProperty(of: assignment.target, at: scope) != nil else { return [] }
      return childrenWritten(by: assignment.target, at: scope)
    }.uniqued()
  }

  /// The migratable classes of the nearest object that a target is a part of, `self` apart.
  private func childrenWritten(by target: Expression, at scope: ScopeReference) -> [TypeID] {
    switch target.unwrapped.kind {
    case .member(let base, _), .element(let base):
      guard !base.isSelf else { return [] }
      let children = type(of: base, at: scope).candidates.filter {
        isMigratable($0) && self[$0].kind == .class
      }
      return children.isEmpty ? childrenWritten(by: base, at: scope) : children
    default: return []
    }
  }

  /// The stored properties of a type that a body assigns or changes in place; what it writes through an object that moves
  /// is the object's.
  ///
  /// - Parameter send: only what a run that comes by there can write.
  public func writtenProperties(
    in body: ByteRange, ofFile number: Int, host: TypeID, onTheWayTo send: ByteRange? = nil,
    depth: Int = 0
  ) -> [PropertyReference] {
    let file = files[number]
    var names: [String] = []
    func isPossible(_ place: ByteRange) -> Bool {
      body.contains(place.lowerBound) && send.map { !file.excludes(place, $0) } ?? true
    }
    for assignment in file.uses.assignments where isPossible(assignment.range) {
      let scope = ScopeReference(file: number, scope: assignment.scope)
      if let name = rootProperty(of: assignment.target, at: scope),
        childrenWritten(by: assignment.target, at: scope).isEmpty
      {
        names.append(name)
      }
    }
    for call in file.uses.calls
    where isPossible(call.range) && Self.mutatingMethods.contains(call.name) {
      guard case .member(let base, _) = call.callee.kind else { continue }
      if let name = rootProperty(of: base, at: ScopeReference(file: number, scope: call.scope)) {
        names.append(name)
      }
    }
    let own = names.uniqued().flatMap { members(of: host, named: $0).properties }.filter {
      reference in
      let property = self[reference]
      return property.isStored && !property.isLet && !property.isStatic
        && !keepsSubscription(reference)
    }
    guard own.isEmpty, depth < 3 else { return own }
    // What own methods write that the body calls.
    let called = file.uses.calls.filter { isPossible($0.range) && $0.callee.isOwnMember }
    return called.flatMap { call in
      members(of: host, named: call.name).functions.flatMap { reference -> [PropertyReference] in
        guard let inner = self[reference].body else { return [] }
        return writtenProperties(in: inner, ofFile: reference.file, host: host, depth: depth + 1)
      }
    }.uniqued()
  }

  /// The own property at the root of `x`, `self.x`, `x.y.z`, `x[i]`; nil for locals.
  private func rootProperty(of target: Expression, at scope: ScopeReference) -> String? {
    switch target.unwrapped.kind {
    case .name(let name):
      let isLocal = localBinding(name, at: scope, position: target.range.lowerBound) != nil
      return isLocal ? nil : name.hasPrefix("_") ? String(name.dropFirst()) : name
    case .member(let base, let name): return base.isSelf ? name : rootProperty(of: base, at: scope)
    case .element(let base): return rootProperty(of: base, at: scope)
    default: return nil
    }
  }

  /// Methods of the standard library that change a collection, a set or a value in place.
  static let mutatingMethods: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "removeValue", "replaceSubrange",
    "sort", "reverse", "shuffle", "swapAt", "move", "toggle", "formUnion", "formIntersection",
    "formSymmetricDifference", "subtract",
    "update", "updateValue", "merge", "popLast", "popFirst", "negate",
  ]
}

extension Expression {
  /// `f` or `self.f`
  public var isOwnMember: Bool {
    switch unwrapped.kind {
    case .name: true
    case .member(let base, _): base.isSelf
    default: false
    }
  }
}

extension AnnouncedChange {
  /// The stored properties that are to announce themselves.
  public var properties: [PropertyReference] {
    switch self {
    case .writes(let properties, _): properties
    case .observer(let property): [property]
    case .children, .setter, .unknown: []
    }
  }
}

extension ProjectModel {
  /// Whether a plain property's observer assigns the property.
  public func assignsItself(_ reference: PropertyReference) -> Bool {
    let property = self[reference]
    guard property.attribute(.published) == nil, let block = property.accessorBlock else {
      return false
    }
    return files[reference.file].uses.assignments.contains {
      block.contains($0.range.lowerBound) && $0.target.dottedPath == [property.name]
    }
  }
}

extension Announcements {
  /// The announcements by hand, as whole statements, in observers of the property.
  public func sends(in property: PropertyReference, _ model: ProjectModel) -> [ByteRange] {
    sends.compactMap { entry in
      entry.file == property.file
        && model[property].declaration.contains(entry.use.range.lowerBound)
        ? entry.use.removableSend : nil
    }
  }
}
