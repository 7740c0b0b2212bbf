/// Lexical lookup of type names.
extension Symbols {
  /// The project's types that a name without a base means in the members of a type.
  public func typesNamed(_ name: String, inMembersOf id: TypeID) -> [TypeID] {
    if let own = nested(name, in: id, depth: 0)?.candidates, !own.isEmpty { return own }
    let scope = ScopeReference(file: self[id].primary.file, scope: self[self[id].primary].scope)
    return resolve(.name(name), at: scope).candidates
  }
}

extension Symbols {
  /// Resolves a written type in a scope.
  public func resolve(_ type: TypeName, at scope: ScopeReference) -> ResolvedType {
    resolve(type, at: scope, depth: 0)
  }

  func resolve(_ type: TypeName, at scope: ScopeReference, depth: Int) -> ResolvedType {
    guard depth < 16 else { return .unknown }
    switch type {
    case .named(let components): return resolve(components, at: scope, depth: depth)
    case .optional(let wrapped): return .optional(resolve(wrapped, at: scope, depth: depth))
    case .array(let element): return .array(resolve(element, at: scope, depth: depth))
    case .dictionary(_, let value): return .dictionary(resolve(value, at: scope, depth: depth))
    case .tuple(let elements):
      return .tuple(
        elements.map { .init(label: $0.label, type: resolve($0.type, at: scope, depth: depth)) })
    case .function(_, let result): return .function(resolve(result, at: scope, depth: depth))
    case .existential(let inner), .opaque(let inner): return resolve(inner, at: scope, depth: depth)
    case .metatype(let inner): return .metatype(resolve(inner, at: scope, depth: depth))
    case .composition(let parts):
      // A composition resolves to the types of the project in it.
      let resolved = parts.map { resolve($0, at: scope, depth: depth) }
      let candidates = resolved.flatMap(\.candidates)
      if !candidates.isEmpty { return .nominal(candidates, arguments: []) }
      return resolved.first ?? .unknown
    case .other: return .unknown
    }
  }

  private func resolve(
    _ components: [TypeName.Component], at scope: ScopeReference, depth: Int
  ) -> ResolvedType {
    guard let first = components.first else { return .unknown }
    var current = lookup(first.name, at: scope, depth: depth)
    if case .external = current, components.count > 1, layout.isModuleName(first.name) {
      // `Module.Type`
      let rest = components.dropFirst()
      ask(.type(rest[1].name))
      let candidates = (topLevelTypes[rest[1].name] ?? []).filter {
        layout.moduleNames(of: placements[self[$0].primary.file].targets).contains(first.name)
      }
      current =
        candidates.isEmpty
        ? topLevelTypealias(rest[1].name, from: scope.file, depth: depth)
          ?? .external(rest[1].name, arguments: [])
        : .nominal(candidates, arguments: [])
      current = apply(rest[1].arguments, to: current, at: scope, depth: depth)
      return descend(current, Array(rest.dropFirst()), at: scope, depth: depth)
    }
    current = apply(first.arguments, to: current, at: scope, depth: depth)
    return descend(current, Array(components.dropFirst()), at: scope, depth: depth)
  }

  func apply(
    _ arguments: [TypeName], to type: ResolvedType, at scope: ScopeReference, depth: Int
  ) -> ResolvedType {
    guard !arguments.isEmpty else { return type }
    let resolved = arguments.map { resolve($0, at: scope, depth: depth + 1) }
    if let alias = type.applied(to: resolved) { return alias }
    switch type {
    case .nominal(let types, _): return .nominal(types, arguments: resolved)
    case .external("Optional", _): return .optional(resolved[0])
    case .external(let name, _) where SDK.readAsArray.contains(name): return .array(resolved[0])
    case .external("Dictionary", _): return .dictionary(resolved.last ?? .unknown)
    case .external(let name, _) where SDK.readAsPublisher.contains(name):
      return .publisher(resolved[0])
    case .external(let name, _): return .external(name, arguments: resolved)
    default: return type
    }
  }

  private func descend(
    _ type: ResolvedType, _ components: [TypeName.Component], at scope: ScopeReference, depth: Int
  ) -> ResolvedType {
    var current = type
    for component in components {
      switch current {
      case .nominal(let types, let arguments):
        let found = types.compactMap {
          nested(component.name, in: $0, given: arguments, depth: depth + 1)
        }
        guard let merged = merge(found) else { return .unknown }
        current = merged
      case .external("Published", let arguments) where component.name == "Publisher":
        current = arguments.first.map { .publisher($0) } ?? .unknown
      case .external(let name, _):
        current =
          externalNested(component.name, in: name)
          ?? .external(name + "." + component.name, arguments: [])
      default: return .unknown
      }
      current = apply(component.arguments, to: current, at: scope, depth: depth)
    }
    return current
  }

  private func merge(_ types: [ResolvedType]) -> ResolvedType? {
    guard let first = types.first else { return nil }
    if types.count == 1 { return first }
    let candidates = types.flatMap(\.candidates)
    return candidates.isEmpty ? first : .nominal(candidates.uniqued(), arguments: [])
  }

  /// A type or typealias nested in a type or in one of its supertypes.
  public func nested(_ name: String, in id: TypeID, depth: Int) -> ResolvedType? {
    guard depth < 16 else { return nil }
    // The supertypes are not known yet while extensions are being attached.
    for ancestor in superTable.isEmpty ? [id] : lineage(of: id) {
      if let types = nestedTypes[ancestor]?[name] { return .nominal(types, arguments: []) }
      if let alias = nestedTypealiases[ancestor]?[name]?.first {
        return resolveAlias(alias, depth: depth)
      }
    }
    // `Context` of a representable. Members are not known yet while types are being indexed.
    let isContext =
      SDK.representableContext.contains(name) && !memberTable.isEmpty
      && !members(of: id, named: "makeCoordinator").functions.isEmpty
    return isContext ? .external(name, arguments: [.nominal([id], arguments: [])]) : nil
  }

  /// A type nested in a generic type, with the generic parameters replaced by the given arguments.
  private func nested(
    _ name: String, in id: TypeID, given arguments: [ResolvedType], depth: Int
  ) -> ResolvedType? {
    guard let found = nested(name, in: id, depth: depth) else { return nil }
    guard found.isParameter else { return found }
    let owner = lineage(of: id).first { nestedTypealiases[$0]?[name] != nil } ?? id
    let meant = substitute(
      found, parametersOf: owner, self.arguments(of: owner, inheritedBy: id, arguments))
    let parameters = self[self[owner].primary].genericParameters.map(\.name)
    let isOpen = meant.contains { type in
      if case .generic(let name, _, _) = type { parameters.contains(name) } else { false }
    }
    return isOpen ? .unknown : meant
  }

  private func resolveAlias(_ alias: (file: Int, index: Int), depth: Int) -> ResolvedType {
    let declared = files[alias.file].typealiases[alias.index]
    let type = resolve(
      declared.type, at: ScopeReference(file: alias.file, scope: declared.scope), depth: depth + 1)
    if declared.parameters.isEmpty { return type }
    return type.replacing { part in
      guard case .external(let name, []) = part else { return nil }
      return declared.parameters.firstIndex(of: name).map(ResolvedType.parameter)
    }
  }

  /// Resolves an unqualified type name in a scope.
  func lookup(_ name: String, at reference: ScopeReference, depth: Int) -> ResolvedType {
    // Before the objects of the project are known, a generic parameter has another meaning.
    guard depth == 0, typesOfParameters != nil else {
      return findType(name, at: reference, depth: depth)
    }
    let scope = scopes(around: reference).first { index, scope in
      if case .type = scope.kind { return true }
      return !scope.genericParameters.isEmpty
        || localTypes[ScopeReference(file: reference.file, scope: index)] != nil
    }
    let place = ScopeReference(file: reference.file, scope: scope?.index ?? 0)
    return typesMeant.answer(to: NameInScope(name: name, place: place)) {
      findType(name, at: reference, depth: 0)
    }
  }

  private func findType(_ name: String, at reference: ScopeReference, depth: Int) -> ResolvedType {
    for (index, scope) in scopes(around: reference) {
      let place = ScopeReference(file: reference.file, scope: index)
      if let parameter = scope.genericParameters.first(where: { $0.name == name }) {
        return generic(parameter, of: place, at: place, depth: depth)
      }
      if let local = localTypes[place]?[name] { return .nominal(local, arguments: []) }
      guard case .type(let declaration) = scope.kind else { continue }
      if name == "Self" { return selfType(ofDeclaration: declaration, inFile: reference.file) }
      if let id = typeOfDeclaration[reference.file][declaration] {
        if let parameter = primaryGenericParameter(name, of: id) { return parameter }
        if let found = nested(name, in: id, depth: depth + 1) { return found }
        // Inside a type, the type's own name refers to the type.
        if self[id].name == name { return .nominal([id], arguments: []) }
      } else {
        let outside = files[reference.file].types[declaration].name
        if let found = externalNested(name, in: outside) { return found }
      }
    }
    return topLevel(name, from: reference.file, depth: depth)
  }

  /// A generic parameter of the extended type, for use in an extension.
  private func primaryGenericParameter(_ name: String, of id: TypeID) -> ResolvedType? {
    let primary = self[id].primary
    let declaration = self[primary]
    guard let parameter = declaration.genericParameters.first(where: { $0.name == name })
    else { return nil }
    return generic(
      parameter, of: ScopeReference(file: primary.file, scope: declaration.scope),
      at: ScopeReference(file: primary.file, scope: declaration.enclosingScope), depth: 0)
  }

  private func generic(
    _ parameter: GenericParameter, of declaring: ScopeReference, at scope: ScopeReference,
    depth: Int
  ) -> ResolvedType {
    guard depth < 8 else { return .unknown }
    var bounds: [TypeID] = []
    var isObservableObject = false
    for constraint in parameter.constraints {
      for part in expand(constraint, at: scope) {
        if part.isNamed("ObservableObject", in: SDK.moduleOfObservableObject) {
          isObservableObject = true
        }
        bounds += resolve(part, at: scope, depth: depth + 1).candidates
      }
    }
    // If all types that the parameter may stand for are known, it is one of them, whatever its other constraints.
    if isObservableObject, let types = typesOfParameters?[declaring],
      !bounds.contains(where: isMigratable)
    {
      bounds = types
    }
    return .generic(
      parameter.name, bounds: bounds.uniqued(), isObservableObject: isObservableObject)
  }

  private func topLevel(_ name: String, from file: Int, depth: Int) -> ResolvedType {
    ask(.type(name))
    if let all = topLevelTypes[name] {
      let visible = visible(all, from: file)
      if !visible.isEmpty { return .nominal(visible, arguments: []) }
    }
    return topLevelTypealias(name, from: file, depth: depth) ?? .external(name, arguments: [])
  }

  private func topLevelTypealias(_ name: String, from file: Int, depth: Int) -> ResolvedType? {
    guard depth < 16, let aliases = topLevelTypealiases[name] else { return nil }
    let visible = aliases.filter { $0.file == file || mayName(name, ofFile: $0.file, in: file) }
    // An alias for the outside type of the same name would recurse without end.
    let resolved = visible.map { resolveAlias($0, depth: depth) }
    return merge(resolved)
  }

  /// Expands typealiases and compositions into names that are neither.
  public func expand(_ type: TypeName, at scope: ScopeReference) -> [TypeName] {
    expand(type, at: scope, depth: 0)
  }

  private func expand(_ type: TypeName, at scope: ScopeReference, depth: Int) -> [TypeName] {
    guard depth < 8 else { return [type] }
    switch type {
    case .composition(let parts): return parts.flatMap { expand($0, at: scope, depth: depth + 1) }
    case .existential(let inner), .opaque(let inner):
      return expand(inner, at: scope, depth: depth + 1)
    case .named(let components) where components.count == 1:
      ask(.type(components[0].name))
      guard let aliases = topLevelTypealiases[components[0].name] else { return [type] }
      guard
        let alias = aliases.first(where: {
          $0.file == scope.file
            || mayName(components[0].name, ofFile: $0.file, in: scope.file)
        })
      else { return [type] }
      let declared = files[alias.file].typealiases[alias.index]
      // Only aliases of protocols and compositions matter here; the name of a nominal type stays as written.
      guard case .external = lookup(components[0].name, at: scope, depth: 8) else {
        if case .composition = declared.type {
          return expand(
            declared.type, at: ScopeReference(file: alias.file, scope: declared.scope),
            depth: depth + 1)
        }
        return [type]
      }
      return expand(
        declared.type, at: ScopeReference(file: alias.file, scope: declared.scope), depth: depth + 1
      )
    default: return [type]
    }
  }
}

/// A type name without a base, and the nearest scope that may declare such names.
struct NameInScope: Hashable, Sendable {
  let name: String
  let place: ScopeReference
}
