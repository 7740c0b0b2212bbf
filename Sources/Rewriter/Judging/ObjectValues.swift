import SourceModel

extension Expression {
  /// The `value` in `StateObject(wrappedValue: value)`, `.init(initialValue: value)` and similar calls.
  func wrappedArgument(of wrapper: Wrapper) -> Expression? {
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
  func constructs(_ types: [TypeID], at scope: ScopeReference, in model: ProjectModel) -> Bool {
    guard case .call(let callee, _) = unwrapped.kind else { return false }
    if case .implicitMember("init") = callee.kind { return true }
    return model.typeCreated(by: callee, at: scope) != nil
  }
}
