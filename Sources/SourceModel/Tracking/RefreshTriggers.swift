/// Published properties that only serve to update views: code writes them and never reads them. Writing one
/// is what a call of `objectWillChange.send()` is.
extension Tracking {
  /// Whether a published property is such a trigger.
  func isRefreshTrigger(_ reference: PropertyReference) -> Bool {
    refreshWrites(of: reference) != nil
  }

  /// The triggers of a class whose writes notify of changes that nothing else notifies of, with the class whose objects
  /// have to be notified as a whole.
  public func refreshTriggers(of id: TypeID) -> [RefreshTrigger] {
    cache.refreshTriggers.answer(to: id) {
      symbols.properties(of: id).compactMap { reference in
        refreshWrites(of: reference)?.filter { isSignal($0, of: id) }
          .firstNonNil(objectNotification).map {
            RefreshTrigger(property: reference, owner: $0.owner)
          }
      }
    }
  }

  /// Whether a send, or a write that stands for one, is for objects of one of the types.
  public func isSent(for types: [TypeID]) -> Bool {
    usage.uses.announcements.isSent(for: types)
      || types.contains { !refreshTriggers(of: $0).isEmpty }
  }

  /// The writes of a trigger, as the sends that they are; nil for any other property.
  private func refreshWrites(of reference: PropertyReference) -> [ObjectWillChangeUses.Entry]? {
    cache.refreshWrites.answer(to: reference) {
      guard let id = symbols.declaringType(of: reference), mayBeTrigger(reference, of: id) else {
        return nil
      }
      let property = symbols[reference]
      let name = NameOfTrigger(
        name: property.name, id: id, family: Set(symbols.relatives(of: id)),
        isPrivate: property.isPrivate)
      guard let own = refreshWrites(of: name, inFile: reference.file),
        !isRead(name, inFile: reference.file, besides: own.ends)
      else { return nil }
      let others = property.isPrivate ? [] : filesNaming(property.name, besides: reference.file)
      var entries = own.entries + assignments(to: reference, of: id)
      var ends: [Set<Int>] = []
      for number in others {
        guard let found = refreshWrites(of: name, inFile: number) else { return nil }
        entries += found.entries
        ends.append(found.ends)
      }
      // Many types may have a property of the name: whether code reads it matters only if code writes it.
      guard !entries.isEmpty,
        !zip(others, ends).contains(where: { isRead(name, inFile: $0, besides: $1) })
      else { return nil }
      return entries
    }
  }

  /// The places where a publisher is assigned to the property, as sends. No code of the class runs when it delivers.
  private func assignments(to reference: PropertyReference, of id: TypeID)
    -> [ObjectWillChangeUses.Entry]
  {
    (usage.uses.projections[reference] ?? []).map { located in
      let use = ObjectWillChangeUse(
        ofWrite: located.use.range, base: located.use.base.flatMap { $0.isSelf ? nil : $0 },
        scope: located.use.scope)
      return .init(file: located.file, use: use, owners: [id], host: nil)
    }
  }

  private func filesNaming(_ name: String, besides own: Int) -> [Int] {
    symbols.needFiles(naming: CollectionOfOne(name))
    return symbols.parsedFiles(naming: name).filter { $0 != own }
  }

  private func mayBeTrigger(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let property = symbols[reference]
    guard property.attribute(.published) != nil, property.attributes.count == 1,
      property.bindingCount == 1, !property.isStatic, property.accessors == .none,
      !property.hasModifier("override"), !property.isBackticked, property.condition == nil,
      symbols[id].kind == .class, symbols.isMigratable(id)
    else { return false }
    return !objects.isVisibleToClients(reference, of: id) && objects.codingSynthesis(of: id) == nil
      && !announcing.hasPropertiesOnMainActor(id) && !usage.uses.announces(id)
      && (usage.uses.projections[reference] ?? []).allSatisfy(\.use.isInOut)
      && usage.uses.backings[reference] == nil
      && usage.uses.keyPaths[reference] == nil
      && (property.isPrivate
        || usage.uses.unresolvedProjections[property.name] == nil
          && usage.uses.unresolvedKeyPaths[property.name] == nil
          && usage.uses.bindings[property.name] == nil)
  }

  /// The writes of the property in a file, and where the names in them end; nil if the file passes it as `inout`.
  private func refreshWrites(of property: NameOfTrigger, inFile number: Int)
    -> (entries: [ObjectWillChangeUses.Entry], ends: Set<Int>)?
  {
    let file = symbols.files[number]
    var entries: [ObjectWillChangeUses.Entry] = []
    var written: Set<Int> = []
    for (target, write) in writes(of: property, inFile: number) {
      let scope = ScopeReference(file: number, scope: write.scope)
      guard belongs(target, to: property, at: scope) else { continue }
      guard let ends = file.refreshing(property.name, target: target, write.range, write.value)
      else { return nil }
      written.formUnion(ends)
      let host = symbols.enclosingType(of: scope)
      if symbols.enclosingBody(of: scope)?.kind == .initializer, host == property.id,
        graph.runsAtOnce(scope)
      {
        continue
      }
      let use = ObjectWillChangeUse(
        ofWrite: write.range, base: target.unwrapped.base.flatMap { $0.isSelf ? nil : $0 },
        scope: write.scope)
      entries.append(.init(file: number, use: use, owners: [property.id], host: host))
    }
    return (entries, written)
  }

  private func writes(of property: NameOfTrigger, inFile number: Int)
    -> [(target: Expression, write: (range: ByteRange, value: Expression?, scope: Int))]
  {
    let uses = symbols.files[number].uses
    return changedNames(inFile: number).uses(of: property.name).compactMap { use in
      switch use {
      case .assignment(let index):
        let assignment = uses.assignments[index]
        guard assignment.target.lastName == property.name else { return nil }
        return (assignment.target, (assignment.range, assignment.value, assignment.scope))
      case .call(let index):
        let call = uses.calls[index]
        guard case .member(let base, "toggle") = call.callee.unwrapped.kind,
          base.lastName == property.name
        else { return nil }
        return (base, (call.range, nil, call.scope))
      case .projection, .keyPath: return nil
      }
    }
  }

  private func isRead(_ property: NameOfTrigger, inFile number: Int, besides written: Set<Int>)
    -> Bool
  {
    let file = symbols.files[number]
    func isRead(by read: Read) -> Bool {
      !written.contains(read.range.upperBound)
        && file.bytes[read.range.lowerBound] != UInt8(ascii: "\\")
        && belongs(
          read.expression, to: property, at: ScopeReference(file: number, scope: read.scope))
    }
    return file.uses.reads(named: property.name).contains(where: isRead)
      || file.uses.names.contains { use in
        guard file.bytes[use.range].elementsEqual(property.name.utf8),
          !written.contains(use.range.upperBound), !file.isInKeyPath(use.range.lowerBound)
        else { return false }
        let scope = symbols.scope(at: use.range.lowerBound, inFile: number)
        return belongs(
          Expression(.name(property.name), range: use.range), to: property, at: scope)
      }
      || file.words(property.name, in: 0..<file.bytes.count).contains {
        file.isInKeyPath($0.lowerBound) && !observesOther($0, than: property, inFile: number)
      }
  }

  /// Whether a name in a key path is that of another object, which a call observes: `player.publisher(for: \.rate)`.
  private func observesOther(_ name: ByteRange, than property: NameOfTrigger, inFile number: Int)
    -> Bool
  {
    let call = symbols.files[number].calls(around: name).last { call in
      call.arguments.contains { $0.value.range.contains(name) }
    }
    guard let call, call.name == "publisher" || SDK.observesKeyPath.contains(call.name),
      let object = call.callee.base
    else { return false }
    let type = inference.type(of: object, at: ScopeReference(file: number, scope: call.scope))
    return !type.isUnknown && property.family.isDisjoint(with: type.candidates)
  }

  /// Whether an expression may be the property.
  private func belongs(
    _ expression: Expression, to property: NameOfTrigger, at scope: ScopeReference
  ) -> Bool {
    guard case .member(let base, _) = expression.unwrapped.kind, !base.isSelf else {
      return symbols.localBinding(property.name, at: scope, position: expression.range.lowerBound)
        == nil
        && symbols.enclosingType(of: scope).map(property.family.contains) == true
    }
    let type = inference.type(of: base, at: scope)
    return type.isUnknown && !property.isPrivate
      || type.candidates.contains(where: property.family.contains)
  }
}

/// A property whose writes are to notify of changes of a whole object.
public struct RefreshTrigger: Sendable {
  public let property: PropertyReference
  /// The class of the object.
  public let owner: TypeID
}

/// A property that may be a trigger, as it is found in code.
private struct NameOfTrigger {
  let name: String
  let id: TypeID
  /// The class and those that may share its members.
  let family: Set<TypeID>
  let isPrivate: Bool
}

extension ObjectWillChangeUse {
  /// Creates the use for a write that does nothing but notify the observers of the object, as `send()` does.
  init(ofWrite range: ByteRange, base: Expression?, scope: Int) {
    self.base = base
    self.range = range
    members = []
    argumentOf = nil
    removableSend = nil
    send = range
    sendsValue = false
    remainingCondition = nil
    sinkReceivesOnlyChanges = false
    relay = nil
    self.scope = scope
    isWrite = true
  }
}

extension FileFacts {
  /// Where the names of the property in a write end; nil if it is passed as `inout`. A write such as `x = !x` reads the
  /// property only to make the value a different one.
  fileprivate func refreshing(
    _ name: String, target: Expression, _ range: ByteRange, _ value: Expression?
  ) -> [Int]? {
    let end = target.range.upperBound
    guard let value else { return bytes[range.lowerBound] == UInt8(ascii: "&") ? nil : [end] }
    let readsItself = isStep(to: value, of: target)
    return [end] + (readsItself ? words(name, in: value.range).map(\.upperBound) : [])
  }

  /// Whether a value is another one than that of the property, computed from it: `x + 1`, `!x`.
  func isStep(to value: Expression, of property: Expression) -> Bool {
    let (text, own) = (text(value.range), self.text(property.range))
    return text == "!" + own || text.hasPrefix(own + " +") || text.hasPrefix(own + " &+")
  }

  /// Whether a name is a component of a key path.
  func isInKeyPath(_ start: Int) -> Bool {
    let path = bytes[..<start].reversed().prefix { $0 == 0x2E || $0 == 0x3F || $0.isWordByte }.count
    return path > 0 && start > path && bytes[start - path - 1] == UInt8(ascii: "\\")
  }
}
