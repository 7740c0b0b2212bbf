/// The type of an expression, where it can be inferred from the code.
extension TypeInference {
  public func type(of expression: Expression, at scope: ScopeReference) -> ResolvedType {
    type(of: expression, at: scope, depth: 0)
  }

  func type(of expression: Expression, at scope: ScopeReference, depth: Int) -> ResolvedType {
    let type = typeInChain(of: expression, at: scope, depth: depth)
    return expression.endsOptionalChain ? type.madeOptional : type
  }

  /// The type of an expression that a chain continues: in `a?.b.c`, `a?.b` has the type of `b`.
  func typeInChain(of expression: Expression, at scope: ScopeReference, depth: Int) -> ResolvedType
  {
    guard depth < 20 else { return .unknown }
    switch expression.kind {
    case .name(let name):
      return typeOfName(name, at: scope, position: expression.range.lowerBound, depth: depth + 1)
    case .selfReference:
      return symbols.collectionExtended(at: scope) ?? symbols.selfType(at: scope)
    case .superReference: return supertype(at: scope)
    case .member(let base, let name):
      let owner = typeInChain(of: base, at: scope, depth: depth + 1)
      return member(name, of: owner, at: scope, depth: depth)
    case .call(let callee, let arguments):
      return result(of: callee, arguments, at: scope, depth: depth)
    case .specialized(let base, let arguments):
      let inner = typeInChain(of: base, at: scope, depth: depth + 1)
      guard case .metatype(let instance) = inner else { return inner }
      return .metatype(symbols.apply(arguments, to: instance, at: scope, depth: 0))
    case .optionalChain(let base), .forceUnwrap(let base):
      return typeInChain(of: base, at: scope, depth: depth + 1).wrapped
    case .element(_, let index) where index.path != nil:
      return index.path.map { value(atPath: $0, at: scope, depth: depth) } ?? .unknown
    case .element(let base, let index):
      return element(
        of: typeInChain(of: base, at: scope, depth: depth + 1).unwrapped, at: index, depth: depth)
    default: return typeOfOperands(in: expression, at: scope, depth: depth)
    }
  }

  /// The type of an expression that is no chain, from the types of its parts.
  private func typeOfOperands(in expression: Expression, at scope: ScopeReference, depth: Int)
    -> ResolvedType
  {
    func typed(_ part: Expression) -> ResolvedType { type(of: part, at: scope, depth: depth + 1) }
    switch expression.kind {
    case .optionalTry(let value): return typed(value).madeOptional
    case .cast(_, let target, let isConditional):
      let resolved = symbols.resolve(target, at: scope)
      return isConditional ? .optional(resolved) : resolved
    case .ternary(let first, let second): return common([first, second], typed)
    case .coalescing(let first, let second):
      return coalescing(typed(first), typed(second), second.withoutParentheses)
    case .operation(let operation, let operands):
      return result(of: operation, operands.map { ($0, typed($0)) })
    case .branches(let values):
      return common(values) { typeInOwnScope(of: $0, inFile: scope.file, depth: depth + 1) }
    case .dictionary(let values): return .dictionary(common(values, typed))
    case .array(let elements): return .array(common(elements, typed))
    case .tuple(let elements):
      if elements.count == 1 { return typed(elements[0]) }
      return .tuple(elements.map { .init(label: nil, type: typed($0)) })
    case .labeledTuple(let elements):
      return .tuple(elements.map { .init(label: $0.label, type: typed($0.value)) })
    case .type(let name): return .metatype(symbols.resolve(name, at: scope))
    case .inOut(let inner): return typed(inner)
    case .literal(let literal): return literal.resolvedType
    case .payload(let name, let index, let matched):
      let owner = matched.map(typed) ?? .unknown
      if name == "some", case .optional(let wrapped) = owner { return wrapped }
      return payload(of: name, index, in: owner.instance)
    case .closure(let result?):
      return .function(type(ofResult: result, of: expression, inFile: scope.file, depth: depth + 1))
    default: return .unknown
    }
  }

  /// The first supertype in the project of the type whose code a scope belongs to.
  private func supertype(at scope: ScopeReference) -> ResolvedType {
    guard let id = symbols.selfType(at: scope).candidates.first else { return .unknown }
    return symbols.supertypes(of: id).lazy.map(\.resolved).first { !$0.candidates.isEmpty }
      ?? .unknown
  }

  private func typeOfName(
    _ name: String, at reference: ScopeReference, position: Int, depth: Int
  ) -> ResolvedType {
    guard depth < 20 else { return .unknown }
    if name.hasPrefix("$"), let index = Int(name.dropFirst()) {
      return closureParameterType(anonymous: index, at: reference, depth: depth)
    }
    if name.hasPrefix("$"), name.dropFirst().first?.isNumber == false {
      let plain = String(name.dropFirst())
      let wrapped = typeOfName(plain, at: reference, position: position, depth: depth)
      return isPublished(plain, at: reference) ? .publisher(wrapped) : .projection(wrapped)
    }
    for (index, scope) in symbols.scopes(around: reference) {
      if let found = scope.binding(name, at: position) {
        return type(of: found, at: ScopeReference(file: reference.file, scope: index), depth: depth)
      }
      if case .type(let declaration) = scope.kind,
        let found = declaredMember(
          name, of: symbols.selfType(ofDeclaration: declaration, inFile: reference.file),
          depth: depth)
      {
        return found
      }
    }
    symbols.ask(.global(name))
    symbols.ask(.type(name))
    if let globals = symbols.globalProperties[name],
      let first = globals.first(where: { $0.file == reference.file }) ?? globals.first
    {
      return type(of: first, depth: depth)
    }
    if let functions = symbols.globalFunctions[name] { return results(functions) }
    if name.looksLikeTypeName || symbols.topLevelTypes[name] != nil {
      return .metatype(symbols.lookup(name, at: reference, depth: 0))
    }
    if symbols.lowercaseTypes.contains(name),
      case .nominal(let types, let arguments) = symbols.lookup(name, at: reference, depth: 0)
    {
      return .metatype(.nominal(types, arguments: arguments))
    }
    return .unknown
  }

  private func isPublished(_ name: String, at reference: ScopeReference) -> Bool {
    guard let id = symbols.enclosingType(of: reference) else { return false }
    return symbols.members(of: id, named: name).properties.contains {
      symbols[$0].attribute(.published) != nil
    }
  }

  func type(of binding: LocalBinding, at scope: ScopeReference, depth: Int) -> ResolvedType {
    if let name = binding.type { return symbols.resolve(name, at: scope) }
    guard let value = binding.value else {
      return binding.kind == .closureParameter
        ? closureParameterType(named: binding.name, toClosure: scope) : .unknown
    }
    var valueScope = scope
    if binding.kind.isReadOutside,
      let parent = symbols.files[scope.file].scopes[scope.scope].parent,
      symbols.files[scope.file].scopes[scope.scope].kind == .closure
    {
      valueScope = ScopeReference(file: scope.file, scope: parent)
    }
    // In `row?.items.forEach { … }`, the closure receives what the chain continues with.
    let resolved =
      binding.kind.isElement
      ? typeInChain(of: value, at: valueScope, depth: depth + 1)
      : type(of: value, at: valueScope, depth: depth + 1)
    switch binding.kind {
    case .unwrapped: return resolved.wrapped
    case .element:
      let element = resolved.iterationElement
      // `self.map { $0.update() }` on a weak `self`
      return element.isUnknown && value.isSelf && isWeakSelf(at: valueScope) ? resolved : element
    case .elementPart(let index): return resolved.iterationElement.part(index)
    case .part(let index): return resolved.part(index)
    default: return resolved
    }
  }

  /// Whether a closure around the code captures `self` weakly.
  private func isWeakSelf(at scope: ScopeReference) -> Bool {
    symbols.scopes(around: scope).contains {
      $0.scope.kind == .closure
        && symbols.files[scope.file].capturesWeakly("self", in: $0.scope.range)
    }
  }

  /// The type of a property when it is read, without its wrapper.
  public func type(of reference: PropertyReference) -> ResolvedType {
    type(of: reference, depth: 0)
  }

  func type(of reference: PropertyReference, depth: Int) -> ResolvedType {
    type(of: symbols[reference], inFile: reference.file, depth: depth)
  }

  public func type(of property: DeclaredProperty, inFile file: Int) -> ResolvedType {
    type(of: property, inFile: file, depth: 0)
  }

  private func type(of property: DeclaredProperty, inFile file: Int, depth: Int) -> ResolvedType {
    guard depth < 20 else { return .unknown }
    let scope = ScopeReference(file: file, scope: property.scope)
    if let name = property.type { return symbols.resolve(name, at: scope) }
    if let value = property.initializer, !property.isTuplePattern || property.tuplePart != nil {
      return type(of: value, at: scope, depth: depth + 1)
    }
    for attribute in property.attributes {
      // `@Environment(Model.self) var model`, `@StateObject<Model> var model`
      if attribute.arguments.count == 1, let argument = attribute.arguments.first {
        let type = environmentType(
          argument.value, in: attribute.name, at: scope, depth: depth)
        if !type.isUnknown { return type }
      }
      if Wrapper(attribute) != nil, let first = attribute.genericArguments.first {
        return symbols.resolve(first, at: scope)
      }
    }
    return .unknown
  }

  private func environmentType(
    _ argument: Expression, in wrapper: String, at scope: ScopeReference, depth: Int
  ) -> ResolvedType {
    switch argument.kind {
    case .keyPath(let root?, let components):
      // `@Injected(\Services.x)`
      return value(at: components, of: symbols.resolve(root, at: scope), depth: depth + 1).made
    case .keyPath(nil, let components):
      // `@Environment(\.x)`, `@Dependency(\.x)`, `@Injected(\.x)`: a member of the container that the project's own
      // wrapper reads, or a value that the project adds to an outside container.
      guard let name = components.first else { return .unknown }
      if let container = container(readBy: wrapper, at: scope) {
        return value(at: components, of: container, depth: depth + 1).made
      }
      guard components.count == 1,
        let property = memberOfContainer(named: name, readBy: wrapper)
      else { return .unknown }
      return type(of: property, depth: depth + 1).made
    case .implicitMember, .literal: return .unknown
    default:
      if case .metatype(let type) = type(of: argument, at: scope, depth: depth + 1) { return type }
      return .unknown
    }
  }
}

extension TypeInference {
  /// A member that the project adds to the outside container that a wrapper reads, if the container is known.
  private func memberOfContainer(named name: String, readBy wrapper: String) -> PropertyReference? {
    if wrapper == "Environment" {
      return symbols.externalMembers(of: "EnvironmentValues", named: name).properties.first
    }
    symbols.ask(.extensionMember(name))
    let found = symbols.externalMemberIndex.values.compactMap { $0[name]?.properties.first }
    return found.count == 1 ? found[0] : nil
  }
}

extension ResolvedType {
  /// The type of the object that a registration of the Factory package creates, or the type itself.
  var made: ResolvedType {
    if case .external("Factory", let arguments) = self { return arguments.first ?? .unknown }
    return self
  }
}

extension LocalBinding.Kind {
  /// Whether the value of the closure's binding is written outside the closure.
  fileprivate var isReadOutside: Bool { self == .capture || isElement }

  /// Whether the binding is an element of the value, or a part of one.
  fileprivate var isElement: Bool {
    switch self {
    case .element, .elementPart: true
    default: false
    }
  }
}
