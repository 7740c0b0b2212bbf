/// A view that creates a model every time it is re-created discards all but the first instance, so deinitializers run
/// too.
extension Initializers {
  /// The deinitializers of a class and its superclasses.
  func deinitializerSteps(of id: TypeID) -> [Step] {
    symbols.classLineage(of: id).compactMap { type in
      let reference = symbols[type].primary
      guard symbols[reference].hasDeinitializer,
        let owner = symbols.files[reference.file].scopes.lazy
          .filter({ $0.parent == self.symbols[reference].scope }).compactMap(\.owner)
          .first(where: { $0.kind == .deinitializer }),
        let code = graph.runCode(ofFile: reference.file).body(owner.body)
      else { return nil }
      return Step(
        label: symbols[type].name + ".deinit", code: code, isOnCreated: true, isRelease: true)
    }
  }

  /// Whether a call runs a closure that a property of its object stores: `onClose?()`.
  func callsStoredClosure(_ call: Call, at scope: ScopeReference) -> Bool {
    guard let name = call.callee.ownName, let id = symbols.enclosingType(of: scope),
      symbols.localBinding(name, at: scope, position: call.range.lowerBound) == nil
    else { return false }
    return !symbols.members(of: id, named: name).properties.isEmpty
  }
}
