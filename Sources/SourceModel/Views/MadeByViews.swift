extension ProjectModel {
  /// Whether a view may run the initializer of a class while it is evaluated. It does not where all that the project shows
  /// of objects being made is static or global, in an `App`, in previews and tests, or in the making of such objects.
  /// - Parameter isApart: Whether code at a place in the file of a number makes objects apart from all views.
  public func mayBeMadeByViews(_ id: TypeID, isApart: (Int, ByteRange) -> Bool) -> Bool {
    var visited: Set<TypeID> = []
    return mayBeMadeByViews(id, isApart, &visited)
  }

  private func mayBeMadeByViews(
    _ id: TypeID, _ isApart: (Int, ByteRange) -> Bool, _ visited: inout Set<TypeID>
  ) -> Bool {
    guard visited.insert(id).inserted else { return false }
    guard visited.count < 8, subtypes(of: id).isEmpty else { return true }
    var isMade = false
    for made in constructionCalls(of: id) {
      let scope = ScopeReference(file: made.file, scope: made.call.scope)
      isMade = true
      if !isApart(made.file, made.call.range), mayBeMadeByViews(codeAt: scope, isApart, &visited) {
        return true
      }
    }
    return !isMade && !isDelegateOfApplication(id)
  }

  private func mayBeMadeByViews(
    codeAt scope: ScopeReference, _ isApart: (Int, ByteRange) -> Bool,
    _ visited: inout Set<TypeID>
  ) -> Bool {
    if isInPreview(scope) { return false }
    let body = enclosingBody(of: scope)
    guard let type = enclosingType(of: scope) else { return body?.kind != .propertyInitializer }
    guard let body, [.propertyInitializer, .initializer].contains(body.kind), !isLazy(body, type)
    else { return true }
    if body.isStatic { return false }
    switch self[type].kind {
    case .class: return mayBeMadeByViews(type, isApart, &visited)
    case .struct, .enum: return hostRole(of: type) != .app
    default: return true
    }
  }

  private func isLazy(_ body: BodyOwner, _ type: TypeID) -> Bool {
    body.kind == .propertyInitializer
      && members(of: type, named: body.name).properties.contains { self[$0].isLazy }
  }

  /// Whether the system makes the object before any view.
  private func isDelegateOfApplication(_ id: TypeID) -> Bool {
    lineage(of: id).contains { ancestor in
      supertypes(of: ancestor).contains {
        ["UIApplicationDelegate", "NSApplicationDelegate"].contains($0.name.simpleName ?? "")
      }
    }
  }
}

/// Which views make others.
extension ProjectModel {
  /// The first view that makes one of some views while it is evaluated and does not observe an object of a class, and where it
  /// does so.
  public func makerNotObserving(
    _ observed: TypeID, of views: [TypeID], _ announcements: Announcements
  ) -> (view: TypeID, site: Site)? {
    for view in views {
      for made in constructionCalls(of: view) {
        let scope = ScopeReference(file: made.file, scope: made.call.scope)
        guard let maker = enclosingType(of: scope), maker != view, made.isCertain,
          !observes(observed, maker, announcements), isEvaluated(scope, in: maker)
        else { continue }
        return (maker, files[made.file].site(made.call.range))
      }
    }
    return nil
  }

  /// Whether code of a scope is part of evaluating a view of the app.
  public func isEvaluated(_ scope: ScopeReference, in host: TypeID) -> Bool {
    self[host].kind == .struct && hostRole(of: host) == .view && hasViewBody(host)
      && runsWithBody(scope.scope, inFile: scope.file) && !isInPreview(scope)
      && mayGiveSomethingToShow(scope, in: host)
  }

  /// Whether a view is told of all changes of objects of a class.
  public func observes(_ type: TypeID, _ view: TypeID, _ announcements: Announcements) -> Bool {
    let observed = classesObserved(by: view)
    return !Set(observed).isDisjoint(with: relatives(of: type))
      || hears(ofOthersThan: observed, announcements)
  }

  /// Whether a type has a `body` that is made of views, as a view or a modifier.
  public func hasViewBody(_ id: TypeID) -> Bool {
    func isView(_ type: TypeName?) -> Bool {
      guard case .opaque(let shown)? = type else { return false }
      return shown.isNamed("View", in: ["SwiftUI"])
    }
    return properties(of: id).contains { self[$0].name == "body" && isView(self[$0].type) }
      || functions(of: id).contains { self[$0].name == "body" && isView(self[$0].returnType) }
  }
}
