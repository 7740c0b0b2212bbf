extension Expression {
  /// The `value` in `StateObject(wrappedValue: value)`, `.init(initialValue: value)` and similar calls.
  public func wrappedArgument(of wrapper: Wrapper) -> Expression? {
    guard case .call(let callee, let arguments) = kind, let first = arguments.first,
      first.isInitialValue
    else { return nil }
    return callee.isInitializer(of: wrapper) ? first.value : nil
  }

  /// `StateObject`, `SwiftUI.StateObject`, `StateObject<M>`, `StateObject.init` or `.init`.
  func isInitializer(of wrapper: Wrapper) -> Bool {
    switch kind {
    case .name(let name): name == wrapper.rawValue
    case .implicitMember(let name): name == "init"
    case .specialized(let base, _): base.isInitializer(of: wrapper)
    case .member(let base, let name):
      name == "init" ? base.isInitializer(of: wrapper) : name == wrapper.rawValue
    default: false
    }
  }

  /// Whether the value is a new object: a call of an initializer of a known type, or of `.init`.
  public func constructs(_ types: [TypeID], at scope: ScopeReference, in inference: TypeInference)
    -> Bool
  {
    guard case .call(let callee, _) = unwrapped.kind else { return false }
    if case .implicitMember("init") = callee.kind { return true }
    return inference.typeCreated(by: callee, at: scope) != nil
  }

  /// The source text of the type in an initializer call: `Feature.Model` for `Feature.Model()`; nil for other
  /// expressions.
  public func constructedTypeName(at scope: ScopeReference, in inference: TypeInference) -> String?
  {
    guard case .call(let callee, _) = unwrapped.kind,
      case .metatype = inference.type(of: callee, at: scope),
      let path = callee.dottedPath
    else { return nil }
    return path.joined(separator: ".")
  }

  /// The range of `StateObject` or `StateObject<M>` in `StateObject(wrappedValue: …)`; nil for `.init(…)`.
  public var wrapperNameRange: ByteRange? {
    switch kind {
    case .call(let callee, _): callee.wrapperNameRange
    case .member(let base, "init"): base.wrapperNameRange
    case .name, .member, .specialized: range
    default: nil
    }
  }
}
