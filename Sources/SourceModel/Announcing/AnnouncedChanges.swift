/// The change that a manual `objectWillChange.send()` notifies observers of.
public enum NotifiedChange: Sendable {
  /// The stored properties that are written in the same body, and the objects that other properties are written
  /// through.
  case writes([PropertyReference], children: [TypeID])
  /// Objects that the body calls or writes through; these notify observers of their own changes.
  case children([TypeID])
  /// The property whose `willSet` or `didSet` contains the send.
  case observer(PropertyReference)
  /// The computed property whose setter contains the send.
  case setter(PropertyReference)
  /// The body does not show what changes.
  case unknown
}

extension Announcing {
  /// Infers from the body around a send what it notifies about.
  public func announcedChange(of entry: ObjectWillChangeUses.Entry) -> NotifiedChange {
    let scope = entry.place
    guard let id = entry.owners.first, let body = symbols.enclosingBody(of: scope) else {
      return .unknown
    }
    guard let host = entry.host, !isSentFromOutside(entry, of: id) else {
      return objectWrittenBesideSend(entry, in: body.body).map { .children([$0]) } ?? .unknown
    }
    // With conditional compilation, a type may have several properties of one name.
    let property = symbols.members(of: host, named: body.name).properties.first {
      $0.file == entry.file && symbols[$0].declaration.contains(body.body.lowerBound)
    }
    // A static property is not part of any object's changes.
    if body.kind == .accessor, let property, symbols[property].isStatic { return .unknown }
    let subscription = subscriptionClosure(around: scope)
    if subscription == nil, body.kind == .accessor, let property {
      switch body.accessor {
      case "willSet", "didSet": return .observer(property)
      case "set":
        // A single send at a place that is always reached marks the code after it as the change. With several sends,
        // none does.
        let file = symbols.files[entry.file]
        let sends = file.uses.objectWillChange.count { body.body.contains($0.range.lowerBound) }
        return sends == 1 && !file.text(body.body).contains("#if")
          && (blockAnnounced(by: entry) != nil || sendsLater(entry, in: body))
          ? .setter(property) : .unknown
      default: return .unknown
      }
    }
    let code = subscription ?? body.body
    let file = symbols.files[entry.file]
    let written = usage.writtenProperties(in: code, ofFile: entry.file, host: host) {
      !file.excludes($0, entry.use.range)
    }
    let changed = usage.writtenChildren(in: code, ofFile: entry.file) {
      mayRun($0, with: entry)
    }
    if !written.isEmpty { return .writes(written, children: changed) }
    // A child that sends notifies its own readers.
    if let child = childPassedOn(by: entry) { return .children(child) }
    let called = usage.calledChildren(in: code, ofFile: entry.file) { mayRun($0, with: entry) }
    let children = (changed + called.filter(notifiesOfChanges)).uniqued()
    if !children.isEmpty { return .children(children) }
    guard subscription == nil else { return .unknown }
    // A function that only sends notifies about what its callers changed.
    let plain = symbols.properties(of: host).filter { isPlainStored(symbols[$0]) }
    return body.doesNothingBut(entry.use) && body.kind == .function && !plain.isEmpty
      && areCallersWriting(body.name, of: host) ? .writes(plain, children: []) : .unknown
  }

  /// Whether a place may run where a send does, and not at another time.
  private func mayRun(_ place: ByteRange, with entry: ObjectWillChangeUses.Entry) -> Bool {
    let file = symbols.files[entry.file]
    let scope = symbols.scope(at: place.lowerBound, inFile: entry.file)
    return !file.excludes(place, entry.use.range)
      && graph.closures(around: scope).allSatisfy {
        file.scopes[$0.scope].range.contains(entry.use.range)
          || graph.timing(ofClosure: $0) == .now
      }
  }

  /// The braces of the innermost block around a send, if the send and the blocks around it come last in their setter
  /// and the block also contains other code. Returns nil in a closure, because it runs at another time.
  public func blockAnnounced(by entry: ObjectWillChangeUses.Entry) -> ByteRange? {
    let file = symbols.files[entry.file]
    var block: ByteRange?
    var index: Int? = entry.use.scope
    // A `defer` that only contains the send is removed with it; it runs at the end of the enclosing block.
    if let send = entry.use.removableSend, file.text(send).hasPrefix("defer"),
      send.contains(file.scopes[entry.use.scope].range)
    {
      index = file.scopes[entry.use.scope].parent
    }
    while let current = index {
      let scope = file.scopes[current]
      if let owner = scope.owner {
        guard let inner = block, inner != owner.body else { return owner.body }
        let rest = file.bytes[inner.upperBound..<owner.body.upperBound]
        let send = entry.use.removableSend ?? entry.use.range
        let isAlone = file.trimmed(inner.lowerBound + 1..<inner.upperBound - 1) == send
        return !isAlone && rest.allSatisfy { $0 == 0x7D || $0.isSpaceOrSemicolon } ? inner : nil
      }
      guard scope.kind == .block else { return nil }
      if block == nil {
        let braces = file.trimmed(scope.range)
        guard file.bytes[braces].first == 0x7B, file.bytes[braces].last == 0x7D else { return nil }
        block = braces
      }
      index = scope.parent
    }
    return nil
  }

  /// The property whose `willSet` or `didSet` contains the code.
  public func observedProperty(around range: ByteRange, of host: TypeID, inFile file: Int)
    -> PropertyReference?
  {
    symbols.properties(of: host).first { reference in
      reference.file == file
        && symbols[reference].accessorList.contains {
          ["willSet", "didSet"].contains($0.name) && $0.body?.contains(range) == true
        }
    }
  }

  /// Whether every run that reaches the send also writes something before or after it, possibly through a child. Always
  /// true for sends in observers, setters and subscriptions to a child.
  func notifiesOfCertainWrite(_ entry: ObjectWillChangeUses.Entry) -> Bool {
    let scope = entry.place
    guard let host = entry.host, let body = symbols.enclosingBody(of: scope),
      objectWrittenBesideSend(entry, in: body.body) == nil
    else { return true }
    let file = symbols.files[entry.file]
    let subscription = subscriptionClosure(around: scope)
    let code = subscription ?? body.body
    // A write that stands for a send is not one that it notifies of.
    func isCertain(_ place: ByteRange) -> Bool {
      file.implies(entry.use.range, place) && place != entry.use.range
    }
    switch announcedChange(of: entry) {
    case .writes:
      return body.doesNothingBut(entry.use)
        || !usage.writtenProperties(in: code, ofFile: entry.file, host: host, where: isCertain)
          .isEmpty
    case .children:
      return childPassedOn(by: entry) != nil
        || !usage.writtenChildren(in: code, ofFile: entry.file, where: isCertain).isEmpty
        || usage.calledChildren(in: code, ofFile: entry.file, where: isCertain)
          .contains(where: notifiesOfChanges)
    case .observer, .setter, .unknown: return true
    }
  }

  /// Whether all calls of a method are in code of the class that writes one of its properties.
  private func areCallersWriting(_ name: String, of host: TypeID) -> Bool {
    let family = Set(symbols.relatives(of: host))
    let calls = symbols.calls(named: name).filter { located in
      guard case .member(let base, _) = located.call.callee.unwrapped.kind, !base.isSelf else {
        return located.call.callee.isOwnMember
      }
      let scope = ScopeReference(file: located.file, scope: located.call.scope)
      let type = inference.type(of: base, at: scope)
      return type.isUnknown || type.candidates.contains(where: family.contains)
    }
    return !calls.isEmpty
      && calls.allSatisfy { number, call in
        let scope = ScopeReference(file: number, scope: call.scope)
        guard let caller = symbols.enclosingType(of: scope) else { return false }
        // The call refers to a method of the same name in another class.
        guard family.contains(caller) else {
          return call.callee.isOwnMember
            && !symbols.members(of: caller, named: name).functions.isEmpty
        }
        guard let body = symbols.enclosingBody(of: scope) else { return false }
        return !usage.writtenProperties(in: body.body, ofFile: number, host: caller) {
          symbols.files[number].implies(call.range, $0)
        }.isEmpty
      }
  }

  private func isPlainStored(_ property: DeclaredProperty) -> Bool {
    property.isStored && !property.isLet && !property.isStatic && !property.isLazy
      && property.attributes.isEmpty
      && !property.hasModifier("weak") && !property.hasModifier("unowned")
      && (!property.isTuplePattern || property.tuplePart != nil)
  }

  /// The innermost closure around a send that runs in response to another notification; the code before and after it
  /// runs at another time.
  func subscriptionClosure(around reference: ScopeReference) -> ByteRange? {
    let file = symbols.files[reference.file]
    for (_, scope) in file.scopesInBody(around: reference.scope) {
      switch scope.closure {
      case .argument(let range, _, _)?:
        if let call = file.call(at: range), Self.isSubscribing(call.name),
          !graph.runsClosureAlone(call, inFile: reference.file)
        {
          return scope.range
        }
      // `engine.onUpdate = { … }`
      case .value?: return scope.range
      default: break
      }
    }
    return nil
  }

  /// The types of the object whose notifications a send passes on: `child` in `child.objectWillChange.sink { … }`.
  /// Returns nil unless all of them notify observers of their own changes.
  func childPassedOn(by entry: ObjectWillChangeUses.Entry) -> [TypeID]? {
    let number = entry.file
    let place = ScopeReference(file: number, scope: entry.use.scope)
    guard let closure = subscriptionClosure(around: place) else { return nil }
    let file = symbols.files[number]
    let use = file.uses.objectWillChange.first { use in
      guard use.members.contains("sink()"), use.sinkReceivesOnlyChanges else { return false }
      return file.uses.calls.contains {
        $0.name == "sink" && $0.range.contains(use.range) && $0.range.contains(closure)
      }
    }
    guard let use, let base = use.base else { return nil }
    let scope = ScopeReference(file: number, scope: use.scope)
    let types = inference.type(of: base, at: scope).candidates
    return types.isEmpty || !types.allSatisfy(symbols.isMigratable) ? nil : types
  }

  /// Whether a function with the name stores a closure to call when something changes.
  private static func isSubscribing(_ name: String) -> Bool {
    SDK.subscribingMethod.contains(name) || name.looksLikeEventName
      || name.hasPrefix("add")
        && ["Observer", "Listener", "Handler"].contains(where: name.hasSuffix)
  }
}

extension NotifiedChange {
  /// The stored properties that must notify observers of their own changes.
  public var properties: [PropertyReference] {
    switch self {
    case .writes(let properties, _): properties
    case .observer(let property): [property]
    case .children, .setter, .unknown: []
    }
  }
}

extension Announcing {
  /// The types that must be migrated for a change to notify observers by itself: the objects that are written through,
  /// and the types whose `@ObservedObject` wrapper must be removed so that its property can be tracked.
  public func typesNotifying(_ change: NotifiedChange) -> [TypeID] {
    switch change {
    case .writes(let properties, let children):
      children + properties.flatMap(objects.typesWithoutWrapper)
    case .children(let children): children
    case .observer(let property): objects.typesWithoutWrapper(property)
    case .setter, .unknown: []
    }
  }

  /// Whether a plain property's observer assigns the property.
  public func assignsItself(_ reference: PropertyReference) -> Bool {
    let property = symbols[reference]
    guard property.attribute(.published) == nil, let block = property.accessorBlock else {
      return false
    }
    let uses = symbols.files[reference.file].uses
    return uses.assignments.starting(in: block).flatMap {
      graph.writes(by: $0, inFile: reference.file)
    }.contains { write in
      let scope = ScopeReference(file: reference.file, scope: write.scope)
      return write.target.dottedPath == [property.name]
        && graph.rootProperty(of: write.target, at: scope) == property.name
    }
  }
}

extension ObjectWillChangeUses {
  /// The ranges of the manual sends in observers of the property that are statements of their own.
  public func sends(in property: PropertyReference, _ symbols: Symbols) -> [ByteRange] {
    let hosts = symbols.declaringType(of: property).map { [$0] } ?? []
    return sends(inCodeOf: hosts).compactMap { entry in
      entry.file == property.file
        && symbols[property].declaration.contains(entry.use.range.lowerBound)
        ? entry.use.removableSend : nil
    }
  }
}

extension BodyOwner {
  /// Whether a send is the only statement of the body.
  fileprivate func doesNothingBut(_ send: ObjectWillChangeUse) -> Bool {
    statementCount == 1 && firstStatement == send.removableSend?.lowerBound
  }
}
