/// A binding that leads through a member: `$model.song.title`.
struct BindingPath: Sendable {
  let use: Projection
  /// The file of the use.
  let file: Int
  /// The position of the member behind `$x`.
  let position: Int
  /// The type of which it is a member.
  let owner: ResolvedType
  /// The members that follow it.
  var members: ArraySlice<String> { use.members[(position + 1)...] }
}

extension Usage {
  /// Whether a binding may lead to a property, or to one of the name of a value whose type is unknown.
  func mayBeBound(_ reference: PropertyReference) -> Bool {
    guard let id = symbols.declaringType(of: reference) else { return false }
    return bindings(through: symbols[reference].name).contains {
      $0.owner.isUnknown || symbols.relatives(of: id).contains(where: $0.owner.candidates.contains)
    }
  }

  /// The bindings in code of the product that lead through a member with the name.
  func bindings(through name: String) -> [BindingPath] {
    (uses.bindings[name] ?? []).filter { !symbols.isTest(file: $0.file) }
      .compactMap { located in
        guard let position = located.use.members.firstIndex(where: { $0.firstName == name }),
          let owner = owner(of: name, in: located.use, inFile: located.file)
        else { return nil }
        return BindingPath(
          use: located.use, file: located.file, position: position, owner: owner)
      }
  }

  /// The type of which a member behind `$x` is a member.
  func owner(of name: String, in use: Projection, inFile number: Int) -> ResolvedType? {
    guard let position = use.members.firstIndex(where: { $0.firstName == name }) else { return nil }
    let scope = ScopeReference(file: number, scope: use.scope)
    let root =
      use.base.map {
        inference.member(use.name, of: inference.type(of: $0, at: scope), at: scope, depth: 0)
      } ?? inference.type(of: Expression(.name(use.name), range: use.nameRange), at: scope)
    let before = use.members[..<position].filter { $0 != "wrappedValue" }
    return inference.value(at: before, of: root, depth: 0)
  }
}

extension String {
  /// `items` of `items?.first(where:)`
  var firstName: String { String(prefix { $0 != "." && $0 != "(" && $0 != "?" }) }
}
