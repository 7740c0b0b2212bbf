import SourceModel

/// What a stored property is to the initializer that the compiler writes for its struct.
enum MemberwiseMember {
  /// Not a parameter.
  case none
  case unknown
  /// - Parameter withoutDefault: what takes away the default of the property, which the parameter has in its place.
  case parameter(String, assignment: String, withoutDefault: Edit?)

  /// - Parameter isState: whether it is a `@StateObject` that becomes state.
  init(
    _ property: DeclaredProperty, of type: DeclarationReference, isState: Bool,
    in model: ProjectModel
  ) {
    let file = model.files[type.file]
    let scope = ScopeReference(file: type.file, scope: property.scope)
    let name = property.name
    let wrapper = property.memberwiseWrapper
    if wrapper.map(Self.own.contains) == true || property.isLeftOut(wrapper, isState: isState) {
      self = model.callers(of: type, handIn: name) ? .unknown : .none
      return
    }
    // A default and an assignment in `init` do not go together from Xcode 27 on.
    if wrapper == "State", property.initializer != nil {
      self = Self.state(property, of: type, at: scope, in: model)
      return
    }
    guard let text = property.typeText(in: file), !property.isTuplePattern else {
      self = property.isPrivate && !property.isTuplePattern ? .none : .unknown
      return
    }
    let value =
      property.initializer.map { " = " + file.text($0.range) }
      ?? (property.isImplicitlyNil ? " = nil" : "")
    let resolved = property.type.map { model.resolve($0, at: scope) }
    let isFunction = if case .function? = resolved { true } else { property.isFunction }
    let escaping = isFunction ? "@escaping " : ""
    switch wrapper {
    case "StateObject" where !isState:
      // Its parameter is evaluated once for each identity of the view.
      let wrapper = model.swiftUIName("StateObject", at: scope)
      self = .parameter(
        "\(name): @autoclosure @escaping () -> \(text)",
        assignment: "_\(name) = \(wrapper)(wrappedValue: \(name)())", withoutDefault: nil)
    case nil, "ObservedObject", "Bindable", "StateObject":
      self = .parameter(
        "\(name): \(escaping)\(text)\(value)", assignment: "self.\(name) = \(name)",
        withoutDefault: nil)
    case "Binding":
      let binding = model.swiftUIName("Binding", at: scope)
      self = .parameter(
        "\(name): \(binding)<\(text)>", assignment: "_\(name) = \(name)", withoutDefault: nil)
    case "FocusState.Binding"?, "AccessibilityFocusState.Binding"?:
      let outer = wrapper == "FocusState.Binding" ? "FocusState" : "AccessibilityFocusState"
      let binding = model.swiftUIName(outer, at: scope) + "<\(text)>.Binding"
      self = .parameter(
        "\(name): \(binding)", assignment: "_\(name) = \(name)", withoutDefault: nil)
    case "State":
      let wrapper = model.swiftUIName("State", at: scope)
      self = .parameter(
        "\(name): \(text)\(value)", assignment: "_\(name) = \(wrapper)(initialValue: \(name))",
        withoutDefault: nil)
    case "ViewBuilder" where isFunction:
      self = .parameter(
        "@ViewBuilder \(name): \(escaping)\(text)", assignment: "self.\(name) = \(name)",
        withoutDefault: nil)
    case "ViewBuilder" where Self.isView(resolved):
      self = .parameter(
        "@ViewBuilder \(name): () -> \(text)", assignment: "self.\(name) = \(name)()",
        withoutDefault: nil)
    default: self = .unknown
    }
  }

  /// Wrappers that no caller hands anything in for.
  private static let own: Set<String> = [
    "Environment", "EnvironmentObject", "FocusState", "FocusedValue", "FocusedObject",
    "FocusedBinding", "Namespace",
    "AppStorage", "SceneStorage", "FetchRequest", "Query", "GestureState",
    "AccessibilityFocusState", "ScaledMetric",
  ]

  /// State with a default is a parameter only where some caller hands it in.
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
    if case .literal = value.kind {
      return .parameter(
        "\(name): \(text) = \(file.text(value.range))",
        assignment: "_\(name) = \(wrapper)(initialValue: \(name))", withoutDefault: edit)
    }
    if case .optional? = property.type { return .unknown }
    let made = model.operand(value, in: file, host: model.enclosingType(of: scope))
    // As a default of the parameter the value would have no isolation before Swift 6.
    return .parameter(
      "\(name): \(text)? = nil",
      assignment: "_\(name) = \(wrapper)(initialValue: \(name) ?? \(made))",
      withoutDefault: edit)
  }

  /// Whether a type is made of views rather than a function that gives some.
  private static func isView(_ type: ResolvedType?) -> Bool {
    switch type {
    case .generic, .external("AnyView", _): true
    default: false
    }
  }
}

extension ProjectModel {
  /// Whether a call that builds a struct, or may, hands in something by a name.
  fileprivate func callers(of type: DeclarationReference, handIn name: String) -> Bool {
    let scope = ScopeReference(file: type.file, scope: self[type].scope)
    return enclosingType(of: scope).map(constructionCalls)?.contains {
      $0.call.arguments.contains { $0.label == name }
    } ?? false
  }
}

extension DeclaredProperty {
  /// The name of its wrapper, or of its result builder, without the module's.
  fileprivate var memberwiseWrapper: String? {
    guard let attribute = attributes.first(where: { $0.mayBeWrapper || $0.name == "ViewBuilder" })
    else { return nil }
    let qualifier = attribute.qualifier.map { $0 + "." } ?? ""
    let name = qualifier + attribute.name
    return name.hasPrefix("SwiftUI.") ? String(name.dropFirst("SwiftUI.".count)) : name
  }

  /// Whether it has a value that no caller may replace.
  fileprivate func isLeftOut(_ wrapper: String?, isState: Bool) -> Bool {
    if initializer == nil { return isPrivate && wrapper == "State" && isImplicitlyNil }
    return isLet || isPrivate || isState || wrapper == "StateObject"
  }

  fileprivate var isFunction: Bool {
    if case .function = type { return true }
    return false
  }

  /// A `var` of optional type without a default starts as nil.
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
