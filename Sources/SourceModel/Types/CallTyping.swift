/// The type of a call's result, where it can be inferred from the code.
extension TypeInference {
  /// The type that a call of `Model` or `Model.init` creates a value of; nil when the callee is not a type.
  public func typeCreated(by callee: Expression, at scope: ScopeReference) -> ResolvedType? {
    var callee = callee.unwrapped
    if case .member(let base, "init") = callee.kind { callee = base }
    guard case .metatype(let made) = type(of: callee, at: scope).unwrapped else { return nil }
    return made
  }

  func result(
    of callee: Expression, _ arguments: [Expression.Argument], at scope: ScopeReference, depth: Int
  ) -> ResolvedType {
    // Resolved only once, because each lookup walks the whole chain before the call.
    var owner: ResolvedType?
    if case .member(let base, _) = callee.kind {
      owner = typeInChain(of: base, at: scope, depth: depth + 1)
    }
    if case .member(_, "init") = callee.kind, case .metatype(let instance)? = owner {
      return created(instance, with: arguments, at: scope, depth: depth)
    }
    return resultOfStandardCall(of: callee, owner, arguments, at: scope, depth: depth)
      ?? resolvedService(by: callee, owner, arguments, at: scope, depth: depth)
      ?? resultOfMember(callee, owner, arguments, at: scope, depth: depth)
      ?? publisher(madeBy: callee, arguments, at: scope, depth: depth)
      ?? resultOfFunction(callee, owner, arguments, at: scope, depth: depth)
      ?? resultOfDeclared(callee, owner, arguments, at: scope, depth: depth)
  }

  /// The service that a call of the Factory or Swinject package resolves: `resolve(\.model)`,
  /// `container.resolve(Model.self)`.
  private func resolvedService(
    by callee: Expression, _ owner: ResolvedType?, _ arguments: [Expression.Argument],
    at scope: ScopeReference, depth: Int
  ) -> ResolvedType? {
    if callee.kind == .name("resolve"), arguments.count == 1,
      case .keyPath(let root?, let components)? = arguments.first?.value.kind,
      case .external("Factory", let made) = value(
        at: components, of: symbols.resolve(root, at: scope), depth: depth + 1)
    {
      return made.first ?? .unknown
    }
    if case .member(_, "resolve") = callee.kind, let service = arguments.first?.value,
      owner?.isResolver == true,
      case .metatype(let instance) = type(of: service, at: scope, depth: depth + 1)
    {
      return .optional(instance)
    }
    return nil
  }

  /// The result of an enum case, of `get` on a `Result`, or of a member that transforms its owner.
  private func resultOfMember(
    _ callee: Expression, _ owner: ResolvedType?, _ arguments: [Expression.Argument],
    at scope: ScopeReference, depth: Int
  ) -> ResolvedType? {
    guard case .member(_, let name) = callee.kind, let owner else { return nil }
    if case .metatype(let instance) = owner,
      instance.candidates.contains(where: { isCase(name, of: $0) })
    {
      return instance
    }
    if name == "get", case .external("Result", let parts) = owner.unwrapped {
      return parts.first ?? .unknown
    }
    return transformed(owner, by: name, arguments, at: scope, depth: depth)
  }

  /// The result according to the type of the callee.
  private func resultOfDeclared(
    _ callee: Expression, _ owner: ResolvedType?, _ arguments: [Expression.Argument],
    at scope: ScopeReference, depth: Int
  ) -> ResolvedType {
    switch type(ofCallee: callee, owner, at: scope, depth: depth + 1) {
    case .optional(let element) where callee.unwrapped.isFirstOrLast: return .optional(element)
    case .function(let result): return result.isParameter ? .unknown : result
    case .metatype(let instance):
      return created(instance, with: arguments, at: scope, depth: depth)
    case .optional(.function(let result)): return result
    // A registration of the Factory package, called for the object that it creates.
    case .external("Factory", let made): return made.first ?? .unknown
    case let value where !value.candidates.isEmpty:
      guard case .function(let result)? = declaredMember("callAsFunction", of: value, depth: depth)
      else { return .unknown }
      return result
    default: return .unknown
    }
  }

  /// The type of the callee.
  /// - Parameter owner: The type whose member is called.
  private func type(
    ofCallee callee: Expression, _ owner: ResolvedType?, at scope: ScopeReference, depth: Int
  ) -> ResolvedType {
    guard depth < 20, let owner, case .member(_, let name) = callee.kind else {
      return typeInChain(of: callee, at: scope, depth: depth)
    }
    return member(name, of: owner, at: scope, depth: depth)
  }

  /// The type that a closure returns, resolved in the scope of its statements.
  func type(ofResult result: Expression, of closure: Expression, inFile file: Int, depth: Int)
    -> ResolvedType
  {
    guard let scope = symbols.files[file].scope(ofClosure: closure.range) else { return .unknown }
    return type(of: result, at: ScopeReference(file: file, scope: scope), depth: depth)
  }

  /// The type of the value that a key path's components lead to.
  func value(at components: [String], of root: ResolvedType, depth: Int) -> ResolvedType {
    var current = root
    for component in components {
      switch component {
      case "self": continue
      case "?", "!": current = current.wrapped
      case "[]":
        switch current {
        case .array(let element): current = element
        case .dictionary(let value): current = .optional(value)
        default: return .unknown
        }
      case "()": return .unknown
      default:
        current = member(
          component, of: current, at: ScopeReference(file: 0, scope: 0), depth: depth + 1)
      }
    }
    return components.contains("?") ? current.madeOptional : current
  }
}

extension ResolvedType {
  /// Whether the type is a resolver of the Swinject package.
  fileprivate var isResolver: Bool {
    guard case .external(let name, _) = unwrapped else { return false }
    return SDK.container.contains(name)
  }
}

extension Expression {
  /// Whether the expression has the form `items.first` or `items.last`, for calls with a predicate.
  fileprivate var isFirstOrLast: Bool {
    if case .member(_, let name) = kind { return name == "first" || name == "last" }
    return false
  }
}
