/// The type of an expression that has one of several values.
extension TypeInference {
  /// The common type of the values of a ternary, of branches or of an array literal. Literals and `.member` take the type
  /// of the other values.
  func common(_ values: [Expression], _ type: (Expression) -> ResolvedType) -> ResolvedType {
    let types = values.map(type)
    let common = common(zip(values, types).map { ($0.withoutParentheses, $1.wrapped) })
    return types.contains { $0 != $0.wrapped } ? common.madeOptional : common
  }

  /// The type of an expression in the innermost scope that contains it.
  func typeInOwnScope(of value: Expression, inFile file: Int, depth: Int) -> ResolvedType {
    let scope = symbols.files[file].innermostScope(at: value.range.lowerBound)
    return type(of: value, at: ScopeReference(file: file, scope: scope), depth: depth)
  }

  private func common(_ values: [(value: Expression, type: ResolvedType)]) -> ResolvedType {
    let adapting = values.filter { $0.value.takesTypeFromContext }
    let fixed = values.filter { !$0.value.takesTypeFromContext && !$0.type.isNever }.map(\.type)
    guard let first = fixed.first else { return .common(ofLiterals: adapting.map(\.type)) }
    guard fixed.allSatisfy({ $0 == first }) else { return .unknown }
    return adapting.allSatisfy { $0.type.mayBeLiteral(of: first) } ? first : .unknown
  }

  /// The result of operators of the standard library; unknown if the operands may have operators of their own.
  func result(
    of operation: Expression.Operation, _ operands: [(value: Expression, type: ResolvedType)]
  ) -> ResolvedType {
    let bool = ResolvedType.external("Bool", arguments: [])
    let type = common(operands.map { ($0.value.withoutParentheses, $0.type.wrapped) })
    switch operation {
    case .test: return bool
    case .logical: return operands.allSatisfy { $0.type == bool } ? bool : .unknown
    case .comparison: return type.standardName == nil && type.candidates.isEmpty ? .unknown : bool
    case .arithmetic:
      if case .array = type { return type }
      return type.standardName == nil || type == bool ? .unknown : type
    }
  }

  /// The type of `a ?? b`.
  func coalescing(_ first: ResolvedType, _ other: ResolvedType, _ value: Expression)
    -> ResolvedType
  {
    let wrapped = first.wrapped
    let known = wrapped.isUnknown ? other.wrapped : wrapped
    if value.takesTypeFromContext || other.isNever {
      return value.kind == .literal(.nil) ? known.madeOptional : known
    }
    // The other value has the same type, though it may be optional.
    if other.isUnknown { return wrapped.isUnknown ? .unknown : wrapped }
    return other == other.wrapped ? known : known.madeOptional
  }
}

extension ResolvedType {
  /// The type without one level of optionality.
  var wrapped: ResolvedType {
    if case .optional(let type) = self { return type }
    return self
  }

  /// The type as an optional chain or `try?` gives it: optional, but not twice.
  var madeOptional: ResolvedType {
    if case .optional = self { return self }
    return .optional(self)
  }

  fileprivate var isNever: Bool { self == .external("Never", arguments: []) }

  /// Whether a literal that has this type by itself may have another type instead.
  func mayBeLiteral(of other: ResolvedType) -> Bool {
    switch (standardName, other.wrapped) {
    case ("Int", .external(let name, _)), ("Double", .external(let name, _)):
      !SDK.standardType.contains(name) || SDK.parsedFromText.contains(name) && name != "Bool"
    case ("String", .external(let name, _)): !SDK.parsedFromText.contains(name)
    case ("Bool", let other): other.standardName == nil || other == self
    default: standardName == nil
    }
  }

  /// The type of values of which all are literals.
  fileprivate static func common(ofLiterals types: [ResolvedType]) -> ResolvedType {
    let known = types.filter { !$0.isUnknown }
    guard let first = known.first else { return .unknown }
    if known.allSatisfy({ $0 == first }) { return first }
    let numbers = ["Int", "Double"].map { ResolvedType.external($0, arguments: []) }
    return known.allSatisfy(numbers.contains) ? numbers[1] : .unknown
  }
}

extension Expression {
  var withoutParentheses: Expression {
    if case .tuple(let elements) = kind, elements.count == 1 {
      return elements[0].withoutParentheses
    }
    return self
  }

  /// Whether the surrounding code may give the expression its type: a literal, `.member`, a closure.
  var takesTypeFromContext: Bool {
    switch kind {
    case .literal, .implicitMember, .closure, .identityClosure: true
    case .array(let elements): elements.isEmpty
    case .member(let base, _), .call(let base, _): base.isImplicit
    default: false
    }
  }

  /// Whether the expression begins with `.member`.
  private var isImplicit: Bool {
    switch kind {
    case .implicitMember: true
    case .member(let base, _), .call(let base, _): base.isImplicit
    default: false
    }
  }

  /// Whether the expression is an optional chain as a whole: `a?.b`, `a?.b.c()`.
  var endsOptionalChain: Bool {
    switch kind {
    case .member(let base, _), .call(let base, _), .element(let base, _), .forceUnwrap(let base),
      .specialized(let base, _):
      base.continuesOptionalChain
    default: false
    }
  }

  private var continuesOptionalChain: Bool {
    if case .optionalChain = kind { true } else { endsOptionalChain }
  }
}

extension Expression.Literal {
  var resolvedType: ResolvedType {
    switch self {
    case .string: .external("String", arguments: [])
    case .integer: .external("Int", arguments: [])
    case .float: .external("Double", arguments: [])
    case .boolean: .external("Bool", arguments: [])
    case .dictionary: .dictionary(.unknown)
    case .regex: .external("Regex", arguments: [])
    case .nil: .optional(.unknown)
    }
  }
}
