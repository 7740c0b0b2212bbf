/// The members and functions that code belongs to.
extension ViewGraphBuilder {
  /// The outermost member or function that encloses code.
  struct Unit: Hashable {
    let node: Node?
    /// Whether the code is in a nested function, whose uses are not followed.
    let isNested: Bool
    let isPreview: Bool
  }

  /// The units, by number.
  struct Units {
    private var all: [Unit] = []
    private var numbers: [Unit: Int] = [:]
    /// For each requested file, the unit number of each scope, or -1.
    private var ofScopes: [Int: [Int32]] = [:]

    subscript(number: Int) -> Unit { all[number] }

    func number(at scope: ScopeReference) -> Int? {
      guard let number = ofScopes[scope.file]?[scope.scope], number >= 0 else { return nil }
      return Int(number)
    }

    /// - Parameter count: The number of scopes in the file.
    mutating func add(_ unit: Unit, at scope: ScopeReference, among count: Int) -> Int {
      let number = numbers[unit] ?? all.count
      if number == all.count {
        all.append(unit)
        numbers[unit] = number
      }
      ofScopes[scope.file, default: Array(repeating: -1, count: count)][scope.scope] = Int32(number)
      return number
    }
  }

  /// The number of the unit that code belongs to.
  mutating func unit(of scope: ScopeReference) -> Int {
    if let known = units.number(at: scope) { return known }
    let count = symbols.files[scope.file].scopes.count
    return units.add(findUnit(of: scope), at: scope, among: count)
  }

  private func findUnit(of scope: ScopeReference) -> Unit {
    let number = scope.file
    let file = symbols.files[number]
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
          symbols.type(ofDeclaration: declaration, inFile: number).map {
            .member($0, owner.name)
          }
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

/// The platforms that compile code, and the conditions under which it runs.
extension ViewGraphBuilder {
  /// The conditions that hold where code runs, each of which the code has evaluated in full. The text before `else` contains
  /// the other branch.
  func conditions(of place: Place) -> [String] {
    guard let body = symbols.enclosingBody(of: place.scope)?.body else { return [] }
    return symbols.files[place.scope.file].conditions(of: place.range, in: body)
      .filter { $0.whenTrue && !["||", "?", "{"].contains(where: $0.text.contains) }.map(\.text)
  }

  func platforms(of place: Place) -> Platforms {
    symbols.platforms(at: place.range.lowerBound, ofFile: place.scope.file)
  }

  /// Whether some platform compiles both the place and the declaration of a view.
  func isCompiled(_ target: Node, with place: Place) -> Bool {
    guard let id = target.view else { return true }
    return symbols[id].declarations.contains { reference in
      !symbols.platforms(at: symbols[reference].range.lowerBound, ofFile: reference.file)
        .isDisjoint(with: platforms(of: place))
    }
  }
}
