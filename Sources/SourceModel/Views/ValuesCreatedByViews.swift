extension Views {
  /// Whether evaluating a view may run the initializer of a class. It does not if the project creates objects of the
  /// class only in static or global properties, in an `App`, in previews and tests, or in the initializers of such
  /// objects.
  /// - Parameter isApart: Whether the code at a place, given by file number and range, creates objects independently
  ///   of views.
  public func mayBeCreatedByViews(_ id: TypeID, isApart: (Int, ByteRange) -> Bool) -> Bool {
    var visited: Set<TypeID> = []
    return mayBeCreatedByViews(id, isApart, &visited)
  }

  /// Whether evaluating a view may create values of a view, rather than only code that shows it in a hosting controller.
  func isCreatedByViews(_ view: TypeID) -> Bool {
    cache.areCreatedByViews.answer(to: view, none: true, remember: true) {
      mayBeCreatedByViews(view) { _, _ in false }
    }
  }

  /// Whether the project is of an app that never shows a view: only previews and tests create it, or nothing does.
  public func isNeverShown(_ view: TypeID) -> Bool {
    graph.isUnusedByApp(view)
      && cache.isOfApp.found { symbols.types.contains { symbols.startsApp($0.id) } }
  }

  private func mayBeCreatedByViews(
    _ id: TypeID, _ isApart: (Int, ByteRange) -> Bool, _ visited: inout Set<TypeID>
  ) -> Bool {
    guard visited.insert(id).inserted else { return false }
    guard symbols.subtypes(of: id).isEmpty else { return true }
    var isMade = false
    for made in graph.constructionCalls(of: id) {
      isMade = true
      if !isApart(made.file, made.call.range),
        mayBeCreatedByViews(codeAt: made.scope, isApart, &visited)
      {
        return true
      }
    }
    return !isMade && !isDelegateOfApplication(id)
  }

  private func mayBeCreatedByViews(
    codeAt scope: ScopeReference, _ isApart: (Int, ByteRange) -> Bool,
    _ visited: inout Set<TypeID>
  ) -> Bool {
    if symbols.isInPreview(scope) { return false }
    let body = symbols.enclosingBody(of: scope)
    guard let type = symbols.enclosingType(of: scope) else {
      return body?.kind != .propertyInitializer
    }
    guard let body, [.propertyInitializer, .initializer].contains(body.kind), !isLazy(body, type)
    else { return mayBeRunByViews(scope) }
    if body.isStatic { return false }
    switch symbols[type].kind {
    case .class: return mayBeCreatedByViews(type, isApart, &visited)
    case .struct, .enum: return symbols.hostRole(of: type) != .app
    default: return true
    }
  }

  /// Whether code may run while views are evaluated: a view of the project or of a client is known to run it, or a closure
  /// contains it that views may run.
  private func mayBeRunByViews(_ scope: ScopeReference) -> Bool {
    let path = symbols.files[scope.file].path
    guard let code = graph.node(around: scope), let owner = code.owner,
      symbols.hostRole(of: owner) == nil, symbols.layout.publishedModule(of: path) == nil
    else { return mayBeEvaluated(scope) }
    let closures = Array(graph.closures(around: scope))
    guard
      closures.allSatisfy({ graph.timing(ofClosure: $0).mayRunWithBody || graph.mayRunAtOnce($0) })
    else { return false }
    return closures.contains { graph.timing(ofClosure: $0) != .now }
      || codeRunByViews.mayContain(code, in: symbols)
  }

  /// Whether code is the value of a lazy property, which is computed once.
  func isLazy(_ body: BodyOwner, _ type: TypeID) -> Bool {
    body.kind == .propertyInitializer
      && symbols.members(of: type, named: body.name).properties.contains { symbols[$0].isLazy }
  }

  /// Whether the system creates the object before any view.
  private func isDelegateOfApplication(_ id: TypeID) -> Bool {
    symbols.lineage(of: id).contains { ancestor in
      symbols.supertypes(of: ancestor).contains {
        SDK.applicationDelegateProtocol.contains($0.name.simpleName ?? "")
      }
    }
  }
}

/// Determines which views create other views.
extension Views {
  /// The first view that creates one of the given views while it is evaluated and does not observe objects of a class,
  /// with the place where it does so.
  public func creatorNotObserving(
    _ observed: TypeID, of views: [TypeID], _ announcements: ObjectWillChangeUses
  ) -> (view: TypeID, site: Site)? {
    for view in views {
      for made in graph.constructionCalls(of: view) {
        guard let maker = symbols.enclosingType(of: made.scope), maker != view, made.isCertain,
          !observes(observed, maker, announcements), isEvaluated(made.scope, in: maker)
        else { continue }
        return (maker, symbols.files[made.file].site(made.call.range))
      }
    }
    return nil
  }

  /// Whether the code of a scope is part of evaluating a view of the app.
  public func isEvaluated(_ scope: ScopeReference, in host: TypeID) -> Bool {
    symbols[host].kind == .struct && symbols.hostRole(of: host) == .view && hasViewBody(host)
      && graph.runsWithBody(scope.scope, inFile: scope.file) && !symbols.isInPreview(scope)
      && mayProvideShownValue(scope, in: host)
  }

  /// Whether evaluating a view of the app runs the code at a place: code of its body, or of the initializer of a view
  /// that it shows.
  public func isRunByEvaluation(at scope: ScopeReference) -> Bool {
    guard let host = symbols.enclosingType(of: scope), let body = symbols.enclosingBody(of: scope)
    else { return false }
    guard [.initializer, .propertyInitializer].contains(body.kind) else {
      return isEvaluated(scope, in: host) && isCertainlyEvaluated(scope)
        && graph.certainlyRunsWithBody(scope)
    }
    return !body.isStatic && symbols.hostRole(of: host) == .view && graph.runsAtOnce(scope)
      && !symbols.isInPreview(scope)
      && graph.constructionCalls(of: host).contains { made in
        symbols.enclosingType(of: made.scope).map { isEvaluated(made.scope, in: $0) } == true
      }
  }

  /// The view whose `body` runs the code at a place: the one around it or, for the initializer of a view, one that
  /// creates that view.
  public func viewEvaluating(_ scope: ScopeReference) -> TypeID? {
    var visited: Set<TypeID> = []
    var queue = [scope]
    while let scope = queue.popLast() {
      guard let host = symbols.enclosingType(of: scope), let body = symbols.enclosingBody(of: scope)
      else { continue }
      guard [.initializer, .propertyInitializer].contains(body.kind) else {
        if isEvaluated(scope, in: host) { return host }
        continue
      }
      guard visited.insert(host).inserted else { continue }
      queue += graph.constructionCalls(of: host).map(\.scope).reversed()
    }
    return nil
  }

  /// Whether a view is notified of all changes to objects of a class.
  public func observes(_ type: TypeID, _ view: TypeID, _ announcements: ObjectWillChangeUses)
    -> Bool
  {
    let observed = classesObserved(by: view)
    return !Set(observed).isDisjoint(with: symbols.relatives(of: type))
      || hears(ofOthersThan: observed, announcements)
  }

  /// Whether SwiftUI evaluates code of a type again when an object that the type observes publishes: views, styles,
  /// scenes, commands, apps, and property wrappers that views use.
  public func updatesWithObjects(_ id: TypeID) -> Bool {
    symbols.hostRole(of: id) != nil || hasViewBody(id)
  }

  /// Whether a type has a `body` that returns `some View`, as views and modifiers do.
  private func hasViewBody(_ id: TypeID) -> Bool {
    func isView(_ type: TypeName?) -> Bool {
      guard case .opaque(let shown)? = type else { return false }
      return shown.isNamed("View", in: ["SwiftUI"])
    }
    return symbols.properties(of: id).contains {
      symbols[$0].name == "body" && isView(symbols[$0].type)
    }
      || symbols.functions(of: id).contains {
        symbols[$0].name == "body" && isView(symbols[$0].returnType)
      }
  }

  /// The types of the properties with an observing wrapper.
  func classesObserved(by view: TypeID) -> [TypeID] {
    symbols.properties(of: view).filter { symbols[$0].attributes.contains { Wrapper($0) != nil } }
      .flatMap { inference.type(of: $0).candidates }
  }

  /// Whether an object that a view observes may notify for other objects.
  func hears(ofOthersThan observed: [TypeID], _ announcements: ObjectWillChangeUses) -> Bool {
    !announcements.involved.isDisjoint(with: observed + observed.flatMap(symbols.implementers))
  }
}
