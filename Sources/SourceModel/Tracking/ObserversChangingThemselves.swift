/// Observers that change their own property in place. A plain property does not run them again, a tracked one does.
extension Tracking {
  /// Whether an observer may change its own property in place: a part of the value, or by a method of it.
  func changesItself(_ reference: PropertyReference) -> Bool {
    let property = symbols[reference]
    guard let block = property.accessorBlock, !inference.isObject(inference.type(of: reference))
    else {
      return false
    }
    func isOwn(_ expression: Expression, _ scope: Int) -> Bool {
      let scope = ScopeReference(file: reference.file, scope: scope)
      return graph.rootProperty(of: expression, at: scope) == property.name
    }
    let calls = symbols.files[reference.file].uses.calls.starting(in: block)
    return graph.writes(in: block, ofFile: reference.file).contains { isOwn($0.target, $0.scope) }
      || calls.contains { call in
        guard case .member(let base, let method) = call.callee.kind, isOwn(base, call.scope) else {
          return false
        }
        let type = inference.type(of: base, at: .init(file: reference.file, scope: call.scope))
        return !isOfKnownMethods(type) && !SDK.callsClosureNow.contains(method)
      }
  }

  /// Whether the methods of a type that change the value are known: it is a type of the project or a basic one.
  private func isOfKnownMethods(_ type: ResolvedType) -> Bool {
    switch type.unwrapped {
    case .array, .dictionary, .tuple, .nominal: true
    case .external(let name, _):
      SDK.standardType.contains(name) || SDK.standardContainer.contains(name)
        || SDK.valueType.contains(name) || ["Set", "Data"].contains(name)
    default: false
    }
  }
}
