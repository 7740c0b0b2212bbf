/// The type of a member, where it can be inferred from the code.
extension TypeInference {
  func member(
    _ name: String, of base: ResolvedType, at scope: ScopeReference, depth: Int
  ) -> ResolvedType {
    switch base {
    case .projection(let inner):
      if name == "wrappedValue" { return inner }
      if name == "projectedValue" { return base }
      if let found = declaredMember(name, of: inner.unwrapped, depth: depth) {
        return .projection(found)
      }
      return .unknown
    case .external(let wrapper, let values)
    where values.count == 1 && SDK.stateWrapper.contains(wrapper):
      return member(name, of: .projection(values[0]), at: scope, depth: depth)
    case .metatype(let instance):
      return staticMember(name, of: instance, at: scope, depth: depth)
    case .optional(let inner):
      return member(name, of: inner, at: scope, depth: depth)
    case .tuple(let elements):
      if let index = Int(name) { return index < elements.count ? elements[index].type : .unknown }
      return elements.first { $0.label == name }?.type ?? .unknown
    case .array, .dictionary, .publisher:
      return chainMember(name, of: base, depth: depth) ?? .unknown
    default:
      if name.hasPrefix("$"),
        let found = declaredMember(String(name.dropFirst()), of: base, depth: depth)
      {
        return .publisher(found)
      }
      return declaredMember(name, of: base, depth: depth) ?? hostedView(name, of: base, at: scope)
        ?? coordinator(name, of: base, at: scope, depth: depth) ?? rawValue(name, of: base)
        ?? .unknown
    }
  }

  /// The type of a static member, a nested type, an enum case or an unapplied initializer.
  private func staticMember(
    _ name: String, of instance: ResolvedType, at scope: ScopeReference, depth: Int
  ) -> ResolvedType {
    if name == "init", instance.isNamed { return .function(instance) }
    if let found = declaredMember(name, of: instance, depth: depth) { return found }
    if name == "shared" || name == "default", instance.isNamed { return instance }
    if case .external(let type, _) = instance, SystemMembers.isValue(name, of: type) {
      return instance
    }
    if name == "sessions", instance.candidates.contains(where: isGroupActivity) {
      return .function(.array(.external("GroupSession", arguments: [instance])))
    }
    if name == "allCases", !instance.candidates.isEmpty { return .array(instance) }
    if case .nominal(let types, _) = instance,
      let nested = types.firstNonNil({ self.symbols.nested(name, in: $0, depth: 0) })
    {
      return .metatype(nested)
    }
    if case .external(let outside, _) = instance,
      let nested = symbols.externalNested(name, in: outside)
    {
      return .metatype(nested)
    }
    if case .external(let module, _) = instance, symbols.layout.isModuleName(module) {
      return .metatype(symbols.resolve(.named([.init(module), .init(name)]), at: scope))
    }
    guard
      let payloads = instance.candidates.firstNonNil({ self.payloads(of: name, in: $0) })
    else { return .unknown }
    return payloads.isEmpty ? instance : .function(instance)
  }

  /// Whether the type is an activity shared through SharePlay: `for await session in Watching.sessions()`.
  private func isGroupActivity(_ id: TypeID) -> Bool {
    symbols.inherits(id, fromOutside: ["GroupActivity"])
  }

  /// The type of `rootView` of a hosting controller or view, from the generic argument of its superclass.
  private func hostedView(_ name: String, of base: ResolvedType, at scope: ScopeReference)
    -> ResolvedType?
  {
    guard name == "rootView" else { return nil }
    if case .external(let host, let arguments) = base, SDK.hostingClass.contains(host) {
      return arguments.first
    }
    for candidate in base.candidates {
      for supertype in symbols.supertypes(of: candidate) {
        if case .external(let host, let arguments) = supertype.resolved,
          SDK.hostingClass.contains(host)
        {
          return arguments.first
        }
      }
    }
    return nil
  }

  /// The type of `coordinator` of a representable's context, from what the representable creates.
  private func coordinator(
    _ name: String, of base: ResolvedType, at scope: ScopeReference, depth: Int
  ) -> ResolvedType? {
    guard name == "coordinator", case .external(let context, let arguments) = base,
      SDK.representableContext.contains(context)
    else { return nil }
    let view =
      arguments.first
      ?? symbols.enclosingType(of: scope).map { .nominal([$0], arguments: []) } ?? .unknown
    guard case .function(let created)? = declaredMember("makeCoordinator", of: view, depth: depth)
    else { return nil }
    return created
  }

  /// The type of an enum's `rawValue`, from the raw type at the start of its inheritance clause.
  private func rawValue(_ name: String, of base: ResolvedType) -> ResolvedType? {
    guard name == "rawValue", case .nominal(let types, _) = base else { return nil }
    let raw = types.compactMap { symbols.supertypes(of: $0).first?.resolved }
    return raw.allSatisfy({ $0.standardName != nil }) ? merged(raw) : nil
  }

  /// The type of a declared property, or the result of a declared function, with generic parameters replaced.
  func declaredMember(_ name: String, of base: ResolvedType, depth: Int) -> ResolvedType? {
    guard depth < 20 else { return nil }
    switch base {
    case .nominal(let types, let arguments):
      let found = types.compactMap { id -> ResolvedType? in
        let members = symbols.members(of: id, named: name)
        if let found = type(of: members, asMembersOf: .nominal([id], arguments: arguments), depth) {
          let declaration = members.properties.first?.type ?? members.functions.first?.type
          let file = members.properties.first?.file ?? members.functions.first?.file
          let owner =
            declaration.flatMap { symbols.type(ofDeclaration: $0, inFile: file ?? 0) } ?? id
          return symbols.substitute(
            found, parametersOf: owner, symbols.arguments(of: owner, inheritedBy: id, arguments))
        }
        return memberFromOutside(name, of: id, arguments, depth: depth)
      }
      return merged(found)
    case .generic(_, let bounds, _):
      return bounds.isEmpty
        ? nil : declaredMember(name, of: .nominal(bounds, arguments: []), depth: depth)
    case .external(let type, _):
      if let system = SystemMembers.type(of: name, of: base) { return system }
      return self.type(of: symbols.externalMembers(of: type, named: name), asMembersOf: base, depth)
    case .optional(let inner): return declaredMember(name, of: inner, depth: depth + 1)
    default: return nil
    }
  }

  /// The type of the property with a name, or of the functions, for one type whose members they are.
  func type(of members: Symbols.Members, asMembersOf owner: ResolvedType, _ depth: Int)
    -> ResolvedType?
  {
    if let property = members.properties.first {
      let scope = ScopeReference(file: property.file, scope: symbols[property].scope)
      return symbols[property].type.map { resolve($0, at: scope, asMemberOf: owner) }
        ?? type(of: property, depth: depth + 1)
    }
    return members.functions.isEmpty ? nil : results(members.functions, asMembersOf: owner)
  }

  /// Resolves the type of a member, in which `Self` is the type whose member it is.
  func resolve(_ type: TypeName, at scope: ScopeReference, asMemberOf owner: ResolvedType)
    -> ResolvedType
  {
    func resolved(_ type: TypeName) -> ResolvedType { resolve(type, at: scope, asMemberOf: owner) }
    return switch type {
    case .named(let components) where components.count == 1 && components[0].name == "Self": owner
    case .optional(let type): .optional(resolved(type))
    case .array(let type): .array(resolved(type))
    case .dictionary(_, let type): .dictionary(resolved(type))
    case .function(_, let type): .function(resolved(type))
    default: symbols.resolve(type, at: scope)
    }
  }

  /// A member that the project adds to an outside supertype: `store` in `extension View`.
  private func memberFromOutside(
    _ name: String, of id: TypeID, _ arguments: [ResolvedType], depth: Int
  ) -> ResolvedType? {
    guard symbols.questions != nil || symbols.outsideMemberNames.contains(name),
      !symbols.outsideNames.isEmpty
    else { return nil }
    for outside in symbols.outsideNames[id.index] {
      let members = symbols.externalMembers(of: outside, named: name)
      let owner = ResolvedType.nominal([id], arguments: arguments)
      if let found = type(of: members, asMembersOf: owner, depth) { return found }
    }
    return nil
  }

  /// The common type of several declarations with one name: the same type, or a set of project types.
  func merged(_ types: [ResolvedType]) -> ResolvedType? {
    guard let first = types.first else { return nil }
    if types.allSatisfy({ $0 == first }) { return first }
    let candidates = types.map(\.candidates)
    if candidates.allSatisfy({ !$0.isEmpty }) {
      return .nominal(candidates.flatMap { $0 }.uniqued(), arguments: [])
    }
    return .unknown
  }

  /// The common result of functions with the same name, as a function type.
  func results(_ functions: [FunctionReference], asMembersOf owner: ResolvedType? = nil)
    -> ResolvedType
  {
    let types = functions.map { result(of: $0, asMemberOf: owner) }
    guard let first = types.first else { return .unknown }
    return types.allSatisfy { $0 == first } ? .function(first) : .unknown
  }

  func result(of reference: FunctionReference, asMemberOf owner: ResolvedType?) -> ResolvedType {
    let function = symbols[reference]
    guard let type = function.returnType else { return .tuple([]) }
    let scope = ScopeReference(file: reference.file, scope: function.scope)
    return owner.map { resolve(type, at: scope, asMemberOf: $0) }
      ?? symbols.resolve(type, at: scope)
  }
}
