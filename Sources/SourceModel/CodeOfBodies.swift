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
      if case .argument(let call, let label, _) = scope.closure,
        let name = file.call(at: call)?.name,
        runsLater(name, label)
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
    if ["Button", "OpenURLAction", "accessibilityAction"].contains(name) { return label == nil }
    return name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
      || ["Task", "task", "async", "asyncAfter", "sink", "refreshable", "detached"].contains(name)
  }
}
