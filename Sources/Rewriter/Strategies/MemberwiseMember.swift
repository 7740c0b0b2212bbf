import SourceModel

/// What a stored property is in the memberwise initializer of its struct.
enum MemberwiseMember {
  /// Not a parameter.
  case none
  case unknown
  /// - Parameter withoutDefault: the edit that removes the property's default, which the parameter has instead.
  case parameter(String, assignment: String, withoutDefault: Edit?)

  /// - Parameter isState: whether it is a `@StateObject` that becomes `@State`.
  init(
    _ property: DeclaredProperty, of type: DeclarationReference, isState: Bool,
    in model: ProjectModel
  ) {
    let scope = ScopeReference(file: type.file, scope: property.scope)
    let wrapper = property.memberwiseWrapper
    if property.isLazy || wrapper.map(SDK.wrapperWithoutMemberwiseParameter.contains) == true
      || property.isLeftOut(wrapper, isState: isState)
    {
      self = model.callers(of: type, handIn: property.name) ? .unknown : .none
      return
    }
    // From Xcode 27 on, a property cannot have both a default and an assignment in `init`.
    if wrapper == "State", property.initializer != nil {
      self = Self.state(property, of: type, at: scope, in: model)
      return
    }
    guard let text = property.typeText(in: model.files[type.file]), !property.isTuplePattern else {
      self = property.isPrivate && !property.isTuplePattern ? .none : .unknown
      return
    }
    self = Self.parameter(for: property, wrapper, as: text, isState: isState, at: scope, in: model)
  }

  /// The parameter of a property whose type is written as `text`.
  private static func parameter(
    for property: DeclaredProperty, _ wrapper: String?, as text: String, isState: Bool,
    at scope: ScopeReference, in model: ProjectModel
  ) -> Self {
    let (stem, name) = (property.name, model.files[scope.file].text(property.nameRange))
    let resolved = property.type.map { model.symbols.resolve($0, at: scope) }
    let isFunction = if case .function? = resolved { true } else { property.isFunction }
    let escaping = isFunction ? "@escaping " : ""
    let value =
      property.initializer.map { " = " + model.files[scope.file].text($0.range) }
      ?? (property.isImplicitlyNil ? " = nil" : "")
    func plain(_ parameter: String, _ assignment: String) -> Self {
      .parameter(parameter, assignment: assignment, withoutDefault: nil)
    }
    switch wrapper {
    case "StateObject" where !isState:
      // `StateObject` evaluates its argument once per view identity.
      let wrapper = model.swiftUIName("StateObject", at: scope)
      return plain(
        "\(name): @autoclosure @escaping () -> \(text)",
        "_\(stem) = \(wrapper)(wrappedValue: \(name)())")
    case nil, "ObservedObject", "Bindable", "StateObject":
      return plain("\(name): \(escaping)\(text)\(value)", "self.\(name) = \(name)")
    case "Binding":
      let binding = model.swiftUIName("Binding", at: scope)
      return plain("\(name): \(binding)<\(text)>", "_\(stem) = \(name)")
    case "FocusState.Binding"?, "AccessibilityFocusState.Binding"?:
      let outer = wrapper == "FocusState.Binding" ? "FocusState" : "AccessibilityFocusState"
      let binding = model.swiftUIName(outer, at: scope) + "<\(text)>.Binding"
      return plain("\(name): \(binding)", "_\(stem) = \(name)")
    case "State":
      let wrapper = model.swiftUIName("State", at: scope)
      return plain("\(name): \(text)\(value)", "_\(stem) = \(wrapper)(initialValue: \(name))")
    case "ViewBuilder" where isFunction:
      return plain("@ViewBuilder \(name): \(escaping)\(text)", "self.\(name) = \(name)")
    case "ViewBuilder" where isView(resolved):
      return plain("@ViewBuilder \(name): () -> \(text)", "self.\(name) = \(name)()")
    default: return .unknown
    }
  }

  /// State with a default is a parameter only if a caller passes a value.
  private static func state(
    _ property: DeclaredProperty, of type: DeclarationReference, at scope: ScopeReference,
    in model: ProjectModel
  ) -> Self {
    let name = property.name
    guard let value = property.initializer, model.callers(of: type, handIn: name) else {
      return .none
    }
    let file = model.files[type.file]
    guard let text = property.typeText(in: file), let clause = property.initializerClause,
      property.bindingCount == 1, !property.isTuplePattern
    else { return .unknown }
    let wrapper = model.swiftUIName("State", at: scope)
    let written = property.typeRange == nil ? ": " + text : ""
    let edit = Edit.replace(clause, with: written, in: file)
    if model.isWithoutIsolation(value, as: property.type, at: scope) {
      return .parameter(
        "\(name): \(text) = \(file.text(value.range))",
        assignment: "_\(name) = \(wrapper)(initialValue: \(name))", withoutDefault: edit)
    }
    if case .optional? = property.type { return .unknown }
    let made = model.operand(value, in: file, host: model.symbols.enclosingType(of: scope))
    // A default argument would have no isolation before Swift 6.
    return .parameter(
      "\(name): \(text)? = nil",
      assignment: "_\(name) = \(wrapper)(initialValue: \(name) ?? \(made))",
      withoutDefault: edit)
  }

  /// Whether a type is a view rather than a function that returns one.
  private static func isView(_ type: ResolvedType?) -> Bool {
    switch type {
    case .generic, .external("AnyView", _): true
    default: false
    }
  }
}

extension ProjectModel {
  /// Whether a value is the same in any isolation, so that it can be a default argument: a literal, or a case of an enum
  /// of the project.
  fileprivate func isWithoutIsolation(
    _ value: Expression, as type: TypeName?, at scope: ScopeReference
  ) -> Bool {
    func isCase(_ name: String, of type: ResolvedType?) -> Bool {
      let candidates = type?.candidates ?? []
      return !candidates.isEmpty
        && candidates.allSatisfy { id in
          self[id].declarations.contains { reference in
            self[reference].enumCases.contains { $0.name == name && $0.payload.isEmpty }
          }
        }
    }
    switch value.unwrapped.kind {
    case .literal: return true
    case .array(let elements): return elements.isEmpty
    case .implicitMember(let name):
      return isCase(name, of: type.map { symbols.resolve($0, at: scope) })
    case .member(let base, let name):
      return isCase(name, of: inference.type(of: base, at: scope).instance)
    default: return false
    }
  }

  /// Whether a call that creates or may create a struct passes an argument with this label.
  fileprivate func callers(of type: DeclarationReference, handIn name: String) -> Bool {
    let scope = ScopeReference(file: type.file, scope: self[type].scope)
    return symbols.enclosingType(of: scope).map(graph.constructionCalls)?.contains {
      $0.call.arguments.contains { $0.label == name }
    } ?? false
  }
}

extension DeclaredProperty {
  /// The name of its property wrapper or result builder, without the module.
  fileprivate var memberwiseWrapper: String? {
    guard let attribute = attributes.first(where: { $0.mayBeWrapper || $0.name == "ViewBuilder" })
    else { return nil }
    let qualifier = attribute.qualifier.map { $0 + "." } ?? ""
    let name = qualifier + attribute.name
    return name.hasPrefix("SwiftUI.") ? String(name.dropFirst("SwiftUI.".count)) : name
  }

  /// Whether the memberwise initializer has no parameter for it: it has a value that callers cannot replace.
  fileprivate func isLeftOut(_ wrapper: String?, isState: Bool) -> Bool {
    if initializer == nil { return isPrivate && wrapper == "State" && isImplicitlyNil }
    return isLet || isPrivate || isState || wrapper == "StateObject"
  }

  fileprivate var isFunction: Bool { if case .function = type { true } else { false } }

  /// Whether it is a `var` of optional type without a default, which is nil at first.
  fileprivate var isImplicitlyNil: Bool {
    if case .optional = type { return !isLet && initializer == nil }
    return false
  }

  fileprivate func typeText(in file: FileFacts) -> String? {
    if let typeRange { return file.text(typeRange) }
    guard case .literal(let literal)? = initializer?.kind else { return nil }
    switch literal {
    case .string: return "String"
    case .integer: return "Int"
    case .float: return "Double"
    case .boolean: return "Bool"
    case .nil, .dictionary, .regex: return nil
    }
  }
}
