/// The functions that take whatever publisher they are handed.
public struct GenericPublishers: Sendable {
  /// The labels by the name of what is called; `init` by the name of its type.
  private var labels: [String: Set<String?>] = [:]

  fileprivate init(_ model: ProjectModel) {
    visitFunctions(of: model, inFiles: model.filesRead(naming: "Publisher")) { function, callee in
      for parameter in function.parametersTakingAnyPublisher {
        labels[callee, default: []].insert(parameter.label)
      }
    }
    guard !labels.isEmpty else { return }
    // Of several functions of a name another may be meant.
    visitFunctions(of: model, inFiles: Array(model.files.indices)) { function, callee in
      guard let found = labels[callee] else { return }
      let others = function.parameters.filter { !function.takesAnyPublisher(in: $0) }
      labels[callee] = found.subtracting(others.map(\.label))
    }
  }

  /// Whether what stands at the position may be of any type of publisher.
  public func take(_ position: ArgumentPosition) -> Bool {
    Self.combining.contains(position.callee)
      || labels[position.callee]?.contains(position.label) == true
  }

  private static let combining: Set<String> = [
    "onReceive", "CombineLatest", "CombineLatest3", "CombineLatest4", "Merge", "Merge3", "Merge4",
    "MergeMany", "Zip", "Zip3", "Zip4", "combineLatest", "merge", "zip", "AnyPublisher", "prepend",
    "drop", "prefix",
  ]
}

extension ProjectModel {
  /// The functions that take whatever publisher they are handed.
  public var genericPublishers: GenericPublishers {
    remembered.genericPublishers.found { GenericPublishers(self) }
  }
}

/// Visits every function and initializer, with the name by which it is called.
private func visitFunctions(
  of model: ProjectModel, inFiles numbers: [Int],
  _ visit: (DeclaredFunction, _ callee: String) -> Void
) {
  for number in numbers {
    let file = model.files[number]
    for type in file.types {
      for function in type.functions {
        visit(function, function.kind == .initializer ? type.name : function.name)
      }
    }
    for function in file.functions { visit(function, function.name) }
  }
}

extension DeclaredFunction {
  fileprivate var parametersTakingAnyPublisher: [Parameter] {
    let mayTake =
      !genericParameters.isEmpty
      || parameters.contains { if case .opaque = $0.type { true } else { false } }
    return mayTake ? parameters.filter(takesAnyPublisher) : []
  }

  /// Whether a parameter is `some Publisher`, or of a generic parameter of the function that is one and that nothing
  /// else of the function is.
  fileprivate func takesAnyPublisher(in parameter: Parameter) -> Bool {
    if case .opaque(let type) = parameter.type { return type.isPublisher }
    guard let name = parameter.type.simpleName,
      let generic = genericParameters.first(where: { $0.name == name }),
      generic.constraints.contains(where: \.isPublisher)
    else { return false }
    return returnType?.unwrapped.simpleName != name
      && parameters.count { $0.type.unwrapped.simpleName == name } == 1
  }
}

extension TypeName {
  fileprivate var isPublisher: Bool {
    guard case .named(let components) = self, let last = components.last else { return false }
    return last.name == "Publisher" && components.count < 3
      && (components.count == 1 || components[0].name == "Combine")
  }
}
