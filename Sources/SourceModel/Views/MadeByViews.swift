extension ProjectModel {
  /// Whether a view may run the initializer of a class while it is evaluated. It does not where all that the project shows
  /// of objects being made is static or global, in an `App`, in previews and tests, or in the making of such objects.
  public func mayBeMadeByViews(_ id: TypeID) -> Bool {
    var visited: Set<TypeID> = []
    return mayBeMadeByViews(id, &visited)
  }

  private func mayBeMadeByViews(_ id: TypeID, _ visited: inout Set<TypeID>) -> Bool {
    guard visited.insert(id).inserted else { return false }
    guard visited.count < 8, subtypes(of: id).isEmpty else { return true }
    var isMade = false
    for made in constructionCalls(of: id) {
      let scope = ScopeReference(file: made.file, scope: made.call.scope)
      isMade = true
      if mayBeMadeByViews(codeAt: scope, &visited) { return true }
    }
    return !isMade && !isDelegateOfApplication(id)
  }

  private func mayBeMadeByViews(codeAt scope: ScopeReference, _ visited: inout Set<TypeID>) -> Bool
  {
    if isInPreview(scope) { return false }
    let body = enclosingBody(of: scope)
    guard let type = enclosingType(of: scope) else { return body?.kind != .propertyInitializer }
    guard let body, [.propertyInitializer, .initializer].contains(body.kind), !isLazy(body, type)
    else { return true }
    if body.isStatic { return false }
    switch self[type].kind {
    case .class: return mayBeMadeByViews(type, &visited)
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
