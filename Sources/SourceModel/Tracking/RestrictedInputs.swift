/// Input that code restricts: `TextField("Amount", text: $model.amount)` with `set { digits = newValue.filter(\.isNumber) }`.
/// What a person types may lead to the value that the property has. The macro ignores such an assignment, and nothing
/// sets the control back.
public struct RestrictedInput: Sendable {
  public let file: Int
  public let assignment: Assignment
  public let property: PropertyReference
  /// The class of the property.
  public let owner: TypeID
  /// Whether the assignment is of the property, rather than of a binding that leads to it.
  public let isDirect: Bool
  /// The property or the call that the control is bound to.
  public let binding: Site
  /// Whether the control is a view of the project, which may show the value rather than the input.
  public let isOfOwnView: Bool
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
          symbols.files[reference.file].site(property.nameRange),
          of: bindings(to: reference).map { $0.use.argumentOf?.callee })
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
      let controls = controls(boundTo: call, at: place)
      // The thumb of a slider stays within a pixel of what was meant.
      guard let getter = code("get"), let setter = code("set"), !controls.contains("Slider") else {
        return []
      }
      return inputs(
        set: setter, get: getter, symbols.files[number].site(call.range), of: controls)
    }
  }

  /// The names of the calls that receive a binding, directly or through a property; nil for one that is not known.
  private func controls(boundTo binding: Call, at place: ScopeReference) -> [String?] {
    let name = symbols.enclosingBody(of: place)?.name
    let users = symbols.files[place.file].uses.calls.filter { call in
      call.arguments.contains { $0.value.ownName.map { $0 == name } == true }
    }
    return binding.argumentOf == nil ? users.map(\.name) : [binding.argumentOf?.callee]
  }

  private func isOwnView(_ control: String?) -> Bool {
    let types = control.flatMap { symbols.topLevelTypes[$0] } ?? []
    return types.contains { symbols.hostRole(of: $0) == .view }
  }

  private func inputs(set: CodeNode, get: CodeNode, _ binding: Site, of controls: [String?])
    -> [RestrictedInput]
  {
    let shown = Set(
      graph.code(reachedFrom: get, along: .objectsWithBody).flatMap { code in
        symbols.files[code.file].uses.reads(in: code.body).map(\.name)
      })
    var restricted: Set<CodeNode> = []
    let reached = Array(
      CodeReach(from: set) { code in
        self.codeReceivingInput(from: code, of: set).map { target, value, place in
          if restricted.contains(code) || self.isNarrowed(value, at: place) {
            restricted.insert(target)
          }
          return target
        }
      })
    return reached.flatMap { code in
      symbols.files[code.file].uses.assignments.starting(in: code.body).flatMap {
        assignment -> [RestrictedInput] in
        let scope = ScopeReference(file: code.file, scope: assignment.scope)
        guard let value = assignment.value, dependsOnInput(value, at: scope),
          isCertain(assignment.range, in: code, isAction: code == set),
          restricted.contains(code) || isNarrowed(value, at: scope)
        else { return [] }
        let assigned = usage.publishedProperty(assignment.target, at: scope)
        let found = assigned.map { [$0] } ?? propertiesBehind(assignment.target, at: scope)
        return found.filter { property, _ in
          shown.contains(
            assigned == nil ? assignment.target.lastName ?? "" : symbols[property].name)
            && mayBeCompared(inference.type(of: property))
        }.map {
          RestrictedInput(
            file: code.file, assignment: assignment, property: $0, owner: $1,
            isDirect: assigned != nil, binding: binding,
            isOfOwnView: !controls.isEmpty && controls.allSatisfy(isOwnView))
        }
      }
    }
  }

  /// The code that certainly receives the input, with the argument or the new value.
  private func codeReceivingInput(from code: CodeNode, of set: CodeNode)
    -> [(target: CodeNode, value: Expression, place: ScopeReference)]
  {
    let file = symbols.files[code.file]
    return graph.edges(from: code, along: .allThatChanges).flatMap { edge in
      let passed =
        edge.kind == .write
        ? file.uses.assignments.starting(in: edge.range).compactMap(\.value)
        : file.call(at: edge.range)?.arguments.map(\.value) ?? []
      return passed.filter {
        dependsOnInput($0, at: edge.place)
          && isCertain(edge.range, in: code, isAction: code == set)
      }.map { (edge.target, $0, edge.place) }
    }
  }

  /// Whether code at a place runs whenever the code around it does.
  /// - Parameter isAction: Whether conditions around the place do not count.
  private func isCertain(_ range: ByteRange, in code: CodeNode, isAction: Bool) -> Bool {
    let file = symbols.files[code.file]
    return isAction
      ? !file.mayLeave(between: code.body, and: range)
      : !file.isDecided(range, apartFrom: code.body)
  }

  /// The properties that lead to the binding whose value code sets: that of a function in an extension of `Binding`, as in
  /// `$model.text.limited(to: 5)`, or one that a view receives, as in `Digits(text: $model.text)`.
  private func propertiesBehind(_ target: Expression, at scope: ScopeReference) -> [(
    PropertyReference, TypeID
  )] {
    if target.lastName == "wrappedValue", target.base?.isSelf != false {
      guard let declaration = symbols.enclosingDeclaration(of: scope),
        symbols.files[scope.file].types[declaration].name == "Binding",
        let function = symbols.enclosingBody(of: scope)?.name
      else { return [] }
      return publishedProperties(
        boundWhere: { use in
          use.members.dropFirst().firstIndex { $0.firstName == function }.map { $0 - 1 }
        }, inFilesNaming: function)
    }
    guard let name = target.ownName, let view = symbols.enclosingType(of: scope),
      symbols.members(of: view, named: name).properties.contains(where: {
        symbols[$0].attributes.contains { $0.name == "Binding" }
      })
    else { return [] }
    let type = symbols[view].name
    return publishedProperties(
      boundWhere: { use in
        guard let position = use.argumentOf, position.callee == type, position.label == name else {
          return nil
        }
        return use.members.indices.last
      }, inFilesNaming: type)
  }

  /// The published properties to which bindings lead.
  /// - Parameter position: The position of the property among the members of a projection; nil if it is not meant.
  private func publishedProperties(
    boundWhere position: (Projection) -> Int?, inFilesNaming name: String
  ) -> [(PropertyReference, TypeID)] {
    symbols.parsedFiles(naming: name).flatMap { number in
      symbols.files[number].uses.projections.flatMap { use -> [(PropertyReference, TypeID)] in
        guard let member = position(use).map({ use.members[$0].firstName }),
          let owner = usage.owner(of: member, in: use, inFile: number)
        else { return [] }
        return owner.candidates.flatMap { symbols.members(of: $0, named: member).properties }
          .filter { symbols[$0].attribute(.published) != nil }
          .compactMap { property in
            symbols.declaringType(of: property).flatMap {
              symbols.isMigratable($0) ? (property, $0) : nil
            }
          }
      }
    }
  }

  /// Whether an expression names a parameter, as that of a setter, or a local value that comes from one.
  private func dependsOnInput(_ value: Expression, at scope: ScopeReference) -> Bool {
    symbols.files[scope.file].tokens(in: value.range).contains { name in
      if name == "newValue" || name == "$0" { return true }
      guard let local = symbols.localBinding(name, at: scope, position: value.range.lowerBound)
      else { return false }
      if [.parameter, .closureParameter].contains(local.binding.kind) { return true }
      guard let source = local.binding.value, source.range.upperBound <= value.range.lowerBound
      else { return false }
      return dependsOnInput(source, at: local.place)
    }
  }

  /// Whether different inputs often give the same value. A choice between two other values does not restrict a switch.
  private func isNarrowed(_ value: Expression, at scope: ScopeReference) -> Bool {
    switch value.unwrapped.kind {
    case .name(let name): isNarrowedLocal(name, value.range, at: scope)
    case .call(let callee, let arguments):
      isComputed(callee, arguments, at: scope)
        || callee.lastName.map(SDK.narrowingFunction.contains) == true
        || callee.base.map { isNarrowed($0, at: scope) } == true
        || arguments.contains { isNarrowed($0.value, at: scope) }
    case .member(let base, let name):
      SDK.narrowingFunction.contains(name) || isNarrowed(base, at: scope)
    case .operation(.logical, _): true
    // `text.isEmpty ? nil : text` keeps what a person types.
    case .ternary(let value, let other) where other.unwrapped.kind == .literal(.nil),
      .ternary(let other, let value) where other.unwrapped.kind == .literal(.nil):
      isNarrowed(value, at: scope)
    case .ternary(let first, let second):
      [first, second].contains { dependsOnInput($0, at: scope) }
    case .branches(let values): values.contains { dependsOnInput($0, at: scope) }
    case .operation(_, let parts): parts.contains { isNarrowed($0, at: scope) }
    default: false
    }
  }

  /// Whether a local name stands for restricted input: `let digits = text.filter(\.isNumber)`, or a variable that code
  /// changes.
  private func isNarrowedLocal(_ name: String, _ range: ByteRange, at scope: ScopeReference) -> Bool
  {
    guard let local = symbols.localBinding(name, at: scope, position: range.lowerBound),
      let source = local.binding.value, source.range.upperBound <= range.lowerBound
    else { return false }
    return local.binding.kind == .variable && dependsOnInput(source, at: local.place)
      || isNarrowed(source, at: local.place)
  }

  /// Whether a call of a function of the project computes something from input: `format(text)`.
  private func isComputed(
    _ callee: Expression, _ arguments: [Expression.Argument], at scope: ScopeReference
  ) -> Bool {
    guard callee.lastName?.beginsLowercase == true,
      arguments.contains(where: { !$0.value.isClosure && dependsOnInput($0.value, at: scope) }),
      case .functions(let functions) = graph.target(ofCallTo: callee, arguments, at: scope)
    else { return false }
    return functions.contains { symbols[$0].body != nil }
  }
}
