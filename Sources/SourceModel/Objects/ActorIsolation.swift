extension Objects {
  /// Whether a class neither declares nor inherits an actor.
  public func isClassIsolatedByWrappers(_ id: TypeID) -> Bool {
    symbols[id].kind == .class && !isOfUserInterface(id)
      && !symbols.lineage(of: id).contains(where: namesActor)
  }

  /// Whether the code of a type refers to one of some types.
  public func names(_ types: Set<String>, inCodeOf id: TypeID) -> Bool {
    symbols[id].declarations.contains { declaration in
      let file = symbols.files[declaration.file]
      return types.contains {
        file.identifiers.contains($0)
          && !file.words($0, in: symbols[declaration].memberBlock).isEmpty
      }
    }
  }

  private func isOfUserInterface(_ id: TypeID) -> Bool {
    namesOfSupertypes(id).contains { name in
      (name.hasPrefix("UI") || name.hasPrefix("NS"))
        && ["Controller", "View", "Window", "Responder", "ApplicationDelegate", "SceneDelegate"]
          .contains { name.hasSuffix($0) }
    }
  }

  /// Whether code can access actor-isolated state: it is isolated itself, or it is asynchronous and can wait.
  public func mayReachActor(from scope: ScopeReference) -> Bool {
    let body = symbols.enclosingBody(of: scope)
    let candidates =
      symbols.enclosingType(of: scope).map { id in
        symbols.functions(of: id).filter { $0.file == scope.file }.map { symbols[$0] }
      } ?? symbols.files[scope.file].functions
    return isOnActor(scope) || candidates.contains { $0.isAsync && $0.body == body?.body }
  }

  /// Whether code is isolated to an actor by its own annotation, by its type, or because its type is a view or similar.
  public func isOnActor(_ scope: ScopeReference) -> Bool {
    let body = symbols.enclosingBody(of: scope)
    if body?.attributes.contains(where: { $0.hasSuffix("Actor") }) == true { return true }
    guard let id = symbols.enclosingType(of: scope) else { return false }
    return symbols.hostRole(of: id) != nil || isOfUserInterface(id)
      || symbols.lineage(of: id).contains(where: namesActor)
  }

  /// Whether code runs off the main thread because no actor isolates it: it is in an asynchronous function or in a task.
  public func runsOffActors(_ place: ScopeReference) -> Bool {
    guard let isInTask = isInTask(place) else { return false }
    let path = symbols.files[place.file].path
    guard let body = symbols.enclosingBody(of: place), body.kind != .propertyInitializer,
      !isOnActor(place), symbols.layout.isNonisolatedByDefault(in: path, isInTask: isInTask)
    else { return false }
    if let id = symbols.enclosingType(of: place) {
      guard isNonisolated(id), !isAnnotated(memberNamed: body.name, of: id) else { return false }
    } else if symbols.enclosingDeclaration(of: place) != nil {
      return false
    }
    return isInTask || isAsynchronous(body, at: place)
  }

  /// Whether code is in a task; nil if other closures around it may change its isolation.
  private func isInTask(_ place: ScopeReference) -> Bool? {
    var isInTask = false
    for closure in graph.closures(around: place) {
      let file = symbols.files[closure.file]
      if file.isOnMainActor(closure: file.scopes[closure.scope].range) { return nil }
      switch graph.timing(ofClosure: closure) {
      case .now: continue
      case .laterOnMain where graph.isOfTask(closure): isInTask = true
      default: return nil
      }
    }
    return isInTask
  }

  /// The names of the functions that call a method at once, although they are neither asynchronous nor on an actor: an
  /// actor that isolates the method has to isolate them too.
  public func synchronousCallers(of method: FunctionReference, on id: TypeID) -> [String] {
    guard let code = graph.node(of: method, on: id) else { return [] }
    return graph.callers(of: code).compactMap { place in
      guard graph.closures(around: place).allSatisfy({ graph.timing(ofClosure: $0) == .now }),
        !isOnActor(place), !symbols.isTest(file: place.file),
        let body = symbols.enclosingBody(of: place), body.kind == .function,
        symbols.function(withBodyOf: body, at: place)?.isAsync == false
      else { return nil }
      return body.name
    }.uniqued()
  }

  /// Whether code runs off the main thread: in a closure that does, in a function that the SDK calls there, or on an
  /// actor of the project.
  public func runsOffMain(_ place: ScopeReference) -> Bool {
    graph.runsInBackground(place) || isCalledOffMain(place) || runsOnOtherActor(place)
  }

  /// Whether code runs on an actor of the project other than the main actor.
  private func runsOnOtherActor(_ place: ScopeReference) -> Bool {
    guard isInTask(place) != nil, let body = symbols.enclosingBody(of: place),
      body.kind != .initializer,
      !body.attributes.contains(where: { $0.hasSuffix("Actor") }),
      let id = symbols.enclosingType(of: place), symbols[id].kind == .actor
    else { return false }
    return symbols.function(withBodyOf: body, at: place)?.hasModifier("nonisolated") != true
      && symbols[id].declarations.allSatisfy { symbols[$0].attribute("MainActor") == nil }
  }

  /// Whether code is that of a delegate's function which the SDK calls on a background queue, unless the project passes
  /// the main queue along with the delegate: `URLSession(configuration: …, delegate: self, delegateQueue: .main)`.
  public func isCalledOffMain(_ place: ScopeReference) -> Bool {
    guard let body = symbols.enclosingBody(of: place), let id = symbols.enclosingType(of: place),
      body.kind == .function,
      namesOfSupertypes(id).contains(where: {
        SDK.requirementOffMain.contains("\($0).\(body.name)")
      }), !isOnActor(place), graph.runsAtOnce(place)
    else { return false }
    let threads = threads(ofCallsTo: id)
    return threads.isEmpty || threads.contains { $0 != .main }
  }

  /// The threads of the queues that calls pass along with an object of a type.
  private func threads(ofCallsTo delegate: TypeID) -> [CodeThread?] {
    symbols.files.indices.flatMap { number -> [CodeThread?] in
      let file = symbols.files[number]
      guard SDK.queueOfDelegate.contains(where: file.identifiers.contains) else { return [] }
      return file.uses.calls.compactMap { call in
        let scope = ScopeReference(file: number, scope: call.scope)
        guard
          let queue = call.arguments.first(where: {
            $0.label.map(SDK.queueOfDelegate.contains) == true
          }),
          call.arguments.contains(where: {
            inference.type(of: $0.value, at: scope).instance.candidates.contains { type in
              symbols.lineage(of: type).contains(delegate)
            }
          })
        else { return nil }
        return .some(graph.thread(ofQueue: queue.value, at: scope))
      }
    }
  }

  /// Whether code is that of an asynchronous function, other than one that states to run on the actor of its caller:
  /// `nonisolated(nonsending)`, or with an `isolated` parameter.
  private func isAsynchronous(_ body: BodyOwner, at place: ScopeReference) -> Bool {
    guard let function = symbols.function(withBodyOf: body, at: place), function.isAsync else {
      return false
    }
    let file = symbols.files[place.file]
    return !function.modifiers.contains { $0.name == "nonisolated" && $0.detail != nil }
      && !function.parameters.contains { file.text($0.typeRange).hasPrefix("isolated ") }
  }

  /// Whether no actor isolates a type, also through what it inherits from.
  public func isNonisolated(_ id: TypeID) -> Bool {
    symbols[id].kind != .actor && !symbols.lineage(of: id).contains(where: namesActor)
      && symbols.supertypes(of: id).allSatisfy(isOffActor)
      && !symbols.properties(of: id).contains { symbols[$0].objectWrapper != nil }
  }

  /// Whether a type, or what it inherits from, declares a member with this name on an actor.
  private func isAnnotated(memberNamed name: String, of id: TypeID) -> Bool {
    symbols.lineage(of: id).contains { type in
      symbols.functions(of: type).contains {
        symbols[$0].name == name && symbols[$0].attributes.contains { $0.name.hasSuffix("Actor") }
      }
    }
  }

  /// Whether a type is a `DynamicProperty`, has no `body`, and declares no actor.
  public func isCustomDynamicProperty(_ id: TypeID) -> Bool {
    namesOfSupertypes(id).contains("DynamicProperty") && !symbols.hasBody(id) && !namesActor(id)
  }

  /// Whether a view or similar conforms in an extension and declares no actor. The conformance then isolates only the
  /// members that the protocol requires; the type must have other members that could lose their isolation.
  public func isViewByExtension(_ id: TypeID, holding sites: [WrapperSite]) -> Bool {
    guard symbols[id].kind == .struct, symbols.hasBody(id), !namesActor(id),
      symbols.supertypes(of: id).allSatisfy({
        $0.declaration != symbols[id].primary || isOffActor($0)
      })
    else { return false }
    return sites.contains { $0.property.initializer != nil }
      || symbols.functions(of: id).contains { symbols[$0].name != "body" && !symbols[$0].isStatic }
      || symbols.properties(of: id).contains {
        symbols[$0].name != "body" && !symbols[$0].isStored && !symbols[$0].isStatic
      }
  }

  /// Whether a supertype is known not to isolate the types that inherit from it.
  private func isOffActor(_ supertype: Supertype) -> Bool {
    let ancestors = supertype.resolved.candidates.flatMap(symbols.lineage)
    let outside = ([supertype] + ancestors.flatMap(symbols.supertypes)).filter {
      $0.resolved.candidates.isEmpty
    }
    return !ancestors.contains(where: namesActor)
      && outside.allSatisfy { $0.name.simpleName.map(SDK.protocolOfValues.contains) == true }
  }

  /// Whether property wrappers isolate the types of a file that contain them.
  public func impliesIsolationByWrappers(_ file: Int) -> Bool {
    symbols.layout.impliesIsolationByWrappers(in: symbols.files[file].path)
  }

  /// A place where code that is not isolated creates a value of the type, or a requirement without isolation that the
  /// type meets.
  public func nonisolatedUse(of id: TypeID) -> (file: Int, range: ByteRange)? {
    let creation = graph.constructionCalls(of: id).first {
      !isOnActor($0.scope) && !symbols.isInPreview($0.scope)
        && symbols.enclosingType(of: $0.scope) != id
    }
    if let creation { return (creation.file, creation.call.range) }
    return symbols.lineage(of: id).lazy.filter {
      self.symbols[$0].kind == .protocol && !self.isIsolated($0)
    }
    .compactMap { self.requirement(of: $0) }.first
  }

  /// Whether a protocol isolates what conforms to it.
  private func isIsolated(_ id: TypeID) -> Bool {
    symbols.lineage(of: id).contains(where: namesActor)
      || !namesOfSupertypes(id).filter(SDK.bodyProtocol.contains).isEmpty
  }

  /// The first requirement of a protocol that names no actor.
  private func requirement(of id: TypeID) -> (file: Int, range: ByteRange)? {
    func isFree(_ attributes: [Attribute]) -> Bool {
      !attributes.contains { $0.name.hasSuffix("Actor") }
    }
    let isDeclared = { (file: Int, place: ByteRange) in
      file == self.symbols[id].primary.file
        && self.symbols[self.symbols[id].primary].range.contains(place)
    }
    let functions = symbols.functions(of: id).map {
      ($0.file, symbols[$0].nameRange, symbols[$0].attributes)
    }
    let properties = symbols.properties(of: id).map {
      ($0.file, symbols[$0].nameRange, symbols[$0].attributes)
    }
    return (functions + properties).first { isDeclared($0.0, $0.1) && isFree($0.2) }
      .map { ($0.0, $0.1) }
  }

  private func namesOfSupertypes(_ id: TypeID) -> [String] {
    symbols.lineage(of: id).flatMap { symbols.supertypes(of: $0).compactMap(\.name.simpleName) }
  }

  /// Whether a type, or what it inherits from, names an actor.
  public func isOnNamedActor(_ id: TypeID) -> Bool {
    symbols.lineage(of: id).contains(where: namesActor)
  }

  /// Whether a declaration of the type has an attribute that names an actor.
  private func namesActor(_ id: TypeID) -> Bool {
    symbols[id].declarations.contains {
      symbols[$0].attributes.contains { $0.name.hasSuffix("Actor") }
    }
  }
}
