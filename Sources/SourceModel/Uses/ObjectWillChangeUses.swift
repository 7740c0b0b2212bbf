/// How the project uses `objectWillChange` of its own types.
public struct ObjectWillChangeUses: Sendable {
  /// A use of `objectWillChange`, its file, and the types whose publisher it is.
  public struct Entry: Sendable {
    public let file: Int
    public let use: ObjectWillChangeUse
    /// Empty if the base is of unknown type.
    public let owners: [TypeID]
    /// The type that encloses the use.
    public let host: TypeID?
    /// Whether the use is the publisher of a property, `child.$x`.
    private(set) var isOfProperty = false
    public var place: ScopeReference { ScopeReference(file: file, scope: use.scope) }

    fileprivate var asSubscription: Entry {
      var use = use
      use.relay = nil
      return Entry(file: file, use: use, owners: owners, host: host)
    }
  }

  /// `objectWillChange.send()` as a statement of its own, and other ways to send through the publisher.
  public private(set) var sends: [Entry] = []
  /// Subscriptions that only forward one object's changes to another object.
  public private(set) var relays: [Entry] = []
  /// Everything else: subscriptions, and uses as a value.
  public private(set) var subscriptions: [Entry] = []
  /// Types with a subscriber, and all types that share a publisher with them through inheritance.
  public private(set) var announcing: Set<TypeID> = []
  /// The types whose objects a send is for.
  private var sentFor: Set<TypeID> = []
  /// The types that a send or a relay is for, or whose code contains one.
  private(set) var involved: Set<TypeID> = []
  /// Indices of the sends, by the type that encloses them.
  private var sendsByHost: [TypeID: [Int]] = [:]

  private static let publisher = "objectWillChange"

  public init(_ usage: Usage) {
    sort(Self.entries(in: usage))
    for entry in sends + relays {
      involved.formUnion(entry.owners)
      if let host = entry.host { involved.insert(host) }
    }
    for (index, entry) in sends.enumerated() {
      sentFor.formUnion(entry.owners)
      if let host = entry.host { sendsByHost[host, default: []].append(index) }
    }
    findAnnouncing(usage)
    findUnneeded(usage)
  }

  /// Returns all uses of the publishers of the project's types.
  private static func entries(in usage: Usage) -> [Entry] {
    var entries: [Entry] = []
    // By file, the relay statements that also forward changes of objects outside the project, or values of a property
    // that is not published. Nothing else notifies about those changes.
    var staying: [Int: Set<ByteRange>] = [:]
    for (number, file) in usage.symbols.files.enumerated() {
      for use in usage.usesOfPublisher(inFile: number) {
        let scope = ScopeReference(file: number, scope: use.scope)
        let host = usage.symbols.enclosingType(of: scope)
        let owners: [TypeID]
        if use.relay != nil, use.base != nil, let types = usage.objects.typesRelayed(at: scope) {
          owners = types
        } else if let base = use.base {
          let type = usage.inference.type(of: base, at: scope)
          owners = type.candidates.filter(usage.symbols.isObservableObject)
          if owners.isEmpty, !type.isUnknown {
            if let relay = use.relay { staying[number, default: []].insert(relay) }
            continue
          }
        } else {
          owners = [host].compactMap { $0 }.filter(usage.symbols.isObservableObject)
          if owners.isEmpty { continue }
        }
        entries.append(Entry(file: number, use: use, owners: owners, host: host))
      }
      for use in file.uses.keyPaths where use.components.contains(publisher) {
        let scope = ScopeReference(file: number, scope: use.scope)
        let owners = usage.holder(of: publisher, in: use, at: scope).candidates
          .filter(usage.symbols.isObservableObject)
        let use = ObjectWillChangeUse(inKeyPath: use)
        entries.append(
          Entry(
            file: number, use: use, owners: owners, host: usage.symbols.enclosingType(of: scope)))
      }
    }
    let relays = usage.relaysOfProperties(staying: &staying)
    func stays(_ entry: Entry) -> Bool {
      entry.use.relay.map { staying[entry.file]?.contains($0) == true } ?? false
    }
    return entries.map { stays($0) ? $0.asSubscription : $0 } + relays.filter { !stays($0) }
  }

  /// Sorts uses into sends, relays and subscriptions.
  private mutating func sort(_ entries: [Entry]) {
    var relayStatements: [Int: [ByteRange]] = [:]
    for entry in entries {
      guard let statement = entry.use.relay else { continue }
      relayStatements[entry.file, default: []].append(statement)
    }
    for entry in entries {
      if entry.use.relay != nil {
        relays.append(entry)
      } else if relayStatements[entry.file, default: []].contains(where: {
        $0.contains(entry.use.range.lowerBound)
      }) {
        // The send inside a relay is part of the relay.
        continue
      } else if entry.use.members.first == "send()" || entry.use.indirect != nil {
        sends.append(entry)
      } else {
        subscriptions.append(entry)
      }
    }
  }

  /// Finds the types with a subscriber, and those that share a publisher with them.
  private mutating func findAnnouncing(_ usage: Usage) {
    for entry in subscriptions { for id in entry.owners { spread(from: id, usage) } }
    // A protocol that requires the publisher itself still requires it after the migration.
    for id in usage.symbols.migratableTypes where usage.requiresPublisher(id) {
      spread(from: id, usage)
    }
    // The subscribers of a publisher that the class declares publicly are unknown.
    for id in usage.symbols.migratableTypes where usage.exposesPublisher(id) {
      spread(from: id, usage)
    }
    // A relay into an object that has subscribers, or that is not migrated, is a subscriber of the child.
    var size = -1
    while size != announcing.count {
      size = announcing.count
      for entry in relays where !entry.isOfProperty {
        if let host = entry.host, usage.symbols.isMigratable(host), !announcing.contains(host) {
          continue
        }
        for id in entry.owners { spread(from: id, usage) }
      }
    }
  }

  /// By file, the statements that are removed because the objects they observe notify their readers by themselves.
  public private(set) var unneeded: [Int: [ByteRange]] = [:]
  /// By file, cancellable properties that store only relays, keyed by the statement of the last relay that each stores.
  private var unusedStores: [Int: [ByteRange: [UnusedStore]]] = [:]

  /// The properties that are removed together with the last relay that they store.
  public func storesUnused(without relay: ByteRange, inFile file: Int) -> [UnusedStore] {
    unusedStores[file]?[relay] ?? []
  }

  private var allUnusedStores: some Sequence<UnusedStore> {
    unusedStores.values.joined().flatMap(\.value)
  }

  /// Whether a position is part of a statement that is removed.
  public func isUnneeded(_ position: Int, inFile file: Int) -> Bool {
    unneeded[file]?.contains { $0.contains(position) } ?? false
  }

  private mutating func findUnneeded(_ usage: Usage) {
    var statements: [TypeID: [Int: [ByteRange]]] = [:]
    for entry in relays {
      guard let statement = entry.use.relay, let host = entry.host,
        usage.symbols.isMigratable(host),
        !announcing.contains(host), !entry.owners.isEmpty,
        entry.owners.allSatisfy(usage.symbols.isMigratable)
      else { continue }
      statements[host, default: [:]][entry.file, default: []].append(statement)
      unneeded[entry.file, default: []].append(statement)
    }
    for (host, places) in statements {
      for reference in usage.symbols.properties(of: host) {
        guard let relays = places[reference.file]?.uniqued(),
          let (last, store) = usage.unusedStore(reference, of: host, holding: relays)
        else { continue }
        unusedStores[reference.file, default: [:]][last, default: []].append(store)
        unneeded[reference.file, default: []] += store.resets
      }
    }
  }

  /// Whether an object of the type, or of a type that it shares a publisher with, ever notifies observers.
  public func announcesAnything(_ id: TypeID, in symbols: Symbols) -> Bool {
    let relatives = Set(symbols.relatives(of: id))
    return !relatives.isDisjoint(with: announcing)
      || !relatives.isDisjoint(with: involved)
      || relatives.contains { relative in
        symbols.properties(of: relative).contains { reference in
          let property = symbols[reference]
          return property.name == "objectWillChange"
            || property.attributes.contains(where: \.mayBeWrapper)
        }
      }
  }

  /// Whether a send or a relay is for objects of one of the types, or in code of one.
  func involves(_ types: some Sequence<TypeID>) -> Bool { !involved.isDisjoint(with: types) }

  /// Whether a send is for objects of one of the types.
  public func isSent(for types: [TypeID]) -> Bool { !sentFor.isDisjoint(with: types) }

  /// The sends in the code of some types, in order.
  public func sends(inCodeOf types: [TypeID]) -> [Entry] {
    Set(types).flatMap { sendsByHost[$0] ?? [] }.sorted().map { sends[$0] }
  }

  /// Whether a property is removed together with the relays that it stores.
  public func isRemovedWithRelays(_ property: PropertyReference) -> Bool {
    allUnusedStores.contains { $0.property == property }
  }

  /// The declarations of a file that are removed together with the relays that they store.
  public func unusedDeclarations(ofFile number: Int, _ symbols: Symbols) -> [ByteRange] {
    (unusedStores[number] ?? [:]).values.joined().map { symbols[$0.property].declaration }
  }

  private mutating func spread(from id: TypeID, _ usage: Usage) {
    guard announcing.insert(id).inserted else { return }
    for neighbour in usage.symbols.relatives(of: id)
    where usage.symbols.isObservableObject(neighbour) {
      spread(from: neighbour, usage)
    }
  }
}

extension Usage {
  /// The relays that subscribe to a published property: `child.$x.sink { … objectWillChange.send() }`.
  /// - Parameter staying: By file, the relays that forward something else; this adds those of other properties, as of
  ///   one with a wrapper of the project.
  fileprivate func relaysOfProperties(staying: inout [Int: Set<ByteRange>])
    -> [ObjectWillChangeUses.Entry]
  {
    symbols.files.enumerated().flatMap { number, file in
      file.uses.projections.compactMap { use -> ObjectWillChangeUses.Entry? in
        guard let relay = use.relay else { return nil }
        let scope = ScopeReference(file: number, scope: use.scope)
        let found = owners(
          of: use.name, base: use.base, prefix: "$", at: scope, position: use.nameRange.lowerBound)
        guard case .properties(let properties) = found, !properties.isEmpty else { return nil }
        guard properties.allSatisfy({ symbols[$0].attribute(.published) != nil }) else {
          staying[number, default: []].insert(relay)
          return nil
        }
        let types = properties.compactMap(symbols.declaringType).uniqued()
        guard types.allSatisfy({ symbols[$0].kind == .class && symbols.isMigratable($0) }) else {
          return nil
        }
        return ObjectWillChangeUses.Entry(
          file: number, use: ObjectWillChangeUse(of: use, relay: relay), owners: types,
          host: symbols.enclosingType(of: scope), isOfProperty: true)
      }
    }
  }

  /// Whether the class or a class that it inherits from declares the publisher by hand.
  public func declaresPublisher(_ id: TypeID) -> Bool {
    symbols.lineage(of: id).contains { ancestor in
      symbols[ancestor].kind == .class
        && symbols.properties(of: ancestor).contains { symbols[$0].name == "objectWillChange" }
    }
  }

  /// Whether the class declares its own publisher that other modules can subscribe to.
  public func exposesPublisher(_ id: TypeID) -> Bool {
    symbols[id].kind == .class
      && symbols.properties(of: id).contains { reference in
        let property = symbols[reference]
        return property.name == "objectWillChange" && property.isStored
          && property.isPublic
      }
  }

  /// Whether the type conforms to a protocol that requires `objectWillChange` without refining `ObservableObject`.
  fileprivate func requiresPublisher(_ id: TypeID) -> Bool {
    symbols.lineage(of: id).contains { ancestor in
      symbols[ancestor].kind == .protocol && !symbols.isObservableObject(ancestor)
        && symbols.properties(of: ancestor).contains { symbols[$0].name == "objectWillChange" }
    }
  }
}
