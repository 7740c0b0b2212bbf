/// A view that creates a model every time it is re-created discards all but the first instance, so deinitializers run
/// too.
extension InitializerReader {
  /// The deinitializers of a class and its superclasses.
  func deinitializerSteps(of id: TypeID) -> [Step] {
    model.classLineage(of: id).compactMap { type in
      let reference = model[type].primary
      guard model[reference].hasDeinitializer,
        let owner = model.files[reference.file].scopes.lazy
          .filter({ $0.parent == model[reference].scope }).compactMap(\.owner)
          .first(where: { $0.kind == .deinitializer }),
        let code = model.runCode(ofFile: reference.file).body(owner.body)
      else { return nil }
      return Step(label: model[type].name + ".deinit", code: code, isRelease: true)
    }
  }

  /// Whether a call runs a closure that a property of its object stores: `onClose?()`.
  func callsStoredClosure(_ call: Call, at scope: ScopeReference) -> Bool {
    guard let name = call.callee.ownName, let id = model.enclosingType(of: scope),
      model.localBinding(name, at: scope, position: call.range.lowerBound) == nil
    else { return false }
    return !model.members(of: id, named: name).properties.isEmpty
  }
}
