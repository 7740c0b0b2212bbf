/// Objects that a value creates for itself and that are not state of the value.
extension Objects {
  /// Whether an initializer creates the object from a local constant that it also stores in another property. If the
  /// object were preserved, it would keep using the first constant, while the other property is re-created with each
  /// value.
  func sharesConstantWithOtherProperty(_ reference: PropertyReference, of id: TypeID)
    -> Bool
  {
    let name = symbols[reference].name
    return symbols.functions(of: id).contains { function in
      guard symbols[function].kind == .initializer, let body = symbols[function].body else {
        return false
      }
      let assignments = symbols.files[function.file].uses.assignments.starting(in: body)
      let made = assignments.filter { [name, "_" + name].contains($0.target.ownName) }
      return made.contains { assignment in
        guard let value = assignment.value else { return false }
        let read = symbols.names(readIn: value.range, inFile: function.file)
        return assignments.contains { other in
          guard case .name(let local)? = other.value?.unwrapped.kind, read.contains(local),
            let target = other.target.ownName, target != name
          else { return false }
          let scope = ScopeReference(file: function.file, scope: other.scope)
          let binding = symbols.localBinding(local, at: scope, position: other.range.lowerBound)?
            .binding
          guard binding?.kind == .constant, case .call? = binding?.value?.unwrapped.kind else {
            return false
          }
          return symbols.properties(of: id).contains {
            symbols[$0].name == target && symbols[$0].isStored
          }
        }
      }
    }
  }

  /// Whether code other than tests and previews passes an object to the type in place of the property's default.
  func isPassedIn(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let property = symbols[reference]
    guard property.initializer != nil, !property.isLet else { return false }
    let initializers = symbols.initializers(of: id)
    guard initializers.isEmpty else {
      return initializers.contains { setsProperty(property.name, in: $0) }
    }
    let name = symbols[id].name
    let calls =
      symbols.calls(named: name, labelled: property.name) + symbols.initializerCalls(naming: name)
    return calls.contains { number, call in
      let scope = ScopeReference(file: number, scope: call.scope)
      return call.arguments.contains { $0.label == property.name }
        && !symbols.isInPreview(scope)
        && inference.typeCreated(by: call.callee, at: scope)?.candidates.contains(id) == true
    }
  }

  /// Whether an initializer sets a property, directly or through its wrapper.
  private func setsProperty(_ name: String, in function: FunctionReference) -> Bool {
    guard let body = symbols[function].body else { return false }
    let uses = symbols.files[function.file].uses
    return uses.assignments.starting(in: body).contains {
      $0.value != nil && $0.target.dottedPath == [name]
    } || uses.backings.contains { body.contains($0.range) && $0.name == name && $0.assigned != nil }
  }

  /// Whether an initializer of the type, or a method that modifies the value or returns a modified one, changes or
  /// replaces the object of a property: `init(secret: String) { model.bind(secret) }`,
  /// `func tint(_ color: Color) -> Self { style.color = color; return self }`. The object then belongs to the one value
  /// that it was created with, and holds that value's configuration.
  func isFilledOnCreation(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let name = symbols[reference].name
    return symbols.functions(of: id).contains { function in
      let declared = symbols[function]
      guard let start = graph.node(of: function, on: id), !declared.isStatic else { return false }
      let givesBack = declared.returnType.map { isOwnType($0, of: id) } ?? false
      let isMutating = declared.hasModifier("mutating")
      guard declared.kind == .initializer || givesBack || isMutating else { return false }
      return graph.code(reachedFrom: start, along: .ownCallsAtOnce).contains { code in
        fills(name, in: code, orCopy: givesBack)
          || isMutating
            && graph.writes(in: code.body, ofFile: code.file).contains { $0.target.ownName == name }
      }
    }
  }

  /// Whether code assigns something to a member of an object, or passes something to one of its methods.
  /// - Parameter orCopy: Whether the object may belong to a copy of the value, which may also receive another object:
  ///   `var view = self`.
  private func fills(_ name: String, in code: CodeNode, orCopy: Bool) -> Bool {
    func isObject(_ expression: Expression, at place: ScopeReference) -> Bool {
      let root = expression.unwrapped.root
      let path = (root.dottedPath ?? []).drop { $0 == "self" }
      if path.first == name || path.first == "_" + name { return true }
      return orCopy && path.dropFirst().first == name
        || symbols.constant(root.chainRoot, at: place).map { isObject($0, at: $1) } == true
    }
    func isFilled(_ base: Expression, _ scope: Int) -> Bool {
      let place = ScopeReference(file: code.file, scope: scope)
      return graph.runsAtOnce(place) && isObject(base, at: place)
    }
    let uses = symbols.files[code.file].uses
    return uses.assignments.starting(in: code.body).contains { assignment in
      switch assignment.target.unwrapped.kind {
      case .member(let base, let member):
        isFilled(base, assignment.scope)
          || orCopy && !base.isSelf && (member == name || member == "_" + name)
      case .element(let base, _): isFilled(base, assignment.scope)
      default: false
      }
    }
      || uses.calls.starting(in: code.body).contains { call in
        if passesToFunction(call, inFile: code.file, { isFilled($0, call.scope) }) { return true }
        guard !call.arguments.isEmpty, let base = call.callee.base else { return false }
        return isFilled(base, call.scope)
      }
  }

  /// Whether a call passes an object to a function of the project, together with something else: `fill(model, title)`.
  private func passesToFunction(
    _ call: Call, inFile number: Int, _ isObject: (Expression) -> Bool
  ) -> Bool {
    guard call.arguments.count > 1, call.arguments.contains(where: { isObject($0.value) }),
      case .functions = graph.target(
        ofCallTo: call.callee, call.arguments, at: ScopeReference(file: number, scope: call.scope))
    else { return false }
    return true
  }

  private func isOwnType(_ type: TypeName, of id: TypeID) -> Bool {
    guard case .named(let components) = type, let last = components.last else { return false }
    return last.name == "Self" || last.name == symbols[id].name
  }
}

extension Expression {
  /// The object that an element is taken of: `model` for `model[0]`.
  fileprivate var root: Expression {
    if case .element(let base, _) = kind { base.unwrapped.root } else { self }
  }
}
