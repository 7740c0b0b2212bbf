/// What models learn of an object that they store, in closures that the object or its publishers call:
/// `service.changes.sink { [weak self] in self?.reload() }`.
extension Tracking {
  /// What becomes of the updates of views that show a getter of a model, if the objects that it reads call the model
  /// back, or the model copies what they publish.
  public func learned(of getter: PropertyReference, in id: TypeID) -> Learned {
    let name = symbols[getter].name
    let copies = copies(ofSourcesOf: getter, in: id)
    guard copies.isEmpty else {
      let isShown = shown(name, of: id).allSatisfy { !$0.isDisjoint(with: copies) }
      return Learned(updates: isShown ? .kept : .lost, copy: copies.map(\.name).min())
    }
    return graph.node(ofGetter: getter, on: id).map { learned(of: name, $0) } ?? Learned()
  }

  /// The same for a member with some code, from callbacks. The value certainly changes with one that reads it again.
  func learned(of name: String, _ code: CodeNode) -> Learned {
    guard let id = code.owner else { return Learned() }
    let read = graph.code(reachedFrom: code, along: .ownWithBody).flatMap(readsOfStoredObjects)
    let callbacks = Set(read.map(\.object)).sorted().flatMap { self.callbacks(of: $0, in: id) }
      .filter { !$0.found.notifying.isEmpty }
    let shown = callbacks.isEmpty ? [] : shown(name, of: id)
    if shown.isEmpty { return Learned() }
    let missed = callbacks.filter { callback in
      callback.found.sending.isEmpty && shown.contains { !updates($0, with: callback) }
    }
    if missed.isEmpty { return Learned(updates: .kept) }
    let certain = missed.filter { callback in
      callback.found.reach.nodes.flatMap(readsOfStoredObjects).contains { again in
        read.contains { $0 == again }
      }
    }
    return certain.isEmpty ? Learned() : Learned(updates: .lost, callbacks: certain.map(site))
  }

  /// For each place where views show a member, the tracked properties whose changes update it.
  private func shown(_ name: String, of id: TypeID) -> [Set<ChangedProperty>] {
    placesShowing(name, of: id).map { propertiesUpdating($0) }
  }

  /// Whether a model sends in a closure that an object calls, which a member of the model stores:
  /// `groups.observe { [weak self] in self?.objectWillChange.send() }`.
  public func notifies(_ models: [TypeID], whenCalledBackBy holder: String) -> Bool {
    models.contains { id in
      callbacks(of: holder, in: id).contains { $0.found.sending.contains(0) }
    }
  }

  private func updates(_ shown: Set<ChangedProperty>, with callback: Callback) -> Bool {
    callback.found.changes.contains { !$0.isDisjoint(with: shown) }
  }

  /// The closures that a stored object of a class, or a publisher of the object, calls.
  private func callbacks(of object: String, in id: TypeID) -> [Callback] {
    symbols[id].declarations.flatMap { declaration in
      symbols.files[declaration.file].uses.calls.starting(in: symbols[declaration].range)
        .flatMap { call -> [Callback] in
          let names = call.callee.chainNames
          guard names.count > 1, names.first == object else { return [] }
          let place = ScopeReference(file: declaration.file, scope: call.scope)
          return call.arguments.flatMap { graph.code(ofCalled: $0.value, at: place) }
            .filter { $0.owner == id }
            .map { Callback(call: call, file: declaration.file, found: reach(from: [$0], of: id)) }
        }
    }
  }

  private func site(of callback: Callback) -> SiteOfChange {
    let sources = callback.found.sources
    let published = callback.found.changes.joined().filter { sources.family.contains($0.type) }
      .map(\.name).filter(sources.names.contains)
    return SiteOfChange(
      site: symbols.files[callback.file].site(callback.call.range), notifies: true,
      published: Set(published).sorted())
  }

  /// The members that code of a model reads of objects which the model stores.
  private func readsOfStoredObjects(in code: CodeNode) -> [ReadOfStoredObject] {
    symbols.files[code.file].uses.reads.starting(in: code.body).compactMap { read in
      guard let object = read.base?.ownName, let owner = code.owner,
        symbols.members(of: owner, named: object).properties.contains(where: {
          symbols[$0].isStored
        })
      else { return nil }
      return ReadOfStoredObject(object: object, member: read.name, owner: owner)
    }
  }
}

/// What a model learns of changes of what one of its members reads of another object.
public struct Learned: Sendable {
  public var updates: Updates = .unknown
  /// The calls that are passed the callbacks.
  public var callbacks: [SiteOfChange] = []
  /// A tracked property that receives the same values.
  public var copy: String?
}

private struct ReadOfStoredObject: Hashable {
  let object: String
  let member: String
  let owner: TypeID
}

private struct Callback {
  /// The call that is passed the closure.
  let call: Call
  let file: Int
  /// What the closure runs.
  let found: NotificationReach
}
