/// The functions of models whose results views show.
extension Tracking {
  /// Those of the given functions of a class that views call or pass on while they are evaluated, with the first use of
  /// each.
  /// - Parameter counts: Whether to count a call, at a place.
  func functionsShown(
    _ functions: [FunctionReference], of id: TypeID,
    where counts: (FunctionReference, Call, ScopeReference) -> Bool = { _, _, _ in true }
  ) -> [FunctionReference: Usage.LocatedRead] {
    var result: [FunctionReference: Usage.LocatedRead] = [:]
    for (name, overloads) in Dictionary(grouping: functions, by: { symbols[$0].name }) {
      let members = symbols.members(of: id, named: name)
      let hasOthers = members.functions.count > 1
      for function in overloads {
        result[function] = firstShown(name, of: id, isCalled: !members.properties.isEmpty) {
          call, place in
          (!hasOthers || symbols[function].parameters.matching(call.arguments) != nil)
            && counts(function, call, place)
        }
      }
    }
    return result
  }

  /// The calls of functions and subscripts of an object in one of a view's properties, excluding those in actions.
  public func callsWhileEvaluated(in id: TypeID, ofObjectIn property: String) -> [Usage.LocatedRead]
  {
    symbols[id].declarations.flatMap { reference -> [Usage.LocatedRead] in
      let uses = symbols.files[reference.file].uses
      let range = symbols[reference].range
      let calls = uses.calls.starting(in: range).compactMap { call -> Read? in
        if call.callee.dottedPath == [property] {
          return Read(
            name: "callAsFunction", base: call.callee, range: call.range, scope: call.scope)
        }
        guard case .member(let base, let name) = call.callee.kind else { return nil }
        return Read(name: name, base: base, range: call.range, scope: call.scope)
      }
      return (calls + uses.elements.starting(in: range)).filter {
        $0.base?.dottedPath == [property]
          && graph.runsWithBody($0.scope, of: id, inFile: reference.file)
      }
      .map { Usage.LocatedRead(file: reference.file, use: $0) }
    }
  }

  /// The first place where a view calls or passes on a member of an object of the class while it is evaluated.
  /// - Parameter isCalled: Whether only calls refer to the intended member, because a property has the same name.
  /// - Parameter fits: Whether a call may refer to the intended member.
  func firstShown(
    _ name: String, of id: TypeID, isCalled: Bool = false,
    _ fits: (Call, ScopeReference) -> Bool = { _, _ in true }
  ) -> Usage.LocatedRead? {
    usesShown(name, of: id).first { use in
      return use.call.map { fits(symbols.call(at: $0), use.read.place) } ?? !isCalled
    }?.read
  }

  /// The places where views use a member of objects of a class while they are evaluated.
  func placesShowing(_ name: String, of id: TypeID) -> [Usage.LocatedRead] {
    usesShown(name, of: id).map(\.read)
  }

  private func usesShown(_ name: String, of id: TypeID) -> some Sequence<UseOfObject> {
    let uses = cache.usesOfObjects.answer(to: name) { usesOfObjects(named: name) }
    return uses.lazy.filter { use in
      use.objects.contains { self.mayBeOne($0, of: id) }
        && (use.isInView
          || self.views.mayShow(
            valueReadAt: use.read.place))
    }
  }

  /// The uses of a member name on objects of any class. Resolving the types of the objects is most of the work, so the
  /// result is cached.
  private func usesOfObjects(named name: String) -> [UseOfObject] {
    func use(_ read: Usage.LocatedRead, _ call: UseIndex.Place? = nil) -> UseOfObject? {
      let place = read.place
      let host = symbols.enclosingType(of: place).flatMap {
        symbols.hostRole(of: $0) == nil ? nil : $0
      }
      guard
        host == nil
          || views.mayBeEvaluated(place) && !views.isFirstValueOfState(read.use.range, at: place),
        let base = read.use.base
      else { return nil }
      let objects = inference.objects(of: base, at: place)
      return objects.isEmpty
        ? nil : UseOfObject(read: read, call: call, objects: objects, isInView: host != nil)
    }
    // Files that refer to an observed object are read in any case.
    let calls = symbols.callPlaces(named: name).compactMap { place -> UseOfObject? in
      let call = symbols.call(at: place)
      guard case .member(let base, _) = call.callee.kind else { return nil }
      let read = Read(name: name, base: base, range: call.nameRange, scope: call.scope)
      return use(Usage.LocatedRead(file: Int(place.file), use: read), place)
    }
    // `items.map(model.name)`
    let reads = symbols.viewReads(named: name).compactMap {
      use(Usage.LocatedRead(file: $0, use: $1))
    }
    return unnamedReads(of: name).compactMap { use($0) } + calls + reads
  }

  /// Whether an object of a type may be an instance of the class.
  func mayBeOne(_ type: TypeID, of id: TypeID) -> Bool {
    type == id || symbols.lineage(of: type).contains(id)
      || symbols[type].kind == .protocol && symbols.lineage(of: id).contains(type)
  }

  /// The functions of a class that read its plain variables and that views call while they are evaluated.
  func functionsShowingState(of id: TypeID) -> [FunctionReference: Usage.LocatedRead] {
    cache.functionsShowingState.answer(to: id) {
      let hasPlainVariable = symbols.lineage(of: id).contains { ancestor in
        symbols.properties(of: ancestor).contains { isPlainVariable(symbols[$0]) }
      }
      guard hasPlainVariable else { return [:] }
      let telling = functionsReturningValues(of: id).filter { reference in
        symbols[reference].body.map {
          !plainVariablesRead(in: $0, ofFile: reference.file, id).isEmpty
        } ?? false
      }
      return telling.isEmpty ? [:] : functionsShown(telling, of: id)
    }
  }

  /// The functions of a class whose results views show and that read untracked state, with the first call of each.
  /// - Parameter announced: Computed properties that notify on their own.
  public func functionsShowingUntracked(
    of id: TypeID, besides announced: Set<PropertyReference>
  ) -> [FunctionReference: Usage.LocatedRead] {
    let telling = functionsReturningValues(of: id).filter { reference in
      graph.node(of: reference, on: id).map {
        readsChanging($0)
          && !readsTracked(in: $0.body, ofFile: reference.file, id, orOneOf: announced)
      } ?? false
    }
    if telling.isEmpty { return [:] }
    return functionsShown(telling, of: id) { function, call, place in
      let observed = parametersObserved(of: function, by: call, at: place)
      return observed.isEmpty
        || graph.node(of: function, on: id).map { readsChanging($0, besides: observed) } == true
    }
  }

  /// The synchronous functions of a class that are called for their result.
  func functionsReturningValues(of id: TypeID) -> [FunctionReference] {
    symbols.functions(of: id).filter {
      let function = symbols[$0]
      return [.function, .subscript].contains(function.kind) && function.returnType != nil
        && !function.isStatic
        && !function.isAsync
        && !function.attributes.contains { $0.name == "discardableResult" }
    }
  }

  /// The plain stored variables that code of a class reads, directly or through its own computed properties and
  /// functions.
  func plainVariablesRead(in body: ByteRange, ofFile number: Int, _ id: TypeID)
    -> [PropertyReference]
  {
    graph.ownCode(runBy: body, ofFile: number, of: id).flatMap {
      plainVariablesRead(in: CodeNode(file: $0.file, body: $0.body, owner: id))
    }.uniqued()
  }

  /// The same, only directly.
  func plainVariablesRead(in code: CodeNode) -> [PropertyReference] {
    guard let owner = code.owner else { return [] }
    return symbols.files[code.file].uses.reads.starting(in: code.body)
      .filter { $0.isOwn && graph.runsWithBody($0.scope, inFile: code.file) }
      .flatMap { read in
        symbols.members(of: owner, named: read.name).properties.filter {
          isPlainVariable(symbols[$0]) && !runsSilentClosure(read, inFile: code.file, of: $0)
        }
      }
  }

  /// The code of a class that runs when it is read: getters, functions that views call while they are evaluated, and
  /// the code that these call.
  func codeRunByReading(_ id: TypeID) -> [(file: Int, body: ByteRange)] {
    cache.codeRunByReading.answer(to: id) {
      let getters = symbols.properties(of: id).filter { symbols[$0].accessors == .computed }
        .compactMap { reference in symbols[reference].getterBody.map { (reference.file, $0) } }
      let shown = functionsShowingState(of: id).keys
        .compactMap { reference in symbols[reference].body.map { (reference.file, $0) } }
      return (getters + shown).flatMap { graph.ownCode(runBy: $1, ofFile: $0, of: id) }
    }
  }

  /// Whether reading a property runs one of the given bodies, as a part of its getter or through other members.
  public func runs(
    oneOf bodies: [(file: Int, body: BodyOwner)], whenReading property: PropertyReference
  ) -> Bool {
    guard let getter = graph.node(ofGetter: property, on: symbols.declaringType(of: property))
    else { return false }
    return graph.code(reachedFrom: getter, along: .ownWithBody).contains { code in
      bodies.contains { $0.file == code.file && code.body.contains($0.body.body.lowerBound) }
    }
  }
}

/// A use of an object's member, in a view or in code that views may call.
struct UseOfObject: Sendable {
  let read: Usage.LocatedRead
  /// The call; nil when the member is not called.
  let call: UseIndex.Place?
  /// The possible types of the object.
  let objects: [TypeID]
  let isInView: Bool
}
