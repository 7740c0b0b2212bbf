/// The types of closure parameters, inferred from the declaration that receives the closure: `load { model in … }`,
/// `row.onTap = { $0.open() }`.
extension TypeInference {
  /// The type of a closure's parameter that has no type annotation; unknown when no declaration of the project
  /// determines it.
  func closureParameterType(_ index: Int, toClosure closure: ScopeReference) -> ResolvedType {
    let types = cache.closureParameterTypes.answer(
      to: closure, none: [], remember: symbols.typesOfParameters != nil
    ) { findHandedTypes(closure) }
    // `{ key, value in … }` destructures a single tuple argument.
    if types.count == 1, case .tuple(let parts) = types[0],
      parameterNames(ofClosure: closure).count == parts.count, index < parts.count
    {
      return parts[index].type
    }
    return index < types.count ? types[index] : .unknown
  }

  /// The type of `$0` and other anonymous parameters.
  func closureParameterType(anonymous index: Int, at reference: ScopeReference, depth: Int)
    -> ResolvedType
  {
    guard
      let (closure, scope) = symbols.scopes(around: reference).first(where: {
        $0.scope.kind == .closure
      })
    else { return .unknown }
    let place = ScopeReference(file: reference.file, scope: closure)
    if let binding = scope.bindings.first(where: { $0.name == "$\(index)" }) {
      let type = type(of: binding, at: place, depth: depth)
      if !type.isUnknown { return type }
    }
    return closureParameterType(index, toClosure: place)
  }

  /// The type of a named parameter.
  func closureParameterType(named name: String, toClosure closure: ScopeReference) -> ResolvedType {
    let names = parameterNames(ofClosure: closure)
    return names.firstIndex(of: name).map { closureParameterType($0, toClosure: closure) }
      ?? .unknown
  }

  func parameterNames(ofClosure closure: ScopeReference) -> [String] {
    let scope = symbols.files[closure.file].scopes[closure.scope]
    guard scope.kind == .closure else { return [] }
    return scope.bindings.filter { $0.start == scope.range.lowerBound && $0.kind != .capture }
      .map(\.name)
  }

  private func findHandedTypes(_ closure: ScopeReference) -> [ResolvedType] {
    let file = symbols.files[closure.file]
    let scope = file.scopes[closure.scope]
    switch scope.closure {
    case .argument(let range, _, _)?:
      guard let call = file.call(at: range),
        let position = call.arguments.firstIndex(where: { $0.value.range == scope.range })
      else { return [] }
      return closureParameterTypes(by: call, toArgument: position, inFile: closure.file)
    case .value?: return closureParameterTypes(toValue: scope.range, in: closure)
    default: return []
    }
  }

  private func closureParameterTypes(by call: Call, toArgument position: Int, inFile number: Int)
    -> [ResolvedType]
  {
    let place = ScopeReference(file: number, scope: call.scope)
    let found = receivers(of: call.callee, at: place).compactMap { receiver -> [ResolvedType]? in
      guard let matched = receiver.parameters.matching(call.arguments),
        let index = matched.passed.first(where: { $0.value == position })?.key
      else { return nil }
      // A trailing closure skips parameters that are not functions if they have defaults.
      let possible =
        call.arguments[position].isTrailingClosure ? [index] + matched.omitted : [index]
      let functions = possible.compactMap {
        functionType(receiver.parameters[$0].type, at: receiver.scope)
      }
      guard let written = functions.first, functions.count == 1 || possible.count == 1 else {
        return []
      }
      let known = genericArguments(
        of: receiver, from: call.arguments, withClosures: false, at: place, depth: 0)
      return written.parameters.map {
        filled(symbols.resolve($0, at: written.scope), of: receiver, known)
      }
    }
    guard let first = found.first else { return [] }
    return first.indices.map { index in
      found.allSatisfy { index < $0.count && $0[index] == first[index] } ? first[index] : .unknown
    }
  }

  /// The function type that a declared type stands for, through optionals and typealiases, with the scope of its
  /// declaration.
  private func functionType(_ type: TypeName, at scope: ScopeReference, depth: Int = 0)
    -> (parameters: [TypeName], scope: ScopeReference)?
  {
    switch type.unwrapped {
    case .function(let parameters, _): return (parameters, scope)
    case .named(let components) where components.last?.arguments.isEmpty == true && depth < 8:
      guard let (file, alias) = declaredAlias(components, at: scope) else { return nil }
      return functionType(
        alias.type, at: ScopeReference(file: file, scope: alias.scope), depth: depth + 1)
    default: return nil
    }
  }

  private func declaredAlias(_ components: [TypeName.Component], at scope: ScopeReference)
    -> (file: Int, alias: DeclaredTypealias)?
  {
    guard let name = components.last?.name else { return nil }
    symbols.ask(.type(name))
    var owners: [TypeID] = []
    if components.count > 1 {
      owners = symbols.resolve(.named(components.dropLast()), at: scope).candidates
    } else if let own = symbols.enclosingType(of: scope) {
      owners = symbols.lineage(of: own) + [symbols[own].parent].compactMap { $0 }
    }
    let nested = owners.firstNonNil { self.symbols.nestedTypealiases[$0]?[name]?.first }
    guard let found = nested ?? symbols.topLevelTypealiases[name]?.first else { return nil }
    return (found.file, symbols.files[found.file].typealiases[found.index])
  }

  /// The parameter types of a closure that is not an argument: the value of a variable or property with a declared
  /// type.
  private func closureParameterTypes(toValue range: ByteRange, in closure: ScopeReference)
    -> [ResolvedType]
  {
    let file = symbols.files[closure.file]
    func parameters(_ type: TypeName?, at scope: ScopeReference) -> [ResolvedType] {
      guard let written = type.flatMap({ functionType($0, at: scope) }) else { return [] }
      return written.parameters.map { symbols.resolve($0, at: written.scope).filled([:], []) }
    }
    guard let parent = file.scopes[closure.scope].parent else { return [] }
    let binding = file.scopes[parent].bindings.first { $0.value?.range == range }
    if let binding {
      return parameters(binding.type, at: ScopeReference(file: closure.file, scope: parent))
    }
    let declared = symbols.enclosingDeclaration(of: closure).map { file.types[$0].properties } ?? []
    if let property = (declared + file.properties).first(where: { $0.initializer?.range == range })
    {
      return parameters(
        property.type, at: ScopeReference(file: closure.file, scope: property.scope))
    }
    guard let assignment = file.uses.assignments.first(where: { $0.value?.range == range }) else {
      return []
    }
    let place = ScopeReference(file: closure.file, scope: assignment.scope)
    let owners: [TypeID]
    let name: String
    switch assignment.target.unwrapped.kind {
    case .member(let base, let own): (owners, name) = (type(of: base, at: place).candidates, own)
    case .name(let own):
      guard symbols.localBinding(own, at: place, position: assignment.range.lowerBound) == nil
      else { return [] }
      (owners, name) = ([symbols.enclosingType(of: place)].compactMap { $0 }, own)
    default: return []
    }
    let found = owners.compactMap { symbols.members(of: $0, named: name).properties.first }.map {
      parameters(symbols[$0].type, at: ScopeReference(file: $0.file, scope: symbols[$0].scope))
    }
    return found.uniqued().count == 1 ? found[0] : []
  }
}
