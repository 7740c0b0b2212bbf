import SourceModel

/// Values that a test can create without knowing what they mean: empty, zero, or built from such values.
struct SampleValues {
  let model: ProjectModel

  /// `Garden(beds: [])`; nil where another file cannot create one, or where its arguments cannot be inferred.
  func instance(of id: TypeID, depth: Int = 0) -> String? {
    let declaration = model[model[id].primary]
    guard depth < 3, model.isReachableByTests(id), declaration.genericParameters.isEmpty else {
      return nil
    }
    let name = model.symbols.qualifiedName(id)
    let initializers = model.symbols.initializers(of: id)
    let calls = initializers.compactMap { arguments(of: $0, depth: depth) }
    if let fewest = calls.min(by: { $0.count < $1.count }) {
      return "\(name)(\(fewest.joined(separator: ", ")))"
    }
    switch declaration.kind {
    case .enum:
      return declaration.enumCases.first { $0.payload.isEmpty }.map { "\(name).\($0.name)" }
    case .struct where !declaration.functions.contains(where: { $0.kind == .initializer }):
      return memberwiseArguments(of: id, depth: depth).map {
        "\(name)(\($0.joined(separator: ", ")))"
      }
    case .class where initializers.isEmpty && isRoot(id):
      return model.symbols.properties(of: id).allSatisfy(hasValue) ? "\(name)()" : nil
    default: return nil
    }
  }

  /// A value that code is unlikely to assign to a property, if there is one.
  func unlikely(_ type: TypeName, at scope: ScopeReference) -> String? {
    switch type {
    case .optional(let wrapped): unlikely(wrapped, at: scope) ?? "nil"
    case .array(let element): "[" + (unlikely(element, at: scope) ?? "") + "]"
    case .dictionary: "[:]"
    default:
      switch type.simpleName {
      case "String": "\"test value\""
      case let name? where SDK.number.contains(name): "-1"
      default: type.neutralValue ?? value(of: type, "", at: scope, depth: 0)
      }
    }
  }

  /// The arguments of an initializer; nil where they cannot be inferred, or where another file cannot call it.
  private func arguments(of reference: FunctionReference, depth: Int) -> [String]? {
    let function = model[reference]
    guard !function.isFailable, !function.isThrowing, !function.isAsync,
      !function.hasModifier("private"), !function.hasModifier("fileprivate"),
      function.genericParameters.isEmpty
    else { return nil }
    let scope = ScopeReference(file: reference.file, scope: function.scope)
    var result: [String] = []
    for parameter in function.parameters where parameter.defaultValue == nil {
      if parameter.isVariadic { continue }
      let text = model.files[reference.file].text(parameter.typeRange)
      guard let value = value(of: parameter.type, text, at: scope, depth: depth) else { return nil }
      result.append((parameter.label.map { "\($0): " } ?? "") + value)
    }
    return result
  }

  private func memberwiseArguments(of id: TypeID, depth: Int) -> [String]? {
    var result: [String] = []
    for reference in model.symbols.properties(of: id) {
      let property = model[reference]
      guard property.isStored, !property.isStatic, !hasValue(reference) else { continue }
      let wrapper = property.attributes.first { $0.name.looksLikeTypeName }?.name
      if let wrapper, SDK.wrapperWithoutParameter.contains(wrapper) { continue }
      guard !property.isPrivate, let type = property.type, let range = property.typeRange,
        wrapper == nil || SDK.wrapperOfParameterValue.contains(wrapper ?? "")
      else { return nil }
      let scope = ScopeReference(file: reference.file, scope: property.scope)
      let text = model.files[reference.file].text(range)
      guard let value = value(of: type, text, at: scope, depth: depth) else { return nil }
      let given = wrapper == "Binding" ? ".constant(\(value))" : value
      result.append("\(property.name): \(given)")
    }
    return result
  }

  private func value(
    of type: TypeName, _ text: String, at scope: ScopeReference, depth: Int
  ) -> String? {
    if let neutral = type.neutralValue { return neutral }
    if case .function = type {
      let plain = text.split(separator: " ").filter { !$0.hasPrefix("@") }.joined(separator: " ")
      return ["() -> Void", "() -> ()"].contains(plain) ? "{}" : nil
    }
    switch model.symbols.resolve(type, at: scope) {
    case .external("URL", _): return "URL(fileURLWithPath: \"/\")"
    case .external("UUID", _): return "UUID()"
    case .external("Date", _): return "Date()"
    case .external("Data", _): return "Data()"
    case .nominal(let ids, let arguments) where ids.count == 1 && arguments.isEmpty:
      return instance(of: ids[0], depth: depth + 1)
    default: return nil
    }
  }

  /// Whether the property has a value without an argument.
  private func hasValue(_ reference: PropertyReference) -> Bool {
    let property = model[reference]
    if property.initializer != nil || !property.isStored || property.isStatic { return true }
    if case .optional = property.type { return !property.isLet }
    return false
  }

  /// Whether no superclass in the project has initializers that it may inherit.
  private func isRoot(_ id: TypeID) -> Bool {
    model.symbols.lineage(of: id).filter { model[$0].kind == .class } == [id]
  }
}

extension ProjectModel {
  /// Whether a test with `@testable import` can name the type.
  func isReachableByTests(_ id: TypeID) -> Bool {
    let facts = files[self[id].primary.file]
    var current: DeclaredType? = self[self[id].primary]
    while let type = current {
      if type.isLocal || type.hasModifier("private") || type.hasModifier("fileprivate") {
        return false
      }
      current = type.enclosingType.map { facts.types[$0] }
    }
    return true
  }
}
