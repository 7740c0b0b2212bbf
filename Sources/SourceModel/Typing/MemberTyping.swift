/// The type of a member, where it can be inferred from the code.
extension ProjectModel {
  func member(
    _ name: String, of base: ResolvedType, base expression: Expression, at scope: ScopeReference,
    depth: Int
  ) -> ResolvedType {
    switch base {
    case .projection(let inner):
      if name == "wrappedValue" { return inner }
      if let found = declaredMember(name, of: inner.unwrapped, depth: depth) {
        return .projection(found)
      }
      return .unknown
    case .metatype(let instance):
      return staticMember(name, of: instance, at: scope, depth: depth)
    case .optional(let inner):
      return member(name, of: inner, base: expression, at: scope, depth: depth)
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
        ?? rawValue(name, of: base) ?? .unknown
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
      let nested = types.lazy.compactMap({ self.nested(name, in: $0, depth: 0) }).first
    {
      return .metatype(nested)
    }
    if case .external(let outside, _) = instance, let nested = externalNested(name, in: outside) {
      return .metatype(nested)
    }
    if case .external(let module, _) = instance, layout.isModuleName(module) {
      return .metatype(resolve(.named([.init(module), .init(name)]), at: scope))
    }
    if case .nominal(let types, _) = instance,
      types.contains(where: { self[$0].kind == .enum && isCase(name, of: $0) })
    {
      return instance
    }
    return .unknown
  }

  /// Whether the type is an activity shared through SharePlay: `for await session in Watching.sessions()`.
  private func isGroupActivity(_ id: TypeID) -> Bool {
    inherits(id, fromOutside: ["GroupActivity"])
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
      for supertype in supertypes(of: candidate) {
        if case .external(let host, let arguments) = supertype.resolved,
          SDK.hostingClass.contains(host)
        {
          return arguments.first
        }
      }
    }
    return nil
  }

  /// The type of an enum's `rawValue`, from the raw type at the start of its inheritance clause.
  private func rawValue(_ name: String, of base: ResolvedType) -> ResolvedType? {
    guard name == "rawValue", case .nominal(let types, _) = base else { return nil }
    let raw = types.compactMap { supertypes(of: $0).first?.resolved }
    return raw.allSatisfy({ $0.standardName != nil }) ? merged(raw) : nil
  }

  /// The type of a declared property, or the result of a declared function, with generic parameters replaced.
  func declaredMember(_ name: String, of base: ResolvedType, depth: Int) -> ResolvedType? {
    guard depth < 20 else { return nil }
    switch base {
    case .nominal(let types, let arguments):
      let found = types.compactMap { id -> ResolvedType? in
        let members = members(of: id, named: name)
        if let property = members.properties.first {
          let owner = declaringType(of: property) ?? id
          return substitute(
            type(of: property, depth: depth + 1), parametersOf: owner,
            self.arguments(of: owner, inheritedBy: id, arguments))
        }
        if let function = members.functions.first {
          if members.functions.allSatisfy({ self[$0].returnType?.simpleName == "Self" }) {
            return .function(.nominal([id], arguments: arguments))
          }
          let owner = function.type.flatMap { type(ofDeclaration: $0, inFile: function.file) } ?? id
          return substitute(
            results(members.functions, depth: depth + 1), parametersOf: owner,
            self.arguments(of: owner, inheritedBy: id, arguments))
        }
        return memberFromOutside(name, of: id, arguments, depth: depth)
      }
      return merged(found)
    case .generic(_, let bounds, _):
      return bounds.isEmpty
        ? nil : declaredMember(name, of: .nominal(bounds, arguments: []), depth: depth)
    case .external(let type, _):
      if let system = SystemMembers.type(of: name, ofValue: type) { return system }
      let members = externalMembers(of: type, named: name)
      if let property = members.properties.first {
        return self.type(of: property, depth: depth + 1)
      }
      if !members.functions.isEmpty { return results(members.functions, depth: depth + 1) }
      return nil
    case .optional(let inner): return declaredMember(name, of: inner, depth: depth + 1)
    default: return nil
    }
  }

  /// A member that the project adds to an outside supertype: `store` in `extension View`.
  private func memberFromOutside(
    _ name: String, of id: TypeID, _ arguments: [ResolvedType], depth: Int
  ) -> ResolvedType? {
    guard questions != nil || outsideMemberNames.contains(name), !outsideNames.isEmpty else {
      return nil
    }
    for outside in outsideNames[id.index] {
      let members = externalMembers(of: outside, named: name)
      if let property = members.properties.first {
        return type(of: property, depth: depth + 1)
      }
      if members.functions.isEmpty { continue }
      if members.functions.allSatisfy({ self[$0].returnType?.simpleName == "Self" }) {
        return .function(.nominal([id], arguments: arguments))
      }
      return results(members.functions, depth: depth + 1)
    }
    return nil
  }

  /// The names of a type's outside supertypes. For a subclass of an SDK class, likely superclasses of that class are
  /// included.
  func namesInheritedFromOutside(by id: TypeID) -> [String] {
    let names = lineage(of: id).flatMap(supertypes).filter(\.resolved.candidates.isEmpty)
      .compactMap(\.name.simpleName)
    guard self[id].kind == .class, !names.isEmpty else { return names }
    let controllers = ["UI", "NS"].filter { prefix in
      names.contains { $0.hasPrefix(prefix) && $0.hasSuffix("Controller") }
    }
    return (names + controllers.map { $0 + "ViewController" } + ["NSObject"]).uniqued()
  }

  /// The generic arguments that a subtype passes to its ancestor: `St` in `class Sub: Base<St>`.
  func arguments(
    of ancestor: TypeID, inheritedBy id: TypeID, _ arguments: [ResolvedType], depth: Int = 0
  ) -> [ResolvedType] {
    guard ancestor != id, depth < 16 else { return arguments }
    for supertype in supertypes(of: id) {
      guard case .nominal(let types, let given) = supertype.resolved,
        let next = types.first(where: { $0 != id && lineage(of: $0).contains(ancestor) })
      else { continue }
      return self.arguments(
        of: ancestor, inheritedBy: next,
        given.map { substitute($0, parametersOf: id, arguments) }, depth: depth + 1)
    }
    return []
  }

  /// The result of a call whose name is that of both a property and a function. With arguments, the call refers to the
  /// function.
  func resultBesideProperty(
    of callee: Expression, _ owner: ResolvedType?, _ arguments: [Expression.Argument],
    at scope: ScopeReference, depth: Int
  ) -> ResolvedType? {
    guard !arguments.isEmpty else { return nil }
    let types: [TypeID]
    let name: String
    switch callee.kind {
    case .name(let own):
      guard sharedNames.contains(own),
        localBinding(own, at: scope, position: callee.range.lowerBound) == nil
      else { return nil }
      (types, name) = ([enclosingType(of: scope)].compactMap { $0 }, own)
    case .member(_, let own):
      guard sharedNames.contains(own), let owner else { return nil }
      (types, name) = (owner.instance.candidates, own)
    default: return nil
    }
    let found = types.map { members(of: $0, named: name) }
    guard !found.isEmpty,
      found.allSatisfy({ !$0.properties.isEmpty && !$0.functions.isEmpty }),
      case .function(let result) = results(found.flatMap(\.functions), depth: depth + 1)
    else { return nil }
    return result
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

  /// A type with the parameters of a generic type replaced by its arguments.
  func substitute(
    _ type: ResolvedType, parametersOf id: TypeID, _ arguments: [ResolvedType]
  ) -> ResolvedType {
    guard !arguments.isEmpty else { return type }
    let parameters = self[self[id].primary].genericParameters.map(\.name)
    func replace(_ type: ResolvedType) -> ResolvedType {
      switch type {
      // In an inheritance clause, the generic parameter is not in scope yet.
      case .generic(let name, _, _), .external(let name, _):
        guard let index = parameters.firstIndex(of: name), index < arguments.count else {
          return type
        }
        return arguments[index]
      case .optional(let inner): return .optional(replace(inner))
      case .array(let inner): return .array(replace(inner))
      case .dictionary(let inner): return .dictionary(replace(inner))
      case .function(let inner): return .function(replace(inner))
      default: return type
      }
    }
    return replace(type)
  }

  /// The common result of functions with the same name, as a function type.
  func results(_ functions: [FunctionReference], depth: Int) -> ResolvedType {
    let types = functions.map { reference -> ResolvedType in
      let function = self[reference]
      guard let type = function.returnType else { return .tuple([]) }
      return resolve(
        type, at: ScopeReference(file: reference.file, scope: function.scope), depth: 0)
    }
    guard let first = types.first else { return .unknown }
    return types.allSatisfy { $0 == first } ? .function(first) : .unknown
  }
}
