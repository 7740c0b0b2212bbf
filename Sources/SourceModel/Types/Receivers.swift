/// A declaration that may receive the arguments of a call.
struct Receiver {
  let parameters: [Parameter]
  /// The scope that declares the parameter types.
  let scope: ScopeReference
  /// The generic parameters that the arguments may determine.
  var generic: Set<String> = []
  /// The known types of generic parameters.
  var known: [String: ResolvedType] = [:]
  /// Generic parameters of the type that declares the member whose types are not known.
  var unknown: Set<String> = []
  /// The type that declares the member.
  var owner: TypeID?
  /// The collection or publisher that the receiver's extension extends; unknown for other outside types.
  var extended: ResolvedType?
  /// The type whose member is called.
  var base: ResolvedType?
  /// The declared function; nil for a stored closure and an implicit initializer.
  var function: FunctionReference?
}

extension TypeInference {
  /// The functions, initializers and closures of the project that a call of an expression may refer to.
  func receivers(of callee: Expression, at scope: ScopeReference) -> [Receiver] {
    switch callee.kind {
    case .specialized(let inner, let arguments):
      let made = type(of: callee, at: scope)
      if case .metatype(.nominal(let types, let given)) = made {
        return types.flatMap { initializers(of: $0, given) }
      }
      return arguments.isEmpty ? receivers(of: inner, at: scope) : []
    case .optionalChain(let inner), .forceUnwrap(let inner): return receivers(of: inner, at: scope)
    case .tuple(let elements) where elements.count == 1:
      return receivers(of: elements[0], at: scope)
    case .name(let name):
      return receivers(named: name, at: scope, callee.range.lowerBound, orOf: ["View"])
    case .member(let base, "init"):
      if base.isSelf {
        return symbols.enclosingType(of: scope).map { initializers(of: $0, []) } ?? []
      }
      guard case .nominal(let types, let given) = type(of: base, at: scope).instance else {
        return []
      }
      return types.flatMap { initializers(of: $0, given) }
    case .member(let base, let name):
      return receivers(member: name, of: type(of: base, at: scope).unwrapped, orOf: ["View"])
    default: return []
    }
  }

  /// - Parameter others: Outside types whose extensions may declare a member that the type itself has not.
  func receivers(
    named name: String, at reference: ScopeReference, _ position: Int, orOf others: [String] = []
  ) -> [Receiver] {
    for (index, scope) in symbols.scopes(around: reference) {
      if let local = scope.binding(name, at: position) {
        let place = ScopeReference(file: reference.file, scope: index)
        return [local.type.flatMap { Receiver(calling: $0, at: place) }].compactMap { $0 }
      }
      guard case .type(let declaration) = scope.kind else { continue }
      let found = receivers(
        member: name, of: symbols.selfType(ofDeclaration: declaration, inFile: reference.file),
        orOf: others
      )
      if !found.isEmpty { return found }
    }
    symbols.ask(.global(name))
    if let functions = symbols.globalFunctions[name] {
      return functions.map { Receiver($0, symbols[$0]) }
    }
    guard case .nominal(let types, _) = symbols.lookup(name, at: reference, depth: 0) else {
      return []
    }
    return types.flatMap { initializers(of: $0, []) }
  }

  func receivers(member name: String, of base: ResolvedType, orOf others: [String] = [])
    -> [Receiver]
  {
    switch base {
    case .nominal(let types, let given):
      let own = types.flatMap { memberReceivers(name, of: $0, given) }
      return own.isEmpty ? extensionReceivers(name, of: others, .unknown) : own
    case .generic(_, let bounds, _): return bounds.flatMap { memberReceivers(name, of: $0, []) }
    case .metatype(.nominal(let types, let given)):
      return types.flatMap { memberReceivers(name, of: $0, given) }
        + types.compactMap { symbols.nested(name, in: $0, depth: 0) }.flatMap(\.candidates)
        .flatMap { initializers(of: $0, []) }
    case .metatype(.external(let outside, _)):
      return extensionReceivers(name, of: [outside], .unknown)
    case .external(let outside, _):
      return extensionReceivers(name, of: [outside] + others, .unknown)
    case .unknown: return extensionReceivers(name, of: others, .unknown)
    case .array, .publisher: return extensionReceivers(name, of: base.extendedNames.sorted(), base)
    default: return []
    }
  }

  private func memberReceivers(_ name: String, of id: TypeID, _ given: [ResolvedType]) -> [Receiver]
  {
    let members = symbols.members(of: id, named: name)
    var result = members.functions.map { reference -> Receiver in
      var receiver = Receiver(reference, symbols[reference])
      receiver.base = .nominal([id], arguments: given)
      note(given, of: id, declaredIn: reference.type, inFile: reference.file, in: &receiver)
      return receiver
    }
    if result.isEmpty, let property = members.properties.first, let type = symbols[property].type {
      let place = ScopeReference(file: property.file, scope: symbols[property].scope)
      guard var receiver = Receiver(calling: type, at: place) else { return [] }
      note(given, of: id, declaredIn: property.type, inFile: property.file, in: &receiver)
      result = [receiver]
    }
    return result
  }

  /// Records the types of the generic parameters of the type that declares a member.
  private func note(
    _ given: [ResolvedType], of id: TypeID, declaredIn type: Int?, inFile file: Int,
    in receiver: inout Receiver
  ) {
    let owner = type.flatMap { symbols.type(ofDeclaration: $0, inFile: file) } ?? id
    let arguments = symbols.arguments(of: owner, inheritedBy: id, given)
    let names = symbols[symbols[owner].primary].genericParameters.map(\.name)
    for (name, argument) in zip(names, arguments) { receiver.known[name] = argument }
    receiver.unknown.formUnion(names.dropFirst(arguments.count))
    receiver.owner = owner
  }

  /// A type in the declaration of a receiver, with what is known about generic parameters; unknown where it depends on
  /// others, or on what a conforming type determines.
  func filled(_ type: ResolvedType, of receiver: Receiver, _ known: [String: ResolvedType])
    -> ResolvedType
  {
    guard type.isOpen else { return type }
    let associated = receiver.owner.map(symbols.lineage)?.flatMap {
      symbols[symbols[$0].primary].associatedTypes.map(\.name)
    }
    let filled = type.filled(known, receiver.unknown.union(associated ?? []))
    return receiver.extended.map(filled.withElements) ?? filled
  }

  func extensionReceivers(_ name: String, of types: [String], _ base: ResolvedType)
    -> [Receiver]
  {
    for type in types {
      let functions = symbols.externalMembers(of: type, named: name).functions
      if functions.isEmpty { continue }
      return functions.map { reference in
        var receiver = Receiver(reference, symbols[reference])
        receiver.extended = base
        return receiver
      }
    }
    return []
  }

  /// The initializers of a type, including the implicit memberwise initializer of a struct.
  func initializers(of id: TypeID, _ given: [ResolvedType]) -> [Receiver] {
    let declaration = symbols[symbols[id].primary]
    let names = declaration.genericParameters.map(\.name)
    let known = Dictionary(zip(names, given), uniquingKeysWith: { first, _ in first })
    let declared = symbols.classLineage(of: id).first { type in
      !symbols.initializers(of: type).isEmpty
    }
    var result = symbols.initializers(of: declared ?? id)
      .map { Receiver($0, symbols[$0]) }
    if declaration.kind == .struct,
      !declaration.functions.contains(where: { $0.kind == .initializer })
    {
      result.append(
        Receiver(
          parameters: declaration.properties.compactMap(Parameter.init(memberwise:)),
          scope: ScopeReference(file: symbols[id].primary.file, scope: declaration.scope)))
    }
    return result.map { receiver in
      var receiver = receiver
      receiver.generic.formUnion(names.dropFirst(given.count))
      receiver.known = known
      return receiver
    }
  }

  /// The types of the base of a member access; `$model.name` reads `model.name`, and a value with dynamic members may
  /// read those of the object behind it.
  func objects(of base: Expression, at scope: ScopeReference) -> [TypeID] {
    let type = type(of: base, at: scope)
    if case .projection(let object) = type { return object.candidates }
    return type.candidates + type.candidates.flatMap(symbols.typesBehindDynamicMembers)
  }
}

extension Receiver {
  fileprivate init(_ reference: FunctionReference, _ function: DeclaredFunction) {
    parameters = function.parameters
    scope = ScopeReference(file: reference.file, scope: function.scope)
    generic = Set(function.genericParameters.map(\.name))
    self.function = reference
  }

  /// A closure that a variable stores. Fails when the declared type is not a function type.
  fileprivate init?(calling type: TypeName, at scope: ScopeReference) {
    guard case .function(let types, _) = type.unwrapped else { return nil }
    parameters = types.map { type in
      Parameter(
        label: nil, name: "", type: type, typeRange: 0..<0, defaultValue: nil,
        isAutoclosure: false, isEscaping: true, isVariadic: false)
    }
    self.scope = scope
  }
}

extension Parameter {
  /// A parameter of the implicit memberwise initializer. Fails for a property that it does not initialize.
  init?(memberwise property: DeclaredProperty) {
    guard property.isStored, !property.isStatic, let type = property.type,
      !property.isLet || property.initializer == nil
    else { return nil }
    // A wrapper may provide a default value.
    let hasDefault =
      property.initializer != nil || (!property.isLet && type != type.unwrapped)
      || property.attributes.contains { $0.mayBeWrapper }
    self.init(
      label: property.name, name: property.name, type: type, typeRange: 0..<0,
      defaultValue: hasDefault ? Expression(.literal(.nil), range: 0..<0) : nil,
      isAutoclosure: false, isEscaping: true, isVariadic: false)
  }
}
