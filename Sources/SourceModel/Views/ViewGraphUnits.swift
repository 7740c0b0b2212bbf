/// Which member or function code belongs to.
extension ViewGraphBuilder {
  /// The outermost member or function that code belongs to.
  struct Unit: Hashable {
    let node: Node?
    /// Inside a function that is declared there, whose uses are not followed.
    let isNested: Bool
    let isPreview: Bool
  }

  mutating func unit(of scope: ScopeReference) -> Unit {
    if let known = units[scope] { return known }
    let unit = findUnit(of: scope)
    units[scope] = unit
    return unit
  }

  private func findUnit(of scope: ScopeReference) -> Unit {
    let number = scope.file
    let file = model.files[number]
    var owners: [BodyOwner] = []
    var index: Int? = scope.scope
    var isPreview = false
    while let current = index {
      let scope = file.scopes[current]
      if let owner = scope.owner { owners.append(owner) }
      if case .macro("Preview")? = scope.closure { isPreview = true }
      if case .type(let declaration) = scope.kind {
        guard let owner = owners.last else {
          return Unit(node: nil, isNested: false, isPreview: isPreview)
        }
        let node: Node =
          model.type(ofDeclaration: declaration, inFile: number).map { .member($0, owner.name) }
          ?? .outsideMember(file.types[declaration].name, owner.name)
        let inherits = file.types[declaration].inheritance
        return Unit(
          node: node, isNested: owners.count > 1,
          isPreview: isPreview
            || inherits.contains { $0.type.simpleName == "PreviewProvider" })
      }
      index = scope.parent
    }
    return Unit(
      node: owners.last.map { .function($0.name) }, isNested: owners.count > 1,
      isPreview: isPreview)
  }
}
