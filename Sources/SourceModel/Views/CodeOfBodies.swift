/// What runs while a view is evaluated, and what runs later.
extension ProjectModel {
  /// Whether the code of a scope runs while a view is evaluated, as far as the closures around it tell.
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
          || isKeptToAct(ScopeReference(file: number, scope: current), handedTo: call, label)
      {
        return false
      }
      index = scope.parent
    }
    return false
  }

  /// The same, of a type's own code: that of a type nested in it is another's.
  func runsWithBody(_ scope: Int, of id: TypeID, inFile number: Int) -> Bool {
    runsWithBody(scope, inFile: number)
      && enclosingType(of: ScopeReference(file: number, scope: scope)) == id
  }

  /// Whether a closure that is handed to a call of the name is an action.
  public func runsLater(_ name: String, _ label: String?) -> Bool {
    if ["action", "perform", "set", "completion"].contains(label) { return true }
    if [
      "Button", "OpenURLAction", "accessibilityAction", "fileImporter", "fileExporter", "fileMover",
    ].contains(name) {
      return label == nil || label?.namesEvent == true
    }
    return name.namesEvent || label?.namesEvent == true
      || ["Task", "task", "async", "asyncAfter", "sink", "refreshable", "detached"].contains(name)
  }

  /// Whether code may run while a view is evaluated: it is no action of a view, nor in a member that only actions name. What
  /// makes a view runs while that is evaluated which shows it.
  func mayBeEvaluated(_ scope: ScopeReference) -> Bool {
    guard let host = enclosingType(of: scope), hostRole(of: host) != nil else { return true }
    if [.initializer, .propertyInitializer].contains(enclosingBody(of: scope)?.kind) {
      return !isInsideClosure(scope)
    }
    return runsWithBody(scope.scope, inFile: scope.file) && !isOnlyUsedLater(scope, in: host)
      && (givesSomethingBack(scope, in: host) || isUpdate(scope))
  }

  /// Whether code stands in `updateUIView` or the like, which shows something without giving it back.
  private func isUpdate(_ scope: ScopeReference) -> Bool {
    enclosingBody(of: scope)?.name.hasPrefix("update") == true
  }

  /// Whether code of a view that runs while it is evaluated can give it something to show: it stands in no function without a
  /// result, nor in what only actions use.
  public func mayGiveSomethingToShow(_ scope: ScopeReference, in view: TypeID) -> Bool {
    givesSomethingBack(scope, in: view) && !isOnlyUsedLater(scope, in: view)
  }

  /// Whether code stands in a member of a view that only code which runs later names: actions, and other such members.
  func isOnlyUsedLater(_ scope: ScopeReference, in view: TypeID) -> Bool {
    var visited: Set<String> = []
    return enclosingBody(of: scope).map { isOnlyUsedLater($0.name, in: view, &visited) } ?? false
  }

  private func isOnlyUsedLater(_ member: String, in view: TypeID, _ visited: inout Set<String>)
    -> Bool
  {
    if member == "body" { return false }
    guard visited.insert(member).inserted else { return true }
    let members = members(of: view, named: member)
    let declared = Set(
      (members.properties.map { ($0.file, self[$0].nameRange) }
        + members.functions.map { ($0.file, self[$0].nameRange) }).map {
          Remembered.Place(file: $0.0, offset: $0.1.lowerBound)
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
          isOnlyUsedLater(owner.name, in: view, &visited)
        else { return false }
      }
    }
    return isUsed
  }
}

extension Call {
  /// Whether an action is given under its name, and the closure without one is the label: `Button(action: send) { … }`.
  fileprivate func takesAction(besides label: String?) -> Bool {
    label == nil && arguments.contains { $0.label == "action" }
  }
}
