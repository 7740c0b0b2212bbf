import SourceModel

extension Rule {
  /// A function or type that takes any `ObservableObject` cannot take a type that has moved.
  static let genericConstraint = Rule(
    name: "GenericConstraint",
    summary: "func f<M: ObservableObject>(_ m: M), called with a model → held"
  ) { model, _, _ in
    let functions = constrainedFunctions(in: model)
    let types = constrainedTypes(in: model)
    guard !functions.isEmpty || !types.isEmpty else { return [] }
    return model.files.indices.flatMap { number in
      model.files[number].uses.calls.flatMap {
        proposals(for: $0, inFile: number, functions: functions, types: types, in: model)
      }
    }
  }
}

/// The names of functions with a generic parameter that is an `ObservableObject`, and the labels of the arguments of
/// that type.
private func constrainedFunctions(in model: ProjectModel) -> [String: Set<String?>] {
  var result: [String: Set<String?>] = [:]
  for file in model.files {
    for function in file.functions + file.types.flatMap(\.functions) {
      for (name, labels) in constrainedLabels(function) where !labels.isEmpty {
        _ = name
        result[function.name, default: []].formUnion(labels)
      }
    }
  }
  result["init"] = nil
  return result
}

private func constrainedLabels(_ function: DeclaredFunction) -> [String: [String?]] {
  var result: [String: [String?]] = [:]
  for parameter in function.genericParameters where parameter.isObservableObject {
    result[parameter.name] = function.parameters.filter { parameter.name == $0.type.unwrapped.simpleName }.map(\.label)
  }
  let opaque = function.parameters.filter { parameter in
    if case .opaque(let inner) = parameter.type { return inner.isNamed("ObservableObject", in: ["Combine", "SwiftUI"]) }
    if case .existential(let inner) = parameter.type { return inner.isNamed("ObservableObject", in: ["Combine", "SwiftUI"]) }
    return parameter.type.isNamed("ObservableObject", in: ["Combine", "SwiftUI"])
  }
  if !opaque.isEmpty { result[""] = opaque.map(\.label) }
  return result
}

/// The names of generic types with such a parameter.
private func constrainedTypes(in model: ProjectModel) -> Set<String> {
  var result: Set<String> = []
  for file in model.files {
    for type in file.types where !type.isExtension && type.genericParameters.contains(where: \.isObservableObject) {
      result.insert(type.name)
    }
  }
  return result
}

extension GenericParameter {
  fileprivate var isObservableObject: Bool {
    constraints.contains { constraint in
      if case .composition(let parts) = constraint {
        return parts.contains { $0.isNamed("ObservableObject", in: ["Combine", "SwiftUI"]) }
      }
      return constraint.isNamed("ObservableObject", in: ["Combine", "SwiftUI"])
    }
  }
}

private func proposals(
  for call: Call, inFile number: Int, functions: [String: Set<String?>], types: Set<String>, in model: ProjectModel
) -> [Proposal] {
  let labels = functions[call.name]
  guard labels != nil || types.contains(call.name) else { return [] }
  let file = model.files[number]
  let scope = ScopeReference(file: number, scope: call.scope)
  var held: [TypeID] = []
  for argument in call.arguments where !argument.isTrailingClosure {
    if let labels, !labels.contains(argument.label) { continue }
    held += model.type(of: argument.value, at: scope).candidates.filter(model.isMigratable)
  }
  if case .specialized(_, let arguments) = call.callee.kind {
    held += arguments.flatMap { model.resolve($0, at: scope).candidates.filter(model.isMigratable) }
  }
  let site = file.site(call.nameRange)
  return held.uniqued().map { id in
    let objection = Objection(.genericConstraint, at: site, evidence: call.name)
    return Proposal(rule: "GenericConstraint", site: site, types: [id], answer: .objection(objection))
  }
}
