/// Sends that notify of only some changes.
extension Tracking {
  /// Whether the observers of an unpublished property send for some of its changes only, or in an animation. A comparison
  /// of the old value with the new one does not count, because the macro compares them too.
  public func sendsUnderCondition(_ reference: PropertyReference) -> Bool {
    let property = symbols[reference]
    guard property.attribute(.published) == nil else { return false }
    let sends = sendsInObservers(of: reference)
    return !sends.isEmpty
      && sends.allSatisfy { entry in
        guard let body = symbols.enclosingBody(of: entry.place)?.body else { return false }
        if closureOfAnimation(around: entry) != nil { return true }
        return symbols.files[entry.file].conditions(of: entry.use.range, in: body).contains {
          !$0.comparesValues(of: property)
        }
      }
  }

  /// Whether a property whose observers send under a condition can get accessors over its storage, and nothing else
  /// sends for its changes.
  public func canNotifyUnderCondition(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let property = symbols[reference]
    let own = sendsInObservers(of: reference)
    return property.bindingCount == 1 && !property.isStatic && !property.hasModifier("override")
      && !property.attributes.contains(where: \.mayBeWrapper) && !usage.uses.announces(id)
      && !announcing.assignsItself(reference) && !objects.isNamedInInitializer(property, of: id)
      && own.allSatisfy { $0.use.send != nil }
      && !usage.uses.announcements.sends.contains { entry in
        !own.contains { $0.file == entry.file && $0.use.range == entry.use.range }
          && announcing.announcedChange(of: entry).properties.contains(reference)
      }
  }

  /// The sends in the observers of a property.
  public func sendsInObservers(of reference: PropertyReference) -> [ObjectWillChangeUses.Entry] {
    usage.uses.announcements.sends(
      inCodeOf: symbols.declaringType(of: reference).map { [$0] } ?? []
    ).filter {
      $0.file == reference.file && symbols[reference].declaration.contains($0.use.range.lowerBound)
    }
  }

  /// The unpublished properties that the code around a send may also write without reaching the send.
  public func propertiesWrittenWithoutSend(_ entry: ObjectWillChangeUses.Entry)
    -> [PropertyReference]
  {
    guard case .writes(let properties, _) = announcing.announcedChange(of: entry) else { return [] }
    let file = symbols.files[entry.file]
    let writes = writesAround(entry)
    return properties.filter { reference in
      symbols[reference].attribute(.published) == nil
        && writes.contains { write in
          let scope = ScopeReference(file: entry.file, scope: write.scope)
          return graph.rootProperty(of: write.target, at: scope) == symbols[reference].name
            && file.isDecided(
              entry.use.range, apartFrom: write.range, unless: { $0.choice == nil })
        }
    }
  }

  /// Whether all that certainly changes next to a send are properties that are assigned as a whole, and that notify only
  /// if the new value differs from the old one.
  func mayAssignEqualValues(around entry: ObjectWillChangeUses.Entry) -> Bool {
    guard case .writes(let properties, children: []) = announcing.announcedChange(of: entry) else {
      return false
    }
    let file = symbols.files[entry.file]
    let certain = writesAround(entry).compactMap { write -> (StateWrite, [PropertyReference])? in
      let scope = ScopeReference(file: entry.file, scope: write.scope)
      let root = graph.rootProperty(of: write.target, at: scope)
      let written = properties.filter { symbols[$0].name == root }
      return written.isEmpty || !file.implies(entry.use.range, write.range) ? nil : (write, written)
    }
    return !certain.isEmpty
      && certain.allSatisfy { write, written in
        write.kind == .assignment && write.target.ownName != nil
          && written.allSatisfy { mayBeCompared(inference.type(of: $0)) }
      }
  }

  /// Whether the code that runs with a send may change something that nothing tracks: that around it, and that which
  /// leads to it. If it only sets tracked properties, no view depends on the send.
  func mayChangeUntracked(around entry: ObjectWillChangeUses.Entry) -> Bool {
    let place = entry.place
    guard !entry.use.isWrite, !writesAround(entry).isEmpty, graph.runsAtOnce(place),
      symbols.enclosingBody(of: place)?.kind == .function, let code = graph.node(around: place),
      let callers = callersAtOnce(of: code)
    else { return true }
    let file = symbols.files[entry.file]
    func runsWithSend(_ range: ByteRange) -> Bool { !file.excludes(range, entry.use.range) }
    let next = graph.edges(from: code, along: .allThatChanges).filter { runsWithSend($0.range) }
    return mayChangeUntracked(code, where: runsWithSend)
      || Set(next.map(\.target)).union(callers).contains { start in
        graph.code(reachedFrom: start, along: .allThatChanges) { $0 != code }.contains {
          $0 != code && mayChangeUntracked($0) { _ in true }
        }
      }
  }

  /// The code that leads to a function, up to the closures of views; nil where something else may.
  private func callersAtOnce(of function: CodeNode) -> Set<CodeNode>? {
    var found: Set<CodeNode> = []
    var open = [function]
    while let next = open.popLast() {
      for place in graph.callers(of: next) {
        let owner = symbols.enclosingType(of: place)
        let closure = graph.closures(around: place).first { _ in true }
        if let closure, owner.flatMap({ symbols.hostRole(of: $0) }) != nil {
          let range = symbols.files[closure.file].scopes[closure.scope].range
          found.insert(CodeNode(file: closure.file, body: range, owner: owner))
          continue
        }
        guard graph.runsAtOnce(place), let code = graph.node(around: place) else { return nil }
        if found.insert(code).inserted { open.append(code) }
      }
    }
    return found
  }

  /// The same for what code itself does, at some of its places. Unknown code may change anything.
  private func mayChangeUntracked(_ code: CodeNode, where isMet: (ByteRange) -> Bool) -> Bool {
    let uses = symbols.files[code.file].uses
    let writes = graph.writes(in: code.body, ofFile: code.file).filter { isMet($0.range) }
    let setsTrackedAlone = writes.allSatisfy { write in
      let place = ScopeReference(file: code.file, scope: write.scope)
      guard let owner = code.owner, let name = graph.rootProperty(of: write.target, at: place)
      else { return false }
      let properties = symbols.members(of: owner, named: name).properties
      return !properties.isEmpty
        && properties.allSatisfy {
          (registersReads(of: $0, of: owner) || symbols.hostRole(of: owner) != nil)
            && (write.target.ownName != nil || !inference.mayChange(inference.type(of: $0)))
        }
    }
    return !setsTrackedAlone
      || uses.calls.starting(in: code.body).contains { call in
        let place = ScopeReference(file: code.file, scope: call.scope)
        return isMet(call.range) && !writes.contains { $0.range == call.range }
          && !uses.objectWillChange.contains { call.range.contains($0.range) }
          && !call.name.looksLikeTypeName && !SDK.cheapMember.contains(call.name)
          && !SDK.cheapFunction.contains(call.name)
          && graph.functions(called: call, at: place).isEmpty
      }
  }

  /// Whether a send on the main thread follows a write of an unpublished property on another thread.
  func isSentOnMainForBackgroundWrite(_ entry: ObjectWillChangeUses.Entry) -> Bool {
    guard case .writes(let properties, _) = announcing.announcedChange(of: entry),
      graph.closures(around: entry.place).contains(
        where: {
          graph.timing(ofClosure: $0) == .laterOnMain
        })
    else { return false }
    let names = properties.filter { symbols[$0].attribute(.published) == nil }.map {
      symbols[$0].name
    }
    return writesAround(entry).contains { write in
      let scope = ScopeReference(file: entry.file, scope: write.scope)
      return graph.rootProperty(of: write.target, at: scope).map(names.contains) == true
        && isAlwaysInBackground(scope)
    }
  }

  func writesAround(_ entry: ObjectWillChangeUses.Entry) -> [StateWrite] {
    let scope = entry.place
    guard let body = symbols.enclosingBody(of: scope) else { return [] }
    let file = symbols.files[entry.file]
    return graph.writes(
      in: announcing.subscriptionClosure(around: scope) ?? body.body, ofFile: entry.file
    )
    .filter { !file.excludes($0.range, entry.use.range) }
  }

  /// Whether code runs off the main thread, or is in a function of its type that only such code calls.
  private func isAlwaysInBackground(_ place: ScopeReference) -> Bool {
    var visited: Set<String> = []
    var queue = [place]
    while let next = queue.popLast() {
      if graph.runsInBackground(next) { continue }
      guard let body = symbols.enclosingBody(of: next), body.kind == .function,
        let id = symbols.enclosingType(of: next), graph.runsAtOnce(next)
      else { return false }
      guard visited.insert(body.name).inserted else { continue }
      let functions = symbols.members(of: id, named: body.name).functions
      let calls = symbols.callsInParsedFiles(named: body.name).map {
        (call: $0.call, scope: ScopeReference(file: $0.file, scope: $0.call.scope))
      }
      guard functions.count == 1, functions.allSatisfy({ symbols[$0].isPrivate }), !calls.isEmpty,
        calls.allSatisfy({ $0.call.callee.isOwnMember && symbols.enclosingType(of: $0.scope) == id }
        )
      else { return false }
      queue += calls.map(\.scope)
    }
    return true
  }
}

extension CodeCondition {
  /// Whether it compares the old value of a property with the new one.
  fileprivate func comparesValues(of property: DeclaredProperty) -> Bool {
    let sides = text.components(around: whenTrue ? "!=" : "==")
    let values =
      ["newValue", "oldValue", property.name, "self." + property.name]
      + property.accessorList.compactMap(\.parameter)
    return sides.count == 2 && sides[0] != sides[1] && sides.allSatisfy(values.contains)
  }
}

extension String {
  /// The trimmed parts before and after an operator.
  fileprivate func components(around sign: String) -> [String] {
    let words = split(separator: " ").map(String.init)
    return words.split(separator: sign).map { $0.joined(separator: " ") }
  }
}
