/// Separates code that runs while a view's body is evaluated from code that runs later.
extension ProjectModel {
  /// Whether code may run while a view is evaluated: it is not in an action of a view, nor in a member that only
  /// actions use. Creating a view counts as part of evaluating the view that shows it.
  func mayBeEvaluated(_ scope: ScopeReference) -> Bool {
    guard let host = enclosingType(of: scope), hostRole(of: host) != nil else { return true }
    if [.initializer, .propertyInitializer].contains(enclosingBody(of: scope)?.kind) {
      return runsAtOnce(scope)
    }
    return runsWithBody(scope.scope, inFile: scope.file) && !isUsedOnlyByActions(scope, in: host)
      && (mayProvideValue(scope, in: host) || isUpdate(scope))
  }

  /// Whether code is in `updateUIView` or a similar method, which updates a view without returning one.
  private func isUpdate(_ scope: ScopeReference) -> Bool {
    enclosingBody(of: scope)?.name.hasPrefix("update") == true
  }

  /// Whether code of a view can provide something to show: it is neither in a function without a result nor in a member
  /// that only actions use.
  public func mayProvideShownValue(_ scope: ScopeReference, in view: TypeID) -> Bool {
    mayProvideValue(scope, in: view) && !isUsedOnlyByActions(scope, in: view)
  }

  /// Whether code is in a member of a view that only code which runs later uses: actions, and other such members.
  func isUsedOnlyByActions(_ scope: ScopeReference, in view: TypeID) -> Bool {
    var visited: Set<String> = []
    return enclosingBody(of: scope).map { isUsedOnlyByActions($0.name, in: view, &visited) }
      ?? false
  }

  private func isUsedOnlyByActions(_ member: String, in view: TypeID, _ visited: inout Set<String>)
    -> Bool
  {
    if member == "body" { return false }
    guard visited.insert(member).inserted else { return true }
    let members = members(of: view, named: member)
    let declared = Set(
      (members.properties.map { ($0.file, self[$0].nameRange) }
        + members.functions.map { ($0.file, self[$0].nameRange) }).map {
          FileOffset(file: $0.0, offset: $0.1.lowerBound)
        })
    var isUsed = false
    for declaration in self[view].declarations {
      let file = files[declaration.file]
      for word in file.words(member, in: self[declaration].memberBlock)
      where !declared.contains(.init(file: declaration.file, offset: word.lowerBound)) {
        isUsed = true
        let scope = file.innermostScope(at: word.lowerBound)
        guard runsWithBody(scope, inFile: declaration.file) else { continue }
        let place = ScopeReference(file: declaration.file, scope: scope)
        guard let owner = enclosingBody(of: place), owner.name != "body",
          isUsedOnlyByActions(owner.name, in: view, &visited)
        else { return false }
      }
    }
    return isUsed
  }

  /// Whether code of a view can provide something for the body to show. A function without a result is called for its
  /// effect.
  func mayProvideValue(_ scope: ScopeReference, in id: TypeID) -> Bool {
    guard let body = enclosingBody(of: scope), body.kind == .function else { return true }
    return !members(of: id, named: body.name).functions.contains {
      $0.file == scope.file && self[$0].body == body.body && self[$0].returnType == nil
    }
  }
}
