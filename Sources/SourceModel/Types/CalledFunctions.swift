/// What a call of a function or an initializer of the project returns.
extension TypeInference {
  /// The result of the function of the project that a call refers to; nil if no function takes the arguments.
  /// - Parameter owner: The type whose member is called.
  func resultOfFunction(
    _ callee: Expression, _ owner: ResolvedType?, _ arguments: [Expression.Argument],
    at scope: ScopeReference, depth: Int
  ) -> ResolvedType? {
    let receivers: [Receiver]
    var isStatic: Bool?
    switch callee.kind {
    case .name(let name):
      receivers = self.receivers(named: name, at: scope, callee.range.lowerBound)
    case .member(_, let name):
      let owner = owner?.unwrapped ?? .unknown
      receivers = self.receivers(member: name, of: owner)
      isStatic = owner != owner.instance
    default: return nil
    }
    let functions = receivers.filter { receiver in
      guard let function = receiver.function.map({ symbols[$0] }) else { return false }
      return function.kind != .initializer && isStatic != !function.isStatic
        && receiver.parameters.matching(arguments) != nil
    }
    return choice(of: functions, for: arguments, at: scope, depth: depth) { receiver in
      result(of: receiver, arguments, at: scope, depth: depth)
    }
  }

  /// What a call means if several declarations take arguments with its labels; unknown if their types do not decide
  /// either, and nil if there is no declaration.
  private func choice(
    of receivers: [Receiver], for arguments: [Expression.Argument], at scope: ScopeReference,
    depth: Int, _ meaning: (Receiver) -> ResolvedType
  ) -> ResolvedType? {
    guard depth < 20, !receivers.isEmpty else { return nil }
    func common(_ receivers: [Receiver]) -> ResolvedType? {
      let types = receivers.map(meaning)
      return types.allSatisfy { $0 == types[0] } ? types.first : nil
    }
    if let only = common(receivers) { return only }
    let types = arguments.map { type(of: $0.value, at: scope, depth: depth + 1) }
    let accepting = receivers.filter { accepts($0, arguments, types, exactly: false) }
    if let only = common(accepting) { return only }
    if let only = common(accepting.filter { accepts($0, arguments, types, exactly: true) }) {
      return only
    }
    // A member of the type itself overrides that of a supertype.
    let owners = accepting.map { $0.function.flatMap(symbols.declaringType) }
    let nearest = zip(accepting, owners).filter { $1 == owners[0] }.map(\.0)
    return common(nearest) ?? .unknown
  }

  /// Whether a function may take the arguments, judged by their types.
  func mayCall(
    _ function: FunctionReference, _ arguments: [Expression.Argument], at scope: ScopeReference
  ) -> Bool {
    let place = ScopeReference(file: function.file, scope: symbols[function].scope)
    return accepts(
      Receiver(parameters: symbols[function].parameters, scope: place), arguments,
      arguments.map { type(of: $0.value, at: scope) }, exactly: false)
  }

  /// Whether the parameters may have the types of the arguments.
  /// - Parameter exactly: Whether literals have the types that they have by themselves.
  private func accepts(
    _ receiver: Receiver, _ arguments: [Expression.Argument], _ types: [ResolvedType],
    exactly: Bool
  ) -> Bool {
    receiver.parameters.matching(arguments)?.passed.allSatisfy { formal, actual in
      let type = symbols.resolve(receiver.parameters[formal].type, at: receiver.scope)
      if arguments[actual].value.isClosure, case .nominal = type.unwrapped { return false }
      let isFree = !exactly && arguments[actual].value.takesTypeFromContext
      if case .implicitMember = arguments[actual].value.kind, !mayHaveStaticMembers(type) {
        return false
      }
      return mayBe(types[actual], type) || isFree && types[actual].mayBeLiteral(of: type)
    } == true
  }

  /// Whether `.member` may be a value of the type.
  private func mayHaveStaticMembers(_ type: ResolvedType) -> Bool {
    switch type.unwrapped {
    case .array: !symbols.outsideExtensions(of: "Array").isEmpty
    case .dictionary: !symbols.outsideExtensions(of: "Dictionary").isEmpty
    case .tuple, .function, .metatype: false
    default: true
    }
  }

  /// Whether a value of one type may be passed where another type is declared.
  func mayBe(_ given: ResolvedType, _ declared: ResolvedType) -> Bool {
    switch (given, declared) {
    case (.unknown, _), (_, .unknown), (_, .generic), (.generic, _): true
    case (.optional(let given), .optional(let declared)): mayBe(given, declared)
    case (_, .optional(let declared)): mayBe(given, declared)
    case (.optional, _): declared.standardName == nil && declared.candidates.isEmpty
    case (.external(let given, _), .external(let name, _)):
      given == name || declared.standardName == nil
    case (.nominal(let given, _), .nominal(let declared, _)):
      given.contains { !Set(symbols.lineage(of: $0)).isDisjoint(with: declared) }
    case (_, .nominal(let types, _)): types.contains { symbols[$0].kind == .protocol }
    default: declared.standardName == nil
    }
  }

  /// The result of a call that refers to a function, with what its arguments say about generic parameters.
  private func result(
    of receiver: Receiver, _ arguments: [Expression.Argument], at scope: ScopeReference, depth: Int
  ) -> ResolvedType {
    guard let reference = receiver.function else { return .unknown }
    // An extension of a type that is not a collection does not depend on the elements.
    var receiver = receiver
    if receiver.extended?.isUnknown == true { receiver.extended = nil }
    let known = genericArguments(of: receiver, from: arguments, at: scope, depth: depth + 1)
    return filled(result(of: reference, asMemberOf: receiver.base), of: receiver, known)
  }

  /// The type of the value that an initializer call creates: `Box<Item>` for `Box(item)`; optional where the initializer
  /// can fail.
  func created(
    _ instance: ResolvedType, with arguments: [Expression.Argument], at scope: ScopeReference,
    depth: Int
  ) -> ResolvedType {
    switch instance {
    case .nominal(let types, let given):
      guard types.count == 1, let id = types.first else { return instance }
      let fitting = initializers(of: id, given).filter {
        $0.parameters.matching(arguments) != nil
      }
      if fitting.isEmpty, symbols[id].kind == .enum, arguments.map(\.label) == ["rawValue"] {
        return .optional(instance)
      }
      let made = choice(of: fitting, for: arguments, at: scope, depth: depth) { receiver in
        let made = created(id, given, by: receiver, arguments, at: scope, depth: depth)
        return receiver.function.map { symbols[$0].isFailable } == true ? .optional(made) : made
      }
      // The type is known even if it is not known whether this initializer can fail.
      return made.flatMap { $0.isUnknown ? nil : $0 } ?? instance
    case .external(let name, _):
      let added = extensionReceivers("init", of: [name], .unknown).filter {
        $0.parameters.matching(arguments) != nil
      }
      let made = choice(of: added, for: arguments, at: scope, depth: depth) { receiver in
        receiver.function.map { symbols[$0].isFailable } == true ? .optional(instance) : instance
      }
      return made ?? created(outside: instance, name, arguments, at: scope, depth: depth)
    default: return instance
    }
  }

  /// The type of what an initializer, referred to as a function, creates from a value.
  func created(_ instance: ResolvedType, from value: ResolvedType) -> ResolvedType {
    switch instance {
    case .nominal(let types, let given):
      let accepting = types.flatMap { initializers(of: $0, given) }.filter { receiver in
        guard let first = receiver.parameters.first else { return false }
        return receiver.parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
          && mayBe(value, symbols.resolve(first.type, at: receiver.scope))
      }
      let failing = accepting.filter { $0.function.map { symbols[$0].isFailable } == true }
      if failing.isEmpty { return instance }
      return failing.count == accepting.count ? .optional(instance) : instance
    case .external(let name, _): return created(instance, name, parsing: value)
    default: return instance
    }
  }

  private func created(_ instance: ResolvedType, _ name: String, parsing value: ResolvedType)
    -> ResolvedType
  {
    guard SDK.parsedFromText.contains(name) else { return instance }
    switch value {
    case .external("String", _), .external("Substring", _): return .optional(instance)
    case .unknown: return .unknown
    default: return instance
    }
  }

  private func created(
    _ id: TypeID, _ given: [ResolvedType], by receiver: Receiver,
    _ arguments: [Expression.Argument], at scope: ScopeReference, depth: Int
  ) -> ResolvedType {
    let parameters = symbols[symbols[id].primary].genericParameters.map(\.name)
    guard given.isEmpty, !parameters.isEmpty, !arguments.isEmpty else {
      return .nominal([id], arguments: given)
    }
    let known = genericArguments(of: receiver, from: arguments, at: scope, depth: depth + 1)
    guard parameters.contains(where: { known[$0] != nil }) else {
      return .nominal([id], arguments: [])
    }
    return .nominal([id], arguments: parameters.map { known[$0] ?? .unknown })
  }

  /// The type of a value that an initializer of the SDK creates.
  private func created(
    outside instance: ResolvedType, _ name: String, _ arguments: [Expression.Argument],
    at scope: ScopeReference, depth: Int
  ) -> ResolvedType {
    if SDK.hostingClass.contains(name), arguments.first?.label == "rootView" {
      let view = type(of: arguments[0].value, at: scope, depth: depth + 1)
      return view.isUnknown ? instance : .external(name, arguments: [view])
    }
    let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
    if SDK.failableInitializer.contains("\(name)(\(labels))") { return .optional(instance) }
    guard labels == "_:", let value = arguments.first?.value else { return instance }
    return created(instance, name, parsing: type(of: value, at: scope, depth: depth + 1))
  }
}
