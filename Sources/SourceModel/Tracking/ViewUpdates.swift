extension Tracking {
  /// Whether a view that reads the member is notified of changes once the type is migrated.
  public func isFollowed(_ member: String, of types: [TypeID]) -> Bool {
    let classes = symbols.concreteTypes(of: types)
    return classes.contains { id in
      symbols.members(of: id, named: member).properties.contains { reference in
        let property = symbols[reference]
        if symbols.declaringType(of: reference).map(symbols.isObservable) == true { return false }
        if property.attribute(.published) != nil { return true }
        return property.isStored
          ? registersReads(of: reference, of: id) && changesAfterInit(reference, of: id)
          : property.getterBody.map {
            certainlyReadsTracked(in: $0, ofFile: reference.file, id, usage.uses)
          } ?? false
      }
    }
  }

  /// The first call of a function or subscript in a view that makes it depend on a property's object once the type is
  /// migrated.
  public func firstTrackedCall(
    _ property: String, of types: [TypeID], in host: TypeID,
    where isFollowing: (ScopeReference) -> Bool
  ) -> (file: Int, range: ByteRange)? {
    callsWhileEvaluated(in: host, ofObjectIn: property).first { read in
      symbols.concreteTypes(of: types).contains { id in
        symbols.members(of: id, named: read.use.name).functions.contains { reference in
          guard let body = symbols[reference].body, symbols[reference].returnType != nil,
            !symbols[reference].isStatic,
            reference.type.flatMap({ symbols.type(ofDeclaration: $0, inFile: reference.file) })
              .map(symbols.isObservable) != true
          else { return false }
          return certainlyReadsTracked(in: body, ofFile: reference.file, id, usage.uses)
        }
      } && isFollowing(read.place)
    }
    .map { ($0.file, $0.use.range) }
  }

  /// The first untracked state that a view shows. If the view reads nothing of its model, any such state counts;
  /// otherwise only static and global variables.
  public func untrackedStateShown(
    by site: WrapperSite, in host: TypeID, of types: [TypeID]
  ) -> Usage.LocatedRead? {
    if !views.isNamedWhileEvaluated(site) {
      return untrackedRead(in: host) ?? untrackedReadInContent(of: host)
    }
    return changingVariableRead(in: host, showing: types)
  }

  /// The `updateUIView` or similar function of a representable.
  public func updateFunction(of id: TypeID) -> FunctionReference? {
    return symbols.functions(of: id).first {
      SDK.representableUpdate.contains(symbols[$0].name) && symbols[$0].body != nil
    }
  }

  /// Whether the update function of a representable does something and reads nothing of the models that one of its
  /// properties holds: it reads no property at all, or the view that was created with a model reads the model when it
  /// draws. The function also runs when the parent passes a new value for a property that it reads.
  public func ignores(
    _ models: [TypeID], in property: String, _ update: FunctionReference, of host: TypeID
  ) -> Bool {
    let own = symbols.properties(of: host)
    let declared = symbols.members(of: host, named: property).properties
    guard declared.allSatisfy({ !uses(symbols[$0], in: update) }), !mayUseOthers(in: update),
      !readsAtOnce(models, startingIn: update, of: host)
    else { return false }
    if own.allSatisfy({ !uses(symbols[$0], in: update) }) { return acts(update) }
    return acts(update, withoutPropertiesOf: host)
      && symbols.functions(of: host).contains { function in
        guard SDK.viewBody.contains(symbols[function].name),
          symbols[function].name.hasPrefix("make"), let code = symbols[function].body
        else { return false }
        return passes(property, in: code, ofFile: function.file)
      }
  }

  /// Whether a function does something, such as `view.reload()`, rather than only keep what it receives.
  /// - Parameter host: A type whose properties it must not need for that.
  private func acts(_ function: FunctionReference, withoutPropertiesOf host: TypeID? = nil) -> Bool
  {
    guard let body = symbols[function].body else { return false }
    let file = symbols.files[function.file]
    func isReceived(_ value: Expression, at scope: Int) -> Bool {
      switch value.unwrapped.kind {
      case .selfReference: return true
      case .cast(let inner, _, _): return isReceived(inner, at: scope)
      case .name(let name):
        let place = ScopeReference(file: function.file, scope: scope)
        let local = symbols.localBinding(name, at: place, position: value.range.lowerBound)
        return local?.binding.value.map { isReceived($0, at: scope) }
          ?? symbols[function].parameters.contains { $0.name == name }
      default: return false
      }
    }
    let calls = file.uses.calls.starting(in: body).filter { call in
      let place = ScopeReference(file: function.file, scope: call.scope)
      let functions = graph.functions(called: call, at: place)
      return call.argumentOf == nil && !SDK.dispatch.contains(file.text(call.callee.range))
        && (functions.isEmpty || functions.contains { doesAnything($0) && !skipsKnownValue($0) })
    }
    let assignments = file.uses.assignments.starting(in: body).filter { assignment in
      assignment.value.map { isReceived($0, at: assignment.scope) } != true
    }
    let names = host.map { symbols.properties(of: $0).map { symbols[$0].name } } ?? []
    return (calls.map(\.range) + assignments.map(\.range)).contains { act in
      names.allSatisfy { file.words($0, in: act).isEmpty }
    }
  }

  /// Whether a function, or other code that it runs before it returns, reads a tracked property of some models.
  private func readsAtOnce(
    _ models: [TypeID], startingIn function: FunctionReference, of host: TypeID
  ) -> Bool {
    let family = Set(models.flatMap(symbols.relatives))
    return graph.node(of: function, on: host).map { start in
      CodeReach(from: start, codeRunAtOnce).contains {
        trackedReads(in: $0).contains { family.contains($0.type) }
      }
    } == true
  }

  /// A tracked property of some models that the update function of a representable reads only in code that runs after
  /// it has returned: `DispatchQueue.main.async { self.reload() }`. What the same code changes does not count.
  public func readLater(by update: FunctionReference, in host: TypeID, of models: [TypeID])
    -> (name: String, read: Usage.LocatedRead)?
  {
    guard let start = graph.node(of: update, on: host) else { return nil }
    func isLate(_ place: ScopeReference) -> Bool {
      graph.closures(around: place).contains {
        [.laterOnMain, .otherThread].contains(graph.timing(ofClosure: $0))
      }
    }
    func reads(in code: CodeNode, late: Bool) -> [TrackedRead] {
      modelReads(in: code).filter { isLate($0.place) == late }
    }
    let atOnce = Array(
      CodeReach(from: start) { code in
        self.edgesStarted(by: code).filter { !isLate($0.place) }.map(\.target)
      })
    let later = atOnce.flatMap { code in
      edgesStarted(by: code).filter { edge in
        isLate(edge.place) && providesValue(edge)
          && edge.function.map(skipsKnownValue) != true
      }.map(\.target)
    }.flatMap { target in
      CodeReach(from: target) { code in
        self.edgesStarted(by: code).filter(self.providesValue).map(\.target)
      }
    }
    let known = Set(atOnce.flatMap { reads(in: $0, late: false) }.map(\.property))
    let family = Set(models.flatMap(symbols.relatives))
    let lateReads =
      atOnce.lazy.flatMap { reads(in: $0, late: true) }
      + later.lazy.flatMap { self.modelReads(in: $0) }
    return lateReads.first { item in
      !known.contains(item.property) && family.contains(item.type) && starts(item.place)
        && !isWritten(item)
    }.map { (symbols[$0.property].name, $0.read) }
  }

  /// A tracked property of some models that the update function of a representable reads only under a condition on the
  /// view or the coordinator, which nothing tracks: `guard view.isLoaded else { return }`.
  /// - Parameter property: The property of the representable that holds the model.
  public func readConditionally(
    by update: FunctionReference, in host: TypeID, of models: [TypeID], in property: String
  ) -> (name: String, condition: String)? {
    guard let start = graph.node(of: update, on: host) else { return nil }
    let family = Set(models.flatMap(symbols.relatives))
    func reads(_ code: CodeNode) -> TrackedRead? {
      modelReads(in: code) { self.graph.runsAtOnce($0) }.first { family.contains($0.type) }
    }
    let behind = edgesRunAtOnce(by: start).compactMap { edge in
      CodeReach(from: edge.target) { self.edgesRunAtOnce(by: $0).map(\.target) }.firstNonNil(reads)
        .map { (place: edge.range, read: $0) }
    }
    guard let read = reads(start) ?? behind.first?.read else { return nil }
    let places = words(property, runBy: update) + behind.map(\.place)
    let conditions = places.map { untrackedCondition(of: $0, in: update, start.body) }
    guard let first = conditions.first, let condition = first, !conditions.contains(nil) else {
      return nil
    }
    return (symbols[read.property].name, condition)
  }

  /// The first condition on the view or the coordinator under which an update function reaches a place.
  private func untrackedCondition(
    of place: ByteRange, in update: FunctionReference, _ body: ByteRange
  ) -> String? {
    let view = symbols[update].parameters.first?.name
    return symbols.files[update.file].conditions(of: place, in: body).map(\.text).first {
      // The type of a subview does not change: `view.documentView as? NSTextView`.
      !$0.containsWord("as") && !$0.containsWord("is")
        && ($0.containsWord("coordinator") || view.map($0.containsWord) == true)
    }
  }

  /// Whether code of a model runs for its result, and not to do something.
  private func providesValue(_ edge: CodeEdge) -> Bool {
    edge.target.owner.map(symbols.isMigratable) != true || edge.kind == .read
      || edge.function.map { symbols[$0].returnType != nil } == true
  }

  /// Whether the body that reads a property also changes it.
  private func isWritten(_ item: TrackedRead) -> Bool {
    guard let code = graph.node(around: item.place) else { return false }
    return graph.writes(in: code.body, ofFile: code.file).contains {
      $0.target.lastName == item.read.use.name
    }
  }

  /// Whether the body of a function has a statement, and not only comments.
  private func doesAnything(_ function: FunctionReference) -> Bool {
    symbols[function].body.flatMap { symbols.files[function.file].owner(ofBody: $0) }?
      .statementCount != 0
  }

  /// Whether a function does nothing if it receives the object that it has stored:
  /// `guard self.window !== window else { return }`.
  private func skipsKnownValue(_ reference: FunctionReference) -> Bool {
    guard let body = symbols[reference].body else { return false }
    let file = symbols.files[reference.file]
    let acts =
      file.uses.calls.starting(in: body).map(\.range)
      + file.uses.assignments.starting(in: body).map(\.range)
    return acts.allSatisfy { act in
      file.conditions(of: act, in: body).contains { condition in
        condition.whenTrue && condition.text.contains(" !== ")
          && symbols[reference].parameters.contains { condition.text.containsWord($0.name) }
      }
    }
  }

  /// Whether a function uses a property before it returns. What only stores a model reads nothing of it.
  private func uses(_ property: DeclaredProperty, in reference: FunctionReference) -> Bool {
    let file = symbols.files[reference.file]
    return names(property.name, usedBy: reference).contains { word in
      property.objectWrapper == nil
        || !file.uses.assignments.contains {
          $0.value?.range.upperBound == word.upperBound && $0.value?.ownName == property.name
        }
    }
  }

  /// Whether a function may use a property through other code of its type.
  private func mayUseOthers(in reference: FunctionReference) -> Bool {
    guard let type = reference.type,
      let id = symbols.type(ofDeclaration: type, inFile: reference.file)
    else { return true }
    let file = symbols.files[reference.file]
    let members = Set(
      symbols.properties(of: id).filter { symbols[$0].accessors == .computed }.map {
        symbols[$0].name
      }
        + symbols.functions(of: id).map { symbols[$0].name })
    if members.contains(where: {
      !SDK.representableUpdate.contains($0) && !names($0, usedBy: reference).isEmpty
    }) {
      return true
    }
    let isSelfPassedOn = words("self", runBy: reference).contains { word in
      // Code that does not parse may end here.
      (word.upperBound == file.bytes.count || file.bytes[word.upperBound] != UInt8(ascii: "."))
        && !file.uses.assignments.contains { $0.value?.range == word }
    }
    // `context.coordinator.parent` may be the representable itself.
    return isSelfPassedOn
      || words("coordinator", runBy: reference).contains { word in
        !file.uses.assignments.contains { $0.target.range.contains(word) }
      }
  }

  /// The places where a function contains a word, other than in closures that run later.
  private func words(_ name: String, runBy reference: FunctionReference) -> [ByteRange] {
    guard let body = symbols[reference].body else { return [] }
    return symbols.files[reference.file].words(name, in: body).filter {
      mayRunAtOnce($0, in: reference.file)
    }
  }

  /// The places where a function uses a name of its own object, other than in closures that run later.
  private func names(_ name: String, usedBy reference: FunctionReference) -> [ByteRange] {
    guard let body = symbols[reference].body else { return [] }
    let file = symbols.files[reference.file]
    let named = file.uses.names.starting(in: body).map(\.range).filter {
      [name, "$" + name, "_" + name].contains(file.text($0))
    }
    // `if let name` reads the property without using its name in an expression.
    let read = file.uses.reads(in: body).filter { $0.name == name && $0.isOwn }.map(\.range)
    return (named + read).filter { mayRunAtOnce($0, in: reference.file) }
  }

  private func mayRunAtOnce(_ word: ByteRange, in number: Int) -> Bool {
    let scope = symbols.files[number].innermostScope(at: word.lowerBound)
    return graph.closures(around: ScopeReference(file: number, scope: scope)).allSatisfy {
      graph.timing(ofClosure: $0).mayRunWithBody
    }
  }
}
