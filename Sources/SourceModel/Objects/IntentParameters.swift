extension Objects {
  /// Whether a key path without a root refers to a parameter of App Intents: `Summary("Add \(\.$title)")`. Such a key
  /// path is in an intent, or in code of its own type, where the name is that of a property with another wrapper.
  func isOfIntents(_ use: ProjectedKeyPath, named name: String, at scope: ScopeReference) -> Bool {
    guard use.root == nil, use.receiver == nil, let host = symbols.enclosingType(of: scope) else {
      return false
    }
    let isIntent = symbols.lineage(of: host).contains { ancestor in
      symbols.supertypes(of: ancestor).contains { Symbols.isIntent($0.name) }
    }
    if isIntent { return true }
    let own = symbols.members(of: host, named: name).properties
    return !own.isEmpty
      && own.allSatisfy {
        let property = symbols[$0]
        return property.attribute(.published) == nil && !property.attributes.isEmpty
      }
  }
}
