/// Separates code that runs while a view's body is evaluated from code that runs later.
extension ProjectModel {
  /// Whether the code of a scope runs while a view is evaluated, judged by the closures that enclose it.
  public func runsWithBody(_ scope: Int, inFile number: Int) -> Bool {
    let file = files[number]
    var index: Int? = scope
    while let current = index {
      let scope = file.scopes[current]
      if let owner = scope.owner {
        return owner.kind == .accessor || owner.kind == .function && owner.name != "makeCoordinator"
      }
      if case .argument(let range, let label, _) = scope.closure,
        let call = file.call(at: range),
        runsLater(call.name, label) && !call.takesAction(besides: label)
          || isStoredAction(ScopeReference(file: number, scope: current), handedTo: call, label)
      {
        return false
      }
      index = scope.parent
    }
    return false
  }

  /// The same for code of the type itself. The code of a nested type belongs to that type.
  func runsWithBody(_ scope: Int, of id: TypeID, inFile number: Int) -> Bool {
    runsWithBody(scope, inFile: number)
      && enclosingType(of: ScopeReference(file: number, scope: scope)) == id
  }

  /// Whether a closure that is passed to a call with this name is an action.
  public func runsLater(_ name: String, _ label: String?) -> Bool {
    if label.map(SDK.actionLabel.contains) == true { return true }
    if SDK.takesAction.contains(name) {
      return label == nil || label?.looksLikeEventName == true
    }
    return name.looksLikeEventName || label?.looksLikeEventName == true
      || SDK.runsClosureLater.contains(name)
  }

  /// Whether code may run while a view is evaluated: it is not in an action of a view, nor in a member that only
  /// actions use. Creating a view counts as part of evaluating the view that shows it.
  func mayBeEvaluated(_ scope: ScopeReference) -> Bool {
    guard let host = enclosingType(of: scope), hostRole(of: host) != nil else { return true }
    if [.initializer, .propertyInitializer].contains(enclosingBody(of: scope)?.kind) {
      return !isInsideClosure(scope)
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
          ModelCache.Place(file: $0.0, offset: $0.1.lowerBound)
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
}

extension Call {
  /// Whether the call has an `action` argument, so that the unlabeled closure is its label:
  /// `Button(action: send) { … }`.
  fileprivate func takesAction(besides label: String?) -> Bool {
    label == nil && arguments.contains { $0.label == "action" }
  }
}
