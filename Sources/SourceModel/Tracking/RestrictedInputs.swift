/// Input that code restricts: `TextField("Amount", text: $model.amount)` with `set { digits = newValue.filter(\.isNumber) }`.
/// What a person types may lead to the value that the property has. The macro ignores such an assignment, and nothing
/// sets the control back.
public struct RestrictedInput: Sendable {
  public let file: Int
  public let assignment: Assignment
  public let property: PropertyReference
  /// The class of the property.
  public let owner: TypeID
  /// The property or the call that the control is bound to.
  public let binding: Site
}

extension Tracking {
  /// The assignments of restricted input to what the same binding reads.
  public func restrictedInputs() -> [RestrictedInput] {
    var known: Set<FileOffset> = []
    return (inputsOfSetters() + inputsOfBindings()).filter {
      known.insert(FileOffset(file: $0.file, offset: $0.assignment.range.lowerBound)).inserted
    }
  }

  /// Through a computed property that a binding leads to.
  private func inputsOfSetters() -> [RestrictedInput] {
    symbols.migratableTypes.filter { symbols[$0].kind == .class }.flatMap { id in
      symbols.properties(of: id).flatMap { reference -> [RestrictedInput] in
        let property = symbols[reference]
        guard property.accessors == .computed, let getter = property.getterBody,
          let setter = property.accessorsRunByWrites.first?.body, isBound(reference)
        else { return [] }
        return inputs(
          set: CodeNode(file: reference.file, body: setter, owner: id),
          get: CodeNode(file: reference.file, body: getter, owner: id),
          symbols.files[reference.file].site(property.nameRange))
      }
    }
  }

  /// Through `Binding(get: { model.amount }, set: { model.setAmount($0) })`.
  private func inputsOfBindings() -> [RestrictedInput] {
    symbols.calls(named: "Binding").flatMap { number, call -> [RestrictedInput] in
      let place = ScopeReference(file: number, scope: call.scope)
      func code(_ label: String) -> CodeNode? {
        call.arguments.first { $0.label == label }
          .flatMap { graph.code(ofCalled: $0.value, at: place).first }
      }
      guard let getter = code("get"), let setter = code("set") else { return [] }
      return inputs(set: setter, get: getter, symbols.files[number].site(call.range))
    }
  }

  private func inputs(set: CodeNode, get: CodeNode, _ binding: Site) -> [RestrictedInput] {
    let shown = Set(
      graph.code(reachedFrom: get, along: .objectsWithBody).flatMap { code in
        symbols.files[code.file].uses.reads(in: code.body).map(\.name)
      })
    return graph.code(reachedFrom: set, along: .allThatChanges).flatMap { code in
      symbols.files[code.file].uses.assignments.starting(in: code.body).compactMap { assignment in
        let scope = ScopeReference(file: code.file, scope: assignment.scope)
        guard let value = assignment.value, isNarrowed(value, at: scope),
          dependsOnInput(value, at: scope),
          let (property, id) = usage.publishedProperty(assignment.target, at: scope),
          shown.contains(symbols[property].name),
          mayBeCompared(inference.type(of: property))
        else { return nil }
        return RestrictedInput(
          file: code.file, assignment: assignment, property: property, owner: id, binding: binding)
      }
    }
  }

  /// Whether an expression names a parameter, as that of a setter.
  private func dependsOnInput(_ value: Expression, at scope: ScopeReference) -> Bool {
    symbols.files[scope.file].tokens(in: value.range).contains { name in
      let local = symbols.localBinding(name, at: scope, position: value.range.lowerBound)
      return name == "newValue" || name == "$0"
        || local.map { [.parameter, .closureParameter].contains($0.binding.kind) } == true
    }
  }

  /// Whether different inputs often give the same value. A choice between two other values does not restrict a switch.
  private func isNarrowed(_ value: Expression, at scope: ScopeReference) -> Bool {
    switch value.unwrapped.kind {
    case .call(let callee, let arguments):
      callee.lastName.map(SDK.narrowingFunction.contains) == true
        || callee.base.map { isNarrowed($0, at: scope) } == true
        || arguments.contains { isNarrowed($0.value, at: scope) }
    case .member(let base, let name):
      SDK.narrowingFunction.contains(name) || isNarrowed(base, at: scope)
    case .operation(.logical, _): true
    case .ternary(let first, let second):
      [first, second].contains { dependsOnInput($0, at: scope) }
    case .branches(let values): values.contains { dependsOnInput($0, at: scope) }
    case .operation(_, let parts): parts.contains { isNarrowed($0, at: scope) }
    default: false
    }
  }
}
