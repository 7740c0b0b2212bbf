import SourceModel

/// The initializer that the compiler writes for a struct, written out.
///
/// A `@StateObject` without a default is a parameter of it; as `@State` it is none that can be relied on from Xcode 27 on.
struct MemberwiseInitializer {
  /// The declaration, line by line, without indentation.
  let lines: [String]
  /// Where it goes: behind the last stored property.
  let position: Int

  /// State that callers may hand in, and what it is otherwise.
  struct Handed {
    let type: String
    let value: String
  }

  /// - Parameters:
  ///   - made: statements that give properties their values, by the properties' names.
  ///   - handed: what callers may hand in for state, by the properties' names.
  /// - Returns: nil where the struct has an initializer of its own, or where a property's parameter is not evident.
  init?(
    of reference: DeclarationReference, state: Set<String>, stateName: String,
    made: [String: String] = [:], handed: [String: Handed] = [:], in model: ProjectModel
  ) {
    let type = model[reference]
    let file = model.files[reference.file]
    guard type.kind == .struct, !type.functions.contains(where: { $0.kind == .initializer }),
      type.properties.allSatisfy({ !$0.isConditional })
    else { return nil }
    var parameters: [String] = []
    var assignments: [String] = []
    var last: [String] = []
    var isPrivate = false
    var end: Int?
    for property in type.properties where property.isStored && !property.isStatic {
      end = property.declaration.upperBound
      if let statement = made[property.name] {
        last.append(statement)
        continue
      }
      if let handed = handed[property.name] {
        // As a default of the parameter the value would have no isolation before Swift 6.
        let name = property.name
        parameters.append("\(name): \(handed.type)? = nil")
        last.append("_\(name) = \(stateName)(wrappedValue: \(name) ?? \(handed.value))")
        continue
      }
      switch Member(property, isState: state.contains(property.name), in: file) {
      case .none: continue
      case .unknown: return nil
      case .parameter(let text, let assignment):
        if property.isPrivate { isPrivate = true }
        parameters.append(text)
        if state.contains(property.name) {
          last.append("_\(property.name) = \(stateName)(wrappedValue: \(property.name))")
        } else {
          assignments.append(assignment)
        }
      }
    }
    guard let end else { return nil }
    let step = file.indentationStep
    let access = isPrivate ? "fileprivate " : ""
    let head = "\(access)init(\(parameters.joined(separator: ", "))) {"
    let indentation = file.indentation(at: type.introducer.lowerBound) + step
    let heads =
      indentation.count + head.count <= 100
      ? [head]
      : ["\(access)init("]
        + parameters.enumerated().map {
          step + $0.element + ($0.offset == parameters.count - 1 ? "" : ",")
        } + [") {"]
    lines = heads + (assignments + last).map { step + $0 } + ["}"]
    position = file.endOfTrailingComment(from: end)
  }

  private enum Member {
    /// Not a parameter.
    case none
    case unknown
    case parameter(String, assignment: String)

    init(_ property: DeclaredProperty, isState: Bool, in file: FileFacts) {
      let name = property.name
      if property.isLet, property.initializer != nil {
        self = .none
        return
      }
      let wrapper = property.attributes.first { $0.mayBeWrapper || $0.name == "ViewBuilder" }
      let own: Set<String> = [
        "Environment", "EnvironmentObject", "FocusState", "FocusedValue", "FocusedObject",
        "FocusedBinding", "Namespace",
        "AppStorage", "SceneStorage", "FetchRequest", "Query", "GestureState",
        "AccessibilityFocusState", "ScaledMetric",
      ]
      if let wrapper, own.contains(wrapper.name) {
        self = .none
        return
      }
      // A private wrapper that starts as nil has a default, too.
      if property.isPrivate, wrapper?.name == "State", property.isImplicitlyNil {
        self = .none
        return
      }
      // A default and an assignment in `init` do not go together from Xcode 27 on.
      if property.initializer != nil,
        property.isPrivate || isState || wrapper?.name == "State" || wrapper?.name == "StateObject"
      {
        self = .none
        return
      }
      guard let type = property.typeText(in: file) else {
        self = property.isPrivate ? .none : .unknown
        return
      }
      let value =
        property.initializer.map { " = " + file.text($0.range) }
        ?? (property.isImplicitlyNil ? " = nil" : "")
      switch wrapper?.name {
      case "StateObject" where !isState:
        // Its parameter is evaluated once for each identity of the view.
        self = .parameter(
          "\(name): @autoclosure @escaping () -> \(type)",
          assignment: "_\(name) = StateObject(wrappedValue: \(name)())")
      case nil, "ObservedObject", "Bindable", "StateObject":
        let escaping = property.isFunction ? "@escaping " : ""
        self = .parameter(
          "\(name): \(escaping)\(type)\(value)", assignment: "self.\(name) = \(name)")
      case "Binding":
        self = .parameter("\(name): Binding<\(type)>", assignment: "_\(name) = \(name)")
      case "State":
        self = .parameter(
          "\(name): \(type)\(value)", assignment: "_\(name) = State(initialValue: \(name))")
      case "ViewBuilder":
        self = .parameter(
          "@ViewBuilder \(name): @escaping \(type)", assignment: "self.\(name) = \(name)")
      default: self = .unknown
      }
    }
  }
}

extension DeclaredProperty {
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
