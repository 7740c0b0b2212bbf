/// The operators that the project declares, and the uses that run them.
extension CodeGraph {
  /// A function that declares an operator.
  struct OperatorFunction: Sendable {
    let reference: FunctionReference
    /// The types of the operands.
    let operands: [ResolvedType]
  }

  /// The functions of the project that a use of an operator may run, judged by the types of its operands. An operator
  /// that the standard library has too runs them only for a value of a type that they name.
  public func functions(appliedBy operation: OperatorUse, inFile number: Int)
    -> [FunctionReference]
  {
    let found = operation.declaredNames.flatMap(functions)
    if found.isEmpty { return [] }
    let scope = ScopeReference(file: number, scope: operation.scope)
    let given = operation.operands.map { operand -> ResolvedType in
      if operand.takesTypeFromContext { return .unknown }
      let type = inference.type(of: operand, at: scope)
      let element = type.unwrapped.element
      return operation.isEquality && !element.candidates.isEmpty ? element : type
    }
    let isStandard =
      SDK.standardOperator.contains(operation.name)
      || SDK.standardAssignmentOperator.contains(operation.name)
    return found.filter { function in
      guard function.operands.count == given.count,
        zip(given, function.operands).allSatisfy(inference.mayBe)
      else { return false }
      return !isStandard || isMade(function, for: operation, given)
    }.map(\.reference)
  }

  /// Whether a value has a type that a function names for its operand: one of the project, if it names one, and else
  /// whether all have such types.
  private func isMade(
    _ function: OperatorFunction, for operation: OperatorUse, _ given: [ResolvedType]
  ) -> Bool {
    let pairs = Array(zip(given, function.operands))
    let own = pairs.filter { !$1.candidates.isEmpty }
    if own.isEmpty {
      return zip(operation.operands, pairs).allSatisfy { operand, pair in
        operand.takesTypeFromContext || pair.0.isOfSameKind(as: pair.1)
      }
    }
    return own.contains { given, declared in
      !Set(given.candidates.flatMap(symbols.relatives)).isDisjoint(with: declared.candidates)
    }
  }

  /// The functions with the name of an operator, of all types and global ones.
  private func functions(ofOperator name: String) -> [OperatorFunction] {
    symbols.ask(.value(name))
    guard symbols.functionNames.contains(name) else { return [] }
    return cache.operatorFunctions.answer(to: name) {
      let members = symbols.files.enumerated().flatMap { number, file in
        file.types.enumerated().flatMap { type, declared in
          declared.functions.indices.filter { declared.functions[$0].name == name }
            .map { FunctionReference(file: number, type: type, index: $0) }
        }
      }
      return ((symbols.globalFunctions[name] ?? []) + members).filter { symbols[$0].body != nil }
        .map { reference in
          let place = ScopeReference(file: reference.file, scope: symbols[reference].scope)
          return OperatorFunction(
            reference: reference,
            operands: symbols[reference].parameters.map { symbols.resolve($0.type, at: place) })
        }
    }
  }

  /// The use of an operator as an assignment, if a function of the project changes the first operand: `list <+ 1`.
  public func assignment(by operation: OperatorUse, inFile number: Int) -> Assignment? {
    func changesOperand(_ function: FunctionReference) -> Bool {
      symbols[function].parameters.first?.isInOut == true
    }
    guard operation.operands.count == 2, !operation.name.hasSuffix("="),
      functions(ofOperator: operation.name).map(\.reference).contains(where: changesOperand),
      functions(appliedBy: operation, inFile: number).contains(where: changesOperand)
    else { return nil }
    return Assignment(
      target: operation.operands[0], value: nil,
      range: operation.operands[0].range.lowerBound..<operation.operands[1].range.upperBound,
      scope: operation.scope)
  }

  /// The assignments of a file, also by operators of the project.
  public func assignments(inFile number: Int) -> [Assignment] {
    let uses = symbols.files[number].uses
    return uses.assignments + uses.operators.compactMap { assignment(by: $0, inFile: number) }
  }
}

extension ResolvedType {
  /// Whether a value is known to have the declared type of the SDK, whatever that contains.
  fileprivate func isOfSameKind(as declared: ResolvedType) -> Bool {
    switch (self, declared) {
    case (_, .generic): true
    case (.array, .array), (.dictionary, .dictionary), (.function, .function): true
    case (.optional(let one), .optional(let other)), (let one, .optional(let other)):
      one.isOfSameKind(as: other)
    case (.external(let one, _), .external(let other, _)): one == other
    default: false
    }
  }
}

extension OperatorUse {
  /// The names under which the project may declare the operator: `!=` runs `==`, and `>` runs `<`.
  fileprivate var declaredNames: [String] {
    switch name {
    case "!=": [name, "=="]
    case ">", "<=", ">=": [name, "<"]
    default: [name]
    }
  }
}
