/// The code that runs when a value of a project type is created.
extension Initializers {
  /// The body of a function and the default arguments that a call uses.
  func steps(
    into function: FunctionReference, _ arguments: [Expression.Argument],
    at scope: ScopeReference, label: String, _ confidence: Confidence = .certain,
    isConstruction: Bool = false
  ) -> [Step] {
    let declared = symbols[function]
    var result: [Step] = []
    if let body = declared.body {
      result.append(
        Step(
          label: label, code: Code(file: function.file, scope: declared.scope, range: body),
          confidence: confidence, isConstruction: isConstruction,
          passed: passedValues(to: function, arguments, at: scope)))
    }
    for index in declared.parameters.omitted(by: arguments) ?? [] {
      let parameter = declared.parameters[index]
      guard let value = parameter.defaultValue, !value.isClosure else { continue }
      result.append(
        Step(
          label: "default of \(parameter.name)",
          code: Code(file: function.file, scope: declared.scope, range: value.range),
          confidence: confidence, isConstruction: isConstruction))
      let place = ScopeReference(file: function.file, scope: declared.scope)
      result += steps(intoImplicitMembersOf: value, as: symbols.resolve(parameter.type, at: place))
    }
    return result
  }

  /// The getters that implicit members run: `.live`, `isTest ? .mock : .live`.
  /// - Parameter type: The type that the context expects.
  func steps(
    intoImplicitMembersOf value: Expression, as type: @autoclosure () -> ResolvedType
  ) -> [Step] {
    switch value.unwrapped.kind {
    case .implicitMember(let name):
      var found = Findings()
      for id in type().unwrapped.candidates {
        for getter in symbols.members(of: id, named: name).properties { noteGetter(getter, &found) }
      }
      return found.steps
    case .ternary(let first, let second), .coalescing(let first, let second):
      return [first, second].flatMap { steps(intoImplicitMembersOf: $0, as: type()) }
    case .array(let elements), .dictionary(let elements):
      return elements.flatMap { steps(intoImplicitMembersOf: $0, as: type().element) }
    default: return []
    }
  }

  /// The getters that code runs to return an implicit member, and to store one in a local variable.
  func stepsIntoImplicitMembers(of code: Code) -> [Step] {
    let facts = symbols.files[code.file]
    let place = ScopeReference(file: code.file, scope: code.scope)
    let stored = graph.runCode(ofFile: code.file).typedLocals(of: code).flatMap { value, type in
      steps(intoImplicitMembersOf: value, as: symbols.resolve(type, at: place))
    }
    let returned = facts.implicitMembersReturned(by: code.range)
    guard !returned.isEmpty, let owner = facts.owner(ofBody: code.range),
      let type = graph.resultType(of: owner, at: place)
    else { return stored }
    return stored + returned.flatMap { steps(intoImplicitMembersOf: $0, as: type) }
  }

  /// Notes the implicit members that a call receives or an assignment stores.
  func noteImplicitMembers(of item: CodeItem, inFile number: Int, _ result: inout Findings) {
    switch item {
    case .call(let call):
      for value in call.arguments.map(\.value) {
        result.steps += steps(
          intoImplicitMembersOf: value,
          as: graph.typeExpected(ofArgumentAt: value.range, inFile: number) ?? .unknown)
      }
    case .assignment(let assignment):
      guard let value = assignment.value else { return }
      let place = ScopeReference(file: number, scope: assignment.scope)
      result.steps += steps(
        intoImplicitMembersOf: value, as: inference.type(of: assignment.target, at: place))
    default: break
    }
  }

  /// The initializer that a call runs, and the initial values of all stored properties.
  func steps(
    constructing id: TypeID, _ arguments: [Expression.Argument], at scope: ScopeReference
  ) -> [Step] {
    guard symbols[id].kind != .protocol, symbols[id].kind != .enum else {
      return steps(intoInitializerOf: id, arguments, at: scope)
    }
    var result: [Step] = []
    var current: TypeID? = id
    var seen: Set<TypeID> = []
    while let type = current, seen.insert(type).inserted {
      // A memberwise initializer does not evaluate the default values of the properties it receives.
      let passed =
        symbols.initializers(of: type).isEmpty && symbols[type].kind == .struct
        ? Set(arguments.compactMap(\.label)) : []
      result += propertySteps(of: type, except: passed)
      current = superclass(of: type)
    }
    return steps(intoInitializerOf: id, arguments, at: scope) + result
      + overrideSteps(of: id, at: scope) + deinitializerSteps(of: id)
  }

  /// The methods of a class, and of the superclasses below the one that calls them, that override methods which a
  /// superclass initializer calls.
  private func overrideSteps(of id: TypeID, at scope: ScopeReference) -> [Step] {
    var result: [Step] = []
    var names: Set<String> = []
    var current = id
    var seen: Set<TypeID> = [id]
    while let above = superclass(of: current), seen.insert(above).inserted {
      for method in symbols.functions(of: current) {
        let declared = symbols[method]
        guard declared.kind == .function, declared.hasModifier("override"),
          names.insert(declared.name).inserted,
          isCalledByInitializers(declared.name, from: above)
        else { continue }
        result += steps(into: method, [], at: scope, label: declared.name + "()").map {
          var step = $0
          step.isOnCreated = true
          return step
        }
      }
      current = above
    }
    return result
  }

  /// Whether initializers of a class or its superclasses call this method on `self`.
  private func isCalledByInitializers(_ name: String, from id: TypeID) -> Bool {
    symbols.lineage(of: id).contains { type in
      symbols.initializers(of: type).contains { initializer in
        guard let body = symbols[initializer].body else { return false }
        return symbols.files[initializer.file].uses.calls.starting(in: body).contains {
          $0.name == name && $0.callee.ownName == name
        }
      }
    }
  }

  private func propertySteps(of type: TypeID, except passed: Set<String>) -> [Step] {
    var result: [Step] = []
    for reference in symbols.properties(of: type) {
      let property = symbols[reference]
      guard property.isStored, !property.isStatic, !property.isLazy, !passed.contains(property.name)
      else { continue }
      result += wrapperSteps(of: property, reference)
      guard let value = property.initializer, !value.isClosure,
        let code = graph.runCode(ofFile: reference.file).initialValue(value)
      else { continue }
      result.append(Step(label: "default of \(property.name)", code: code, isConstruction: true))
      result += steps(intoImplicitMembersOf: value, as: inference.type(of: reference))
    }
    return result
  }

  /// The initializer call of a property's wrapper.
  private func wrapperSteps(of property: DeclaredProperty, _ reference: PropertyReference)
    -> [Step]
  {
    var result: [Step] = []
    for attribute in property.attributes where attribute.mayBeWrapper {
      let scope = ScopeReference(file: reference.file, scope: property.scope)
      switch symbols.lookup(attribute.name, at: scope, depth: 0) {
      case .nominal(let types, _):
        guard types.count == 1, let wrapper = types.first,
          symbols.isPropertyWrapper(wrapper)
        else { continue }
        var arguments = attribute.arguments
        if let value = property.initializer {
          arguments.insert(.init(label: "wrappedValue", value: value), at: 0)
        }
        result += steps(intoInitializerOf: wrapper, arguments, at: scope)
      case .external(let name, _):
        if SDK.containerWrapper.contains(name) {
          result.append(
            Step(
              label: property.name,
              code: Code(file: reference.file, scope: property.scope, range: attribute.range)))
        }
      default: break
      }
    }
    return result
  }

  /// The initializers that fit the arguments, or inherited ones if the type has none, with the superclass initializers
  /// that they call implicitly.
  func steps(
    intoInitializerOf id: TypeID, _ arguments: [Expression.Argument], at scope: ScopeReference
  ) -> [Step] {
    var current: TypeID? = id
    var seen: Set<TypeID> = []
    while let type = current, seen.insert(type).inserted {
      let fitting = symbols.initializers(of: type).filter {
        symbols[$0].parameters.omitted(by: arguments) != nil
      }
      if !fitting.isEmpty {
        let confidence = fitting.count == 1 ? Confidence.certain : .likely
        return fitting.flatMap { initializer -> [Step] in
          let label = symbols[type].name + ".init"
          var result = steps(
            into: initializer, arguments, at: scope, label: label, confidence,
            isConstruction: true)
          if !delegates(initializer), let above = superclass(of: type) {
            result += steps(intoInitializerOf: above, [], at: scope)
          }
          return result
        }
      }
      current = superclass(of: type)
    }
    return []
  }

  /// Whether an initializer calls `self.init` or `super.init`.
  private func delegates(_ initializer: FunctionReference) -> Bool {
    guard let body = symbols[initializer].body else { return false }
    return symbols.files[initializer.file].uses.calls.starting(in: body).contains {
      $0.isDelegation || $0.name == "init" && $0.callee.base?.kind == .superReference
    }
  }

  /// The signal of creating an object of the SDK class that a class inherits from.
  func signalOfSuperclass(_ id: TypeID) -> Signal? {
    guard symbols[id].kind == .class else { return nil }
    return symbols.classLineage(of: id).flatMap(symbols.supertypes).firstNonNil {
      guard case .external(let name, _) = $0.resolved else { return nil }
      return SignalIndex.shared.match(
        OutsideCall(
          callee: .member(type: name, name: "init"), labels: [], passesClosure: false, chain: [])
      )?.signal
    }
  }

  private func superclass(of id: TypeID) -> TypeID? {
    guard symbols[id].kind == .class else { return nil }
    return symbols.supertypes(of: id).lazy.flatMap(\.resolved.candidates).first {
      symbols[$0].kind == .class
    }
  }
}
