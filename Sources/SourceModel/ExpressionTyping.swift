/// The type of an expression where it is evident from what is written.
extension ProjectModel {
  public func type(of expression: Expression, at scope: ScopeReference) -> ResolvedType {
    type(of: expression, at: scope, depth: 0)
  }

  func type(of expression: Expression, at scope: ScopeReference, depth: Int) -> ResolvedType {
    guard depth < 20 else { return .unknown }
    switch expression.kind {
    case .name(let name):
      return typeOfName(name, at: scope, position: expression.range.lowerBound, depth: depth + 1)
    case .selfReference: return selfType(at: scope)
    case .superReference:
      guard let id = selfType(at: scope).candidates.first else { return .unknown }
      return supertypes(of: id).lazy.map(\.resolved).first { !$0.candidates.isEmpty } ?? .unknown
    case .member(let base, let name):
      return member(name, of: type(of: base, at: scope, depth: depth + 1), base: base, at: scope, depth: depth)
    case .call(let callee, let arguments):
      return result(of: callee, arguments, at: scope, depth: depth)
    case .specialized(let base, let arguments):
      let inner = type(of: base, at: scope, depth: depth + 1)
      guard case .metatype(let instance) = inner else { return inner }
      return .metatype(apply(arguments, to: instance, at: scope, depth: 0))
    case .optionalChain(let base), .forceUnwrap(let base):
      return type(of: base, at: scope, depth: depth + 1).unwrapped
    case .cast(_, let target, let isConditional):
      let resolved = resolve(target, at: scope)
      return isConditional ? .optional(resolved) : resolved
    case .ternary(let first, let second):
      let a = type(of: first, at: scope, depth: depth + 1)
      let b = type(of: second, at: scope, depth: depth + 1)
      if a == b { return a }
      if a.unwrapped == b.unwrapped { return .optional(a.unwrapped) }
      return a.isUnknown ? b : b.isUnknown ? a : .unknown
    case .coalescing(let first, let second):
      let a = type(of: first, at: scope, depth: depth + 1).unwrapped
      return a.isUnknown ? type(of: second, at: scope, depth: depth + 1) : a
    case .element(let base):
      let container = type(of: base, at: scope, depth: depth + 1).unwrapped
      switch container {
      case .array(let element): return element
      case .dictionary(let value): return .optional(value)
      default: return .unknown
      }
    case .array(let elements):
      guard let first = elements.first else { return .array(.unknown) }
      return .array(type(of: first, at: scope, depth: depth + 1))
    case .tuple(let elements):
      if elements.count == 1 { return type(of: elements[0], at: scope, depth: depth + 1) }
      return .tuple(elements.map { .init(label: nil, type: type(of: $0, at: scope, depth: depth + 1)) })
    case .type(let name): return .metatype(resolve(name, at: scope))
    case .inOut(let inner): return type(of: inner, at: scope, depth: depth + 1)
    case .literal(let literal): return literal.resolvedType
    case .payload(let name, let index): return payload(of: name, index)
    case .implicitMember, .closure, .identityClosure, .keyPath, .other: return .unknown
    }
  }

  /// The type whose code a scope belongs to.
  public func selfType(at reference: ScopeReference) -> ResolvedType {
    guard let declaration = enclosingDeclaration(of: reference) else { return .unknown }
    if let id = typeOfDeclaration[reference.file][declaration] { return .nominal([id], arguments: []) }
    return .external(files[reference.file].types[declaration].name, arguments: [])
  }

  /// Index of the type or extension whose members the scope belongs to.
  public func enclosingDeclaration(of reference: ScopeReference) -> Int? {
    var index: Int? = reference.scope
    while let current = index {
      if case .type(let type) = files[reference.file].scopes[current].kind { return type }
      index = files[reference.file].scopes[current].parent
    }
    return nil
  }

  public func enclosingType(of reference: ScopeReference) -> TypeID? {
    enclosingDeclaration(of: reference).flatMap { typeOfDeclaration[reference.file][$0] }
  }

  /// The nearest member whose body holds the scope.
  public func enclosingBody(of reference: ScopeReference) -> BodyOwner? {
    var index: Int? = reference.scope
    while let current = index {
      let scope = files[reference.file].scopes[current]
      if let owner = scope.owner { return owner }
      if case .type = scope.kind { return nil }
      index = scope.parent
    }
    return nil
  }

  /// The innermost local binding of a name that is visible at a position; nil where the name is not local.
  public func localBinding(
    _ name: String, at reference: ScopeReference, position: Int
  ) -> (binding: LocalBinding, scope: Int)? {
    var index: Int? = reference.scope
    while let current = index {
      let scope = files[reference.file].scopes[current]
      if case .type = scope.kind { return nil }
      if let found = scope.bindings.last(where: { $0.name == name && $0.start <= position }) {
        return (found, current)
      }
      index = scope.parent
    }
    return nil
  }

  private func typeOfName(
    _ name: String, at reference: ScopeReference, position: Int, depth: Int
  ) -> ResolvedType {
    guard depth < 20 else { return .unknown }
    if name.hasPrefix("$"), name.dropFirst().first?.isNumber == false {
      let plain = String(name.dropFirst())
      let wrapped = typeOfName(plain, at: reference, position: position, depth: depth)
      return isPublished(plain, at: reference) ? .publisher(wrapped) : .projection(wrapped)
    }
    let file = files[reference.file]
    var index: Int? = reference.scope
    while let current = index {
      let scope = file.scopes[current]
      if let found = scope.bindings.last(where: { $0.name == name && $0.start <= position }) {
        return type(of: found, at: ScopeReference(file: reference.file, scope: current), depth: depth)
      }
      if case .type(let typeIndex) = scope.kind {
        let owner: ResolvedType =
          typeOfDeclaration[reference.file][typeIndex].map { .nominal([$0], arguments: []) }
          ?? .external(file.types[typeIndex].name, arguments: [])
        if let found = declaredMember(name, of: owner, depth: depth) { return found }
      }
      index = scope.parent
    }
    if let globals = globalProperties[name],
      let first = globals.first(where: { $0.file == reference.file }) ?? globals.first
    {
      return type(of: first, depth: depth)
    }
    if let functions = globalFunctions[name] { return results(functions, depth: depth) }
    if name.first?.isUppercase == true || topLevelTypes[name] != nil {
      return .metatype(lookup(name, at: reference, depth: 0))
    }
    return .unknown
  }

  private func isPublished(_ name: String, at reference: ScopeReference) -> Bool {
    guard let id = enclosingType(of: reference) else { return false }
    return members(of: id, named: name).properties.contains { self[$0].attribute(.published) != nil }
  }

  private func type(of binding: LocalBinding, at scope: ScopeReference, depth: Int) -> ResolvedType {
    if let name = binding.type { return resolve(name, at: scope) }
    guard let value = binding.value else { return .unknown }
    var valueScope = scope
    if binding.kind == .capture || binding.kind == .element,
      let parent = files[scope.file].scopes[scope.scope].parent, files[scope.file].scopes[scope.scope].kind == .closure
    {
      valueScope = ScopeReference(file: scope.file, scope: parent)
    }
    let resolved = type(of: value, at: valueScope, depth: depth + 1)
    switch binding.kind {
    case .unwrapped: return resolved.unwrapped
    case .element: return resolved.element
    default: return resolved
    }
  }

  /// The type of a property as it is read, whatever wraps it.
  public func type(of reference: PropertyReference) -> ResolvedType { type(of: reference, depth: 0) }

  func type(of reference: PropertyReference, depth: Int) -> ResolvedType {
    type(of: self[reference], inFile: reference.file, depth: depth)
  }

  public func type(of property: DeclaredProperty, inFile file: Int) -> ResolvedType {
    type(of: property, inFile: file, depth: 0)
  }

  private func type(of property: DeclaredProperty, inFile file: Int, depth: Int) -> ResolvedType {
    guard depth < 20 else { return .unknown }
    let scope = ScopeReference(file: file, scope: property.scope)
    if let name = property.type { return resolve(name, at: scope) }
    if let value = property.initializer, !property.isTuplePattern {
      return type(of: value, at: scope, depth: depth + 1)
    }
    for attribute in property.attributes {
      // `@Environment(Model.self) var model`, `@StateObject<Model> var model`
      if attribute.arguments.count == 1, let argument = attribute.arguments.first {
        let type = environmentType(argument.value, at: scope, depth: depth)
        if !type.isUnknown { return type }
      }
      if Wrapper(attribute) != nil, let first = attribute.genericArguments.first {
        return resolve(first, at: scope)
      }
    }
    return .unknown
  }

  private func environmentType(_ argument: Expression, at scope: ScopeReference, depth: Int) -> ResolvedType {
    switch argument.kind {
    case .keyPath(_, let components):
      // `@Environment(\.x)`, `@Dependency(\.x)`, `@Injected(\.x)`: a value that the project adds to an outside container.
      let containers = externalMemberIndex.values.compactMap { $0[components[0]]?.properties.first }
      guard components.count == 1, containers.count == 1, let property = containers.first else { return .unknown }
      let resolved = type(of: property, depth: depth + 1)
      if case .external("Factory", let arguments) = resolved { return arguments.first ?? .unknown }
      return resolved
    case .implicitMember, .literal: return .unknown
    default:
      if case .metatype(let type) = type(of: argument, at: scope, depth: depth + 1) { return type }
      return .unknown
    }
  }

  func member(
    _ name: String, of base: ResolvedType, base expression: Expression, at scope: ScopeReference, depth: Int
  ) -> ResolvedType {
    switch base {
    case .projection(let inner):
      if name == "wrappedValue" { return inner }
      if let found = declaredMember(name, of: inner.unwrapped, depth: depth) { return .projection(found) }
      return .unknown
    case .metatype(let instance):
      if let found = declaredMember(name, of: instance, depth: depth) { return found }
      if name == "shared" || name == "default", !instance.candidates.isEmpty { return instance }
      if case .nominal(let types, _) = instance,
        let nested = types.lazy.compactMap({ self.nested(name, in: $0, depth: 0) }).first
      {
        return .metatype(nested)
      }
      if case .external(let outside, _) = instance, let nested = externalNested(name, in: outside) {
        return .metatype(nested)
      }
      if case .external(let module, _) = instance, isVisibleModule(module) {
        return .metatype(resolve(.named([.init(module), .init(name)]), at: scope))
      }
      if case .nominal(let types, _) = instance, types.contains(where: { self[$0].kind == .enum && isCase(name, of: $0) }) {
        return instance
      }
      return .unknown
    case .optional(let inner):
      return member(name, of: inner, base: expression, at: scope, depth: depth)
    case .tuple(let elements):
      if let index = Int(name) { return index < elements.count ? elements[index].type : .unknown }
      return elements.first { $0.label == name }?.type ?? .unknown
    case .array, .dictionary, .publisher:
      return standardMember(name, of: base) ?? .unknown
    default:
      if name.hasPrefix("$"), let found = declaredMember(String(name.dropFirst()), of: base, depth: depth) {
        return .publisher(found)
      }
      return declaredMember(name, of: base, depth: depth) ?? hostedView(name, of: base, at: scope) ?? .unknown
    }
  }

  /// `rootView` of a hosting controller or view, by the generic argument of the class that it inherits from.
  private func hostedView(_ name: String, of base: ResolvedType, at scope: ScopeReference) -> ResolvedType? {
    guard name == "rootView" else { return nil }
    let hosts: Set<String> = ["UIHostingController", "NSHostingController", "NSHostingView", "WKHostingController"]
    if case .external(let host, let arguments) = base, hosts.contains(host) { return arguments.first }
    for candidate in base.candidates {
      for supertype in supertypes(of: candidate) {
        if case .external(let host, let arguments) = supertype.resolved, hosts.contains(host) { return arguments.first }
      }
    }
    return nil
  }

  /// Members of the standard library's collections and of publishers, as far as they keep the element's type.
  private func standardMember(_ name: String, of base: ResolvedType) -> ResolvedType? {
    switch base {
    case .array(let element):
      switch name {
      case "first", "last": return .optional(element)
      case "randomElement", "popLast", "min", "max": return .function(.optional(element))
      case "removeFirst", "removeLast", "remove": return .function(element)
      case "sorted", "filter", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "lazy":
        return .function(base)
      case "enumerated": return .function(.dictionary(element))
      default: return nil
      }
    case .dictionary(let value):
      switch name {
      case "values": return .array(value)
      case "removeValue": return .function(.optional(value))
      case "sorted", "filter": return .function(base)
      default: return nil
      }
    case .publisher:
      let keeping: Set<String> = [
        "filter", "removeDuplicates", "debounce", "throttle", "delay", "receive", "subscribe", "share", "dropFirst", "first", "prefix",
        "handleEvents", "eraseToAnyPublisher", "print", "prepend", "append", "last", "multicast", "autoconnect",
      ]
      return keeping.contains(name) ? .function(base) : nil
    default: return nil
    }
  }

  private func isVisibleModule(_ name: String) -> Bool { layout.isModuleName(name) }

  private func isCase(_ name: String, of id: TypeID) -> Bool {
    self[id].declarations.contains { self[$0].enumCases.contains { $0.name == name } }
  }

  /// The type of a case's value, where all the project's cases of that name agree.
  private func payload(of name: String, _ index: Int) -> ResolvedType {
    // Cases of the standard library's own enumerations.
    guard !["success", "failure", "some", "next", "error"].contains(name) else { return .unknown }
    let found = (enumCases[name] ?? []).compactMap { reference, payload -> ResolvedType? in
      guard index < payload.count else { return nil }
      return resolve(payload[index], at: ScopeReference(file: reference.file, scope: self[reference].scope))
    }
    return merge(found) ?? .unknown
  }

  /// The type of a declared property, or the result of a declared function, with the generic arguments put in.
  private func declaredMember(_ name: String, of base: ResolvedType, depth: Int) -> ResolvedType? {
    guard depth < 20 else { return nil }
    switch base {
    case .nominal(let types, let arguments):
      let found = types.compactMap { id -> ResolvedType? in
        let members = members(of: id, named: name)
        if let property = members.properties.first {
          return substitute(type(of: property, depth: depth + 1), parametersOf: id, arguments)
        }
        if !members.functions.isEmpty {
          return substitute(results(members.functions, depth: depth + 1), parametersOf: id, arguments)
        }
        return nil
      }
      return merge(found)
    case .generic(_, let bounds, _):
      return bounds.isEmpty ? nil : declaredMember(name, of: .nominal(bounds, arguments: []), depth: depth)
    case .external(let type, _):
      let members = externalMembers(of: type, named: name)
      if let property = members.properties.first { return self.type(of: property, depth: depth + 1) }
      if !members.functions.isEmpty { return results(members.functions, depth: depth + 1) }
      return nil
    case .optional(let inner): return declaredMember(name, of: inner, depth: depth + 1)
    default: return nil
    }
  }

  /// The common type of several declarations of one name: the same, or all of them types of the project.
  private func merge(_ types: [ResolvedType]) -> ResolvedType? {
    guard let first = types.first else { return nil }
    if types.allSatisfy({ $0 == first }) { return first }
    let candidates = types.map(\.candidates)
    if candidates.allSatisfy({ !$0.isEmpty }) { return .nominal(candidates.flatMap { $0 }.uniqued(), arguments: []) }
    return .unknown
  }

  private func substitute(
    _ type: ResolvedType, parametersOf id: TypeID, _ arguments: [ResolvedType]
  ) -> ResolvedType {
    guard !arguments.isEmpty else { return type }
    let parameters = self[self[id].primary].genericParameters.map(\.name)
    func replace(_ type: ResolvedType) -> ResolvedType {
      switch type {
      case .generic(let name, _, _):
        guard let index = parameters.firstIndex(of: name), index < arguments.count else { return type }
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

  /// The common result of functions of one name, as a function type.
  private func results(_ functions: [FunctionReference], depth: Int) -> ResolvedType {
    let types = functions.map { reference -> ResolvedType in
      let function = self[reference]
      guard let type = function.returnType else { return .tuple([]) }
      return resolve(type, at: ScopeReference(file: reference.file, scope: function.scope), depth: 0)
    }
    guard let first = types.first else { return .unknown }
    return types.allSatisfy { $0 == first } ? .function(first) : .unknown
  }

  private func result(
    of callee: Expression, _ arguments: [Expression.Argument], at scope: ScopeReference, depth: Int
  ) -> ResolvedType {
    if case .member(let base, "init") = callee.kind,
      case .metatype(let instance) = type(of: base, at: scope, depth: depth + 1)
    {
      return instance
    }
    if callee.kind == .name("Array") || callee.kind == .name("Set"), arguments.count == 1, arguments[0].label == nil {
      return type(of: arguments[0].value, at: scope, depth: depth + 1)
    }
    if case .member(let base, let name) = callee.kind, let first = arguments.first?.value,
      let mapped = mapped(type(of: base, at: scope, depth: depth + 1), by: name, first, depth: depth)
    {
      return mapped
    }
    switch type(of: callee, at: scope, depth: depth + 1) {
    case .array(let element) where callee.unwrapped.isFirstOrLast: return .optional(element)
    case .optional(let element) where callee.unwrapped.isFirstOrLast: return .optional(element)
    case .function(.generic(let name, let bounds, _)) where bounds.isEmpty:
      return inferred(name, callee, arguments, at: scope, depth: depth) ?? .unknown
    case .function(let result): return result
    case .metatype(let instance): return instance
    case .optional(.function(let result)): return result
    default: return .unknown
    }
  }
}

extension Expression.Literal {
  fileprivate var resolvedType: ResolvedType {
    switch self {
    case .string: .external("String", arguments: [])
    case .integer: .external("Int", arguments: [])
    case .float: .external("Double", arguments: [])
    case .boolean: .external("Bool", arguments: [])
    case .dictionary: .dictionary(.unknown)
    case .regex: .external("Regex", arguments: [])
    case .nil: .unknown
    }
  }
}

extension ProjectModel {
  /// The type that a generic function's result has by its arguments: `resolve(Model.self)`, `identity(model)`.
  private func inferred(
    _ parameter: String, _ callee: Expression, _ arguments: [Expression.Argument], at scope: ScopeReference, depth: Int
  ) -> ResolvedType? {
    let functions: [FunctionReference]
    switch callee.kind {
    case .member(let base, let name):
      let owner = type(of: base, at: scope, depth: depth + 1)
      let candidates: [TypeID]
      if case .metatype(let instance) = owner { candidates = instance.candidates } else { candidates = owner.candidates }
      functions = candidates.flatMap { members(of: $0, named: name).functions }
    case .name(let name):
      let own = enclosingType(of: scope).map { members(of: $0, named: name).functions } ?? []
      functions = own.isEmpty ? globalFunctions[name] ?? [] : own
    default: return nil
    }
    for reference in functions {
      for (formal, actual) in zip(self[reference].parameters, arguments) where formal.label == actual.label {
        let given = type(of: actual.value, at: scope, depth: depth + 1)
        switch formal.type {
        case .metatype(let inner) where inner.simpleName == parameter:
          if case .metatype(let instance) = given { return instance }
          return given.isUnknown ? nil : given
        case let type where type.simpleName == parameter: return given.isUnknown ? nil : given
        default: continue
        }
      }
    }
    return nil
  }

  /// `map(\.a)`, `compactMap { $0 }` of a collection or a publisher.
  private func mapped(_ base: ResolvedType, by name: String, _ argument: Expression, depth: Int) -> ResolvedType? {
    let element: ResolvedType
    let wrap: (ResolvedType) -> ResolvedType
    switch base {
    case .array(let type): (element, wrap) = (type, { .array($0) })
    case .publisher(let type): (element, wrap) = (type, { .publisher($0) })
    default: return nil
    }
    var result: ResolvedType
    switch argument.kind {
    case .identityClosure: result = element
    case .keyPath(_, let components): result = value(at: components, of: element, depth: depth)
    default: return nil
    }
    switch name {
    case "map": break
    case "compactMap": result = result.unwrapped
    case "flatMap", "switchToLatest":
      if case .publisher(let inner) = result { result = inner }
      if case .array(let inner) = result { result = inner }
    default: return nil
    }
    return wrap(result)
  }

  /// What a key path's components lead to from a value.
  func value(at components: [String], of root: ResolvedType, depth: Int) -> ResolvedType {
    var current = root
    for component in components {
      switch component {
      case "self": continue
      case "?", "!": current = current.unwrapped
      default:
        let base = Expression(.other, range: 0..<0)
        current = member(component, of: current, base: base, at: ScopeReference(file: 0, scope: 0), depth: depth + 1)
      }
    }
    return current
  }
}

extension Expression {
  /// `items.first`, where it is called with a predicate.
  fileprivate var isFirstOrLast: Bool {
    if case .member(_, let name) = kind { return name == "first" || name == "last" }
    return false
  }
}
