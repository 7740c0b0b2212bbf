/// Infers the type of an implicit member from its context.
extension CodeGraph {
  /// The type that a call of `.init()` or `.name()` belongs to, inferred from its context.
  func expectedType(of call: Call, in code: Code) -> ResolvedType {
    guard case .implicitMember = call.callee.chainRoot.kind else { return .unknown }
    let scope = ScopeReference(file: code.file, scope: call.scope)
    let facts = symbols.files[code.file]
    // A chain on an implicit member gives a value of the member's type: `.init(hex: 0).withAlpha(1)`.
    let range =
      facts.calls(around: call.range)
      .first { $0.callee.chainRoot.range == call.callee.chainRoot.range }?.range ?? call.range
    for type in facts.types where type.range.contains(range) {
      for property in type.properties {
        guard let value = property.initializer, value.range.contains(range) else { continue }
        if value.range == range { return inference.type(of: property, inFile: code.file) }
        if case .array(let elements) = value.kind,
          elements.contains(where: { $0.range == range }),
          case .array(let element) = inference.type(of: property, inFile: code.file)
        {
          return element
        }
      }
      for function in type.functions where function.range.contains(range) {
        for parameter in function.parameters where parameter.defaultValue?.range == range {
          return symbols.resolve(
            parameter.type, at: ScopeReference(file: code.file, scope: function.scope))
        }
      }
    }
    if let type = typeExpected(ofArgumentAt: range, inFile: code.file) { return type }
    for assignment in facts.uses.assignments {
      guard let value = assignment.value, value.range.lowerBound <= range.lowerBound,
        range.upperBound <= value.range.upperBound,
        let name = assignment.target.unwrapped.chainNames.last
      else { continue }
      if value.range == range {
        return wrapper(ofStorage: name, at: scope)
          ?? inference.type(of: assignment.target, at: scope)
      }
      if let stored = property(ofStorage: name, at: scope) { return inference.type(of: stored) }
    }
    return declaredType(of: range, at: scope) ?? .unknown
  }

  /// The declared type of the local variable that stores the value at a range, or of the member that returns it.
  private func declaredType(of range: ByteRange, at scope: ScopeReference) -> ResolvedType? {
    let file = symbols.files[scope.file]
    for (index, around) in file.scopes(around: scope.scope) {
      let place = ScopeReference(file: scope.file, scope: index)
      if let local = around.bindings.first(where: { $0.value?.range == range }) {
        return local.type.map { symbols.resolve($0, at: place) }
      }
      if let owner = around.owner {
        return owner.gives(range, in: file) ? resultType(of: owner, at: place) : nil
      }
      if let position = around.closure {
        return around.range.containsOnly(range, in: file)
          ? result(ofClosure: around.range, at: position, in: scope.file) : nil
      }
    }
    return nil
  }

  /// The result type that the context of a closure expects: the element type of what `map` produces, or the parameter's
  /// declared type.
  private func result(
    ofClosure range: ByteRange, at position: ClosurePosition, in number: Int
  ) -> ResolvedType? {
    guard case .argument(let place, _, _) = position,
      let outer = symbols.files[number].call(at: place)
    else { return nil }
    let scope = ScopeReference(file: number, scope: outer.scope)
    if SDK.mapping.contains(outer.name) {
      let target = symbols.files[number].uses.assignments.first { $0.value?.range == place }?.target
      let made =
        target.map { inference.type(of: $0, at: scope) } ?? declaredType(of: outer.range, at: scope)
      guard case .array(let element)? = made else { return nil }
      return element
    }
    guard case .function(let result)? = typeExpected(ofArgumentAt: range, inFile: number) else {
      return nil
    }
    return result
  }

  /// The type of the parameter that the argument at a range is passed to; nil if no call has an argument there.
  func typeExpected(ofArgumentAt range: ByteRange, inFile file: Int) -> ResolvedType? {
    runCode(ofFile: file).argument(range).map { call, label, index in
      expectedType(ofArgument: label, at: index, of: call, inFile: file)
    }
  }

  private func expectedType(
    ofArgument label: String?, at index: Int, of outer: Call, inFile file: Int
  ) -> ResolvedType {
    let expected = expectedType(
      of: outer, in: Code(file: file, scope: outer.scope, range: outer.range))
    let place = ScopeReference(file: file, scope: outer.scope)
    let target = target(
      ofCallTo: outer.callee, outer.arguments, at: place, expected: expected)
    let candidates: [FunctionReference]
    switch target {
    case .functions(let functions): candidates = functions
    case .implementations(let functions) where functions.count == 1: candidates = functions
    case .construction(let types) where types.count == 1:
      candidates = initializers(fitting: outer.arguments, of: types[0])
      if candidates.isEmpty { return memberwise(label, of: types[0]) }
    case .delegation(let type): candidates = initializers(fitting: outer.arguments, of: type)
    default:
      if label == "wrappedValue" || label == "initialValue" {
        return wrappedType(of: outer, at: place)
      }
      return .unknown
    }
    let types = Set(
      candidates.compactMap { candidate -> ResolvedType? in
        symbols[candidate].parameters.parameter(forLabel: label, at: index)
          .map {
            symbols.resolve(
              $0.type, at: ScopeReference(file: candidate.file, scope: symbols[candidate].scope))
          }
      })
    return types.count == 1 ? types.first ?? .unknown : .unknown
  }

  /// The wrapped type in `_model = StateObject(wrappedValue: …)`.
  private func wrappedType(of call: Call, at scope: ScopeReference) -> ResolvedType {
    for assignment in symbols.files[scope.file].uses.assignments {
      guard assignment.value?.range == call.range,
        let name = assignment.target.unwrapped.chainNames.last
      else { continue }
      return property(ofStorage: name, at: scope).map { inference.type(of: $0) } ?? .unknown
    }
    return .unknown
  }

  /// The wrapper type in `_name = .init(wrappedValue: …)`, for example `Published`.
  private func wrapper(ofStorage name: String, at scope: ScopeReference) -> ResolvedType? {
    property(ofStorage: name, at: scope)
      .flatMap { symbols[$0].attributes.first { Wrapper($0) != nil } }
      .map { .external($0.name, arguments: []) }
  }

  private func property(ofStorage name: String, at scope: ScopeReference) -> PropertyReference? {
    guard name.hasPrefix("_"), let owner = symbols.enclosingType(of: scope) else { return nil }
    return symbols.members(of: owner, named: String(name.dropFirst())).properties.first
  }

  private func memberwise(_ label: String?, of type: TypeID) -> ResolvedType {
    guard let label, let property = symbols.members(of: type, named: label).properties.first else {
      return .unknown
    }
    return inference.type(of: property)
  }
}

extension CodeGraph {
  /// The declared result type of a function or computed property.
  public func resultType(of owner: BodyOwner, at scope: ScopeReference) -> ResolvedType? {
    if let function = symbols.function(withBodyOf: owner, at: scope) {
      return function.returnType.map { symbols.resolve($0, at: scope) }
    }
    guard let type = symbols.enclosingType(of: scope), owner.kind == .accessor else { return nil }
    let property = symbols.members(of: type, named: owner.name).properties.first {
      $0.file == scope.file && symbols[$0].accessorBlock?.contains(owner.body.lowerBound) == true
    }
    return property.map(inference.type(of:))
  }
}

extension ByteRange {
  /// Whether the value at a range is the only content of the closure with these braces.
  fileprivate func containsOnly(_ value: ByteRange, in file: FileFacts) -> Bool {
    let before = file.text(lowerBound..<value.lowerBound)
    let head = before.dropLast(before.reversed().prefix(while: \.isWhitespace).count)
    return (head == "{" || head.hasSuffix(" in"))
      && file.trimmed(value.upperBound..<upperBound - 1).isEmpty
  }
}

extension BodyOwner {
  /// Whether the body returns the value at a range: as its only expression, or after `return`.
  fileprivate func gives(_ range: ByteRange, in file: FileFacts) -> Bool {
    if file.trimmed(body.lowerBound + 1..<body.upperBound - 1) == range { return true }
    var position = range.lowerBound
    while position > body.lowerBound, file.bytes[position - 1].isWhitespace { position -= 1 }
    return position > 6 && file.text(position - 6..<position) == "return"
  }
}
