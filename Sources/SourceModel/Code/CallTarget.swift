/// The code that a call runs.
enum CallTarget {
  /// Functions with bodies; several when overloads cannot be distinguished.
  case functions([FunctionReference])
  /// The implementations of a protocol requirement; several when the type of the object decides which one runs.
  case implementations([FunctionReference])
  /// A function declared inside another function, or a closure that a constant holds.
  case local(CodeNode)
  /// An initializer of a project type.
  case construction([TypeID])
  /// `self.init` or `super.init`: an initializer without the default values of stored properties.
  case delegation(TypeID)
  /// A member of a type outside the project; `init` for an initializer.
  case outside(type: String, name: String)
  case unknownMember(String)
  case free(String)
  /// A value whose code is not known, such as a closure that was passed in.
  case opaque
  /// No code of interest: an enum case or a conversion.
  case nothing
}

extension CodeGraph {
  /// Resolves the code that a call runs.
  /// - Parameter expected: The type that an implicit member such as `.init()` belongs to.
  func target(
    ofCallTo callee: Expression, _ arguments: [Expression.Argument], at scope: ScopeReference,
    expected: ResolvedType = .unknown
  ) -> CallTarget {
    let target = namedTarget(ofCallTo: callee, arguments, at: scope, expected: expected)
    if case .implementations(let all) = target {
      let own = all.filter { mayShareProcess(scope.file, $0.file) }
      return own.isEmpty ? .opaque : .implementations(own)
    }
    // A value called as a function runs its `callAsFunction`.
    guard case .opaque = target, symbols.declaresFunction(named: "callAsFunction"),
      let called = memberTarget(
        "callAsFunction", of: inference.type(of: callee, at: scope).candidates, arguments)
    else { return target }
    return called
  }

  private func namedTarget(
    ofCallTo callee: Expression, _ arguments: [Expression.Argument], at scope: ScopeReference,
    expected: ResolvedType
  ) -> CallTarget {
    switch callee.kind {
    case .optionalChain(let inner) where isElement(inner, at: scope),
      .forceUnwrap(let inner) where isElement(inner, at: scope):
      return .opaque
    case .specialized(let inner, _), .optionalChain(let inner), .forceUnwrap(let inner):
      return target(ofCallTo: inner, arguments, at: scope, expected: expected)
    case .tuple(let elements) where elements.count == 1:
      return target(ofCallTo: elements[0], arguments, at: scope, expected: expected)
    case .name(let name):
      return target(ofName: name, arguments, at: scope, position: callee.range.lowerBound)
    case .implicitMember("init")
    where expected.candidates.isEmpty && arguments.map(\.label) == ["rawValue"]:
      // Such a value holds nothing but its raw value.
      return .nothing
    case .implicitMember(let name):
      if expected.isUnknown { return SDK.durationUnit.contains(name) ? .nothing : .opaque }
      return target(ofMember: name, of: .metatype(expected.unwrapped), arguments)
    case .member(let base, "init") where base.isSelf:
      return symbols.enclosingType(of: scope).map { .delegation($0) } ?? .nothing
    case .member(let base, "init") where base.kind == .superReference:
      return inference.type(of: base, at: scope).candidates.first.map { .delegation($0) }
        ?? .nothing
    case .member(let base, let name):
      if case .name(let module) = base.kind, SDK.sdkModule.contains(module) {
        return name.looksLikeTypeName ? .outside(type: name, name: "init") : .free(name)
      }
      // `Module.Model()`, `Bundle.Reader()`
      if name.looksLikeTypeName,
        case .metatype(.nominal(let types, _)) = inference.type(of: callee, at: scope)
      {
        return .construction(types)
      }
      let resolved = outsideType(of: base, at: scope)
      return target(ofMember: name, of: resolved, arguments)
    default: return .opaque
    }
  }

  private func target(
    ofName name: String, _ arguments: [Expression.Argument], at reference: ScopeReference,
    position: Int
  ) -> CallTarget {
    let file = symbols.files[reference.file]
    var index: Int? = reference.scope
    while let current = index {
      let scope = file.scopes[current]
      if let local = scope.bindings.last(where: { $0.name == name && $0.start <= position }) {
        guard local.kind == .function || local.kind == .constant,
          let body = localCode(of: local, in: current, ofFile: reference.file)
        else { return .opaque }
        return .local(
          CodeNode(file: reference.file, body: body, owner: symbols.enclosingType(of: reference)))
      }
      if case .type(let typeIndex) = scope.kind {
        if let id = symbols.type(ofDeclaration: typeIndex, inFile: reference.file) {
          if let found = memberTarget(name, of: [id], arguments) { return found }
        } else {
          let type = file.types[typeIndex].name
          let functions = symbols.externalMembers(of: type, named: name).functions
          if let found = accepted(functions, arguments) { return .functions(found) }
          if SDK.hasSignal(member: name, of: type) {
            return .outside(type: type, name: name)
          }
        }
      }
      index = scope.parent
    }
    let globals = symbols.globalFunctions(named: name, from: reference.file)
    if let found = accepted(globals, arguments) { return .functions(found) }
    symbols.ask(.global(name))
    if let constants = symbols.globalProperties[name], constants.count == 1 {
      return constantClosure(constants[0])
    }
    switch symbols.lookup(name, at: reference, depth: 0) {
    case .nominal(let types, _): return .construction(types)
    case .external(let type, _):
      return name.looksLikeTypeName
        ? target(ofMember: "init", of: .external(type, arguments: []), arguments) : .free(name)
    case .generic: return .opaque
    default: return .nothing
    }
  }

  func target(
    ofMember name: String, of base: ResolvedType, _ arguments: [Expression.Argument]
  ) -> CallTarget {
    switch base {
    case .optional(let inner): return target(ofMember: name, of: inner, arguments)
    case .metatype(.nominal(let types, _)):
      if name == "init" { return .construction(types) }
      if let found = memberTarget(name, of: types, arguments) { return found }
      let inner = types.firstNonNil { self.symbols.nested(name, in: $0, depth: 0) }
      if let inner, !inner.candidates.isEmpty { return .construction(inner.candidates) }
      return .nothing
    case .metatype(.external(let type, _)), .external(let type, _):
      if let found = memberTarget(name, ofExternal: type, arguments) { return found }
      if name.looksLikeTypeName {
        return .outside(type: type + "." + name, name: "init")
      }
      return .outside(type: type, name: name)
    case .nominal(let types, _), .generic(_, let types, _):
      if let found = memberTarget(name, of: types, arguments) { return found }
      return types.contains(where: hasOutsideSupertype) ? .unknownMember(name) : .opaque
    case .array:
      return memberTarget(name, ofExternal: "Array", arguments)
        ?? .outside(type: "Array", name: name)
    case .dictionary: return .outside(type: "Array", name: name)
    case .projection, .publisher: return .outside(type: "Publisher", name: name)
    case .metatype(.array): return memberTarget(name, ofExternal: "Array", arguments) ?? .nothing
    case .metatype(.dictionary), .metatype(.tuple), .metatype(.publisher): return .nothing
    case .metatype(.optional(let inner)):
      return target(ofMember: name, of: .metatype(inner), arguments)
    case .metatype(.generic), .metatype(.unknown), .function, .tuple: return .opaque
    case .unknown where name.looksLikeTypeName: return .outside(type: name, name: "init")
    case .metatype, .unknown: return .unknownMember(name)
    }
  }

  /// The project's own extensions of an outside type. An overload that the project adds delegates to the SDK's member.
  private func memberTarget(
    _ name: String, ofExternal type: String, _ arguments: [Expression.Argument]
  ) -> CallTarget? {
    // Without labels it may as well be an initializer of the SDK.
    guard
      name == "init"
        ? arguments.contains(where: { $0.label != nil }) : !SDK.hasSignal(member: name, of: type)
    else { return nil }
    return accepted(symbols.externalMembers(of: type, named: name).functions, arguments).map {
      .functions($0)
    }
  }

  /// The project's own extensions of the outside types that types inherit from or conform to.
  private func memberTarget(
    _ name: String, ofOutsideSupertypesOf types: [TypeID], _ arguments: [Expression.Argument]
  ) -> CallTarget? {
    types.flatMap(symbols.outsideSupertypes).uniqued().firstNonNil {
      self.memberTarget(name, ofExternal: $0, arguments)
    }
  }

  func hasOutsideSupertype(_ id: TypeID) -> Bool {
    symbols.lineage(of: id).contains { ancestor in
      symbols.supertypes(of: ancestor).contains { $0.resolved.candidates.isEmpty }
    }
  }

  /// The methods with this name, nearest declarations first; nil when the types declare none.
  private func memberTarget(
    _ name: String, of types: [TypeID], _ arguments: [Expression.Argument]
  ) -> CallTarget? {
    var found: [FunctionReference] = []
    var requirement: TypeID?
    for id in types {
      for ancestor in symbols.lineage(of: id) {
        guard let members = symbols.memberTable[ancestor.index][name] else { continue }
        let own = accepted(members.functions, arguments) ?? []
        let bodies = own.filter { symbols[$0].body != nil }
        found += bodies
        if bodies.count < own.count, symbols[ancestor].kind == .protocol, requirement == nil {
          requirement = ancestor
        }
        if !bodies.isEmpty { break }
        if !members.properties.isEmpty, own.isEmpty {
          return members.properties.count == 1 ? constantClosure(members.properties[0]) : .opaque
        }
      }
    }
    guard let requirement, types.allSatisfy({ symbols[$0].kind == .protocol }) else {
      if !found.isEmpty { return .functions(found.uniqued()) }
      return memberTarget(name, ofOutsideSupertypesOf: types, arguments)
    }
    return implementations(of: requirement, name, arguments, besides: found)
  }

  /// The methods that implement a requirement, with the default implementation where a type may use it.
  private func implementations(
    of requirement: TypeID, _ name: String, _ arguments: [Expression.Argument],
    besides defaults: [FunctionReference]
  ) -> CallTarget {
    let own = productionImplementers(of: requirement).map { id in
      (accepted(symbols.memberTable[id.index][name]?.functions ?? [], arguments) ?? [])
        .filter { symbols[$0].body != nil }
    }
    let written = own.filter { !$0.isEmpty }.uniqued()
    if written.isEmpty { return defaults.isEmpty ? .opaque : .functions(defaults.uniqued()) }
    // Several overloads in one type are distinguished by their parameter types.
    if defaults.isEmpty, written.count == 1, written[0].count > 1 { return .functions(written[0]) }
    let usesDefault = !defaults.isEmpty && own.contains(where: \.isEmpty)
    return .implementations((written.flatMap(\.self) + (usesDefault ? defaults : [])).uniqued())
  }

  /// The concrete types that conform to or inherit from a protocol, without those declared only in tests.
  func productionImplementers(of id: TypeID) -> [TypeID] {
    symbols.implementers(of: id).filter { implementer in
      !symbols[implementer].declarations.allSatisfy { symbols.isTest(file: $0.file) }
    }
  }

  private func accepted(
    _ functions: [FunctionReference], _ arguments: [Expression.Argument]
  ) -> [FunctionReference]? {
    let fitting = functions.filter { symbols[$0].parameters.omitted(by: arguments) != nil }
    return fitting.isEmpty ? nil : fitting
  }

  /// The type of an expression, with the known types of SDK properties added.
  func outsideType(
    of expression: Expression, at scope: ScopeReference, depth: Int = 0
  ) -> ResolvedType {
    let resolved = inference.type(of: expression, at: scope)
    guard resolved.isUnknown, depth < 8 else { return resolved }
    switch expression.kind {
    case .optionalChain(let base), .forceUnwrap(let base):
      return outsideType(of: base, at: scope, depth: depth + 1)
    case .member(let base, let name):
      if let type = SDK.propertyType[name] { return .external(type, arguments: []) }
      return sharedInstance(name, of: base, at: scope)
    case .call(let callee, _):
      if case .member(let base, let name) = callee.kind {
        return sharedInstance(name, of: base, at: scope)
      }
    case .name(let name):
      if let local = symbols.localBinding(name, at: scope, position: expression.range.lowerBound) {
        guard let value = local.binding.value,
          [.constant, .variable, .unwrapped, .capture].contains(local.binding.kind)
        else { return .unknown }
        return outsideType(of: value, at: local.place, depth: depth + 1)
      }
      guard let id = symbols.enclosingType(of: scope),
        let property = symbols.members(of: id, named: name).properties.first,
        let value = symbols[property].initializer
      else { return .unknown }
      return outsideType(
        of: value, at: ScopeReference(file: property.file, scope: symbols[property].scope),
        depth: depth + 1)
    default: break
    }
    return .unknown
  }

  /// `URLSession` for `URLSession.shared`.
  private func sharedInstance(
    _ name: String, of base: Expression, at scope: ScopeReference
  ) -> ResolvedType {
    guard SDK.sharedInstance.contains(name),
      case .metatype(.external(let type, _)) = inference.type(of: base, at: scope)
    else { return .unknown }
    return .external(type, arguments: [])
  }
}
