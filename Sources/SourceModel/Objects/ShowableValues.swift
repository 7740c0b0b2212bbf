extension Objects {
  /// Whether a function returns a value that a view can show: not a view or an object, which update on their own, and
  /// not a stream.
  public func returnsShowableValue(_ reference: FunctionReference) -> Bool {
    let function = symbols[reference]
    guard let returned = function.returnType else { return false }
    if case .opaque = returned { return false }
    let scope = ScopeReference(file: reference.file, scope: function.scope)
    let type = symbols.resolve(returned, at: scope).unwrapped
    if case .function = type { return false }
    return !type.isStream
      && type.candidates.allSatisfy {
        [.struct, .enum].contains(symbols[$0].kind) && symbols.hostRole(of: $0) == nil
      }
  }
}

extension ResolvedType {
  /// Whether it is a publisher or an asynchronous sequence, which delivers changes itself.
  public var isStream: Bool {
    switch unwrapped {
    case .publisher: true
    case .external(let name, _):
      SDK.streamType
        .contains(name)
    default: false
    }
  }
}
