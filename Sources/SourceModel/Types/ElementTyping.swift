/// The types of container elements, enum payloads and branches, where they can be inferred from the code.
extension TypeInference {
  func element(of container: ResolvedType, at index: Expression.Index, depth: Int) -> ResolvedType {
    switch container {
    case .metatype(let instance) where index.keyPath != nil:
      // `InjectedValues[\.x]`: a container's own subscript returns the value at the key path.
      return value(at: index.keyPath ?? [], of: instance, depth: depth)
    case .nominal where index.keyPath != nil:
      return value(at: index.keyPath ?? [], of: container, depth: depth)
    case .array(let element): return index.isRange ? container : element
    case .projection(.array(let element)) where !index.isRange: return .projection(element)
    case .dictionary(let value): return index.labels.contains("default") ? value : .optional(value)
    case .nominal(let types, let arguments):
      return merged(types.map { element(of: $0, arguments, at: index, depth: depth) }) ?? .unknown
    default: return .unknown
    }
  }

  /// The type of the value at a key path: `Value` for a `KeyPath<Root, Value>`.
  func value(atPath path: Expression, at scope: ScopeReference, depth: Int) -> ResolvedType {
    if case .keyPath(let root?, let components) = path.unwrapped.kind {
      return value(at: components, of: symbols.resolve(root, at: scope), depth: depth + 1)
    }
    guard case .external(let name, let arguments) = type(of: path, at: scope, depth: depth + 1),
      SDK.keyPathType.contains(name), arguments.count == 2
    else { return .unknown }
    return arguments[1]
  }

  /// The result type of a type's subscript with these labels.
  private func element(
    of id: TypeID, _ arguments: [ResolvedType], at index: Expression.Index, depth: Int
  ) -> ResolvedType {
    let fitting = symbols.members(of: id, named: "subscript").functions.filter { reference in
      // A subscript parameter with only one name has no argument label.
      symbols[reference].parameters.map { $0.label == $0.name ? nil : $0.label } == index.labels
    }
    guard let first = fitting.first,
      case .function(let result) = results(fitting)
    else { return .unknown }
    let owner = first.type.flatMap { symbols.type(ofDeclaration: $0, inFile: first.file) } ?? id
    let element = symbols.substitute(
      result, parametersOf: owner, symbols.arguments(of: owner, inheritedBy: id, arguments))
    return element.isParameter ? .unknown : element
  }

  func isCase(_ name: String, of id: TypeID) -> Bool { payloads(of: name, in: id) != nil }

  /// The types of the values that an enum case carries; nil if the type has no such case.
  func payloads(of name: String, in id: TypeID) -> [TypeName]? {
    guard symbols[id].kind == .enum else { return nil }
    return symbols[id].declarations.lazy.flatMap { self.symbols[$0].enumCases }.first {
      $0.name == name
    }?
    .payload
  }

  /// The type of a case's payload: from the matched enum, or otherwise from all cases with this name in the project, if
  /// they agree.
  func payload(of name: String, _ index: Int, in owner: ResolvedType) -> ResolvedType {
    switch owner {
    case .external("Result", let arguments):
      return ["success", "failure"].firstIndex(of: name).flatMap {
        $0 < arguments.count ? arguments[$0] : nil
      } ?? .unknown
    case .nominal(let types, let arguments):
      if let type = types.first(where: { isCase(name, of: $0) }) {
        let value = symbols.substitute(
          payload(of: name, index) { $0 == type }, parametersOf: type, arguments)
        return value.isParameter ? .unknown : value
      }
    default: break
    }
    // Cases of the standard library's enums.
    guard !["success", "failure", "some", "next", "error"].contains(name) else { return .unknown }
    let type = payload(of: name, index) { _ in true }
    // The value would determine the generic argument of the enum.
    return type.isParameter ? .unknown : type
  }

  private func payload(
    of name: String, _ index: Int, _ isWanted: (TypeID) -> Bool
  ) -> ResolvedType {
    symbols.ask(.enumCase(name))
    let found = (symbols.enumCases[name] ?? []).compactMap { reference, payload -> ResolvedType? in
      guard index < payload.count,
        let id = symbols.type(ofDeclaration: reference.type, inFile: reference.file), isWanted(id)
      else { return nil }
      return symbols.resolve(
        payload[index], at: ScopeReference(file: reference.file, scope: symbols[reference].scope))
    }
    return merged(found) ?? .unknown
  }
}
