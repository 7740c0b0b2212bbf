/// The functions that accept any publisher as an argument.
public struct GenericPublishers: Sendable {
  /// The argument labels, by the name of the called function; initializers are keyed by their type's name.
  private var labels: [String: Set<String?>] = [:]

  fileprivate init(_ announcing: Announcing) {
    visitFunctions(of: announcing, inFiles: announcing.symbols.parsedFiles(naming: "Publisher")) {
      function, callee in
      for parameter in function.parametersTakingAnyPublisher {
        labels[callee, default: []].insert(parameter.label)
      }
    }
    guard !labels.isEmpty else { return }
    // A call may refer to another function with the same name.
    visitFunctions(of: announcing, inFiles: Array(announcing.symbols.files.indices)) {
      function, callee in
      guard let found = labels[callee] else { return }
      let others = function.parameters.filter { !function.takesAnyPublisher(in: $0) }
      labels[callee] = found.subtracting(others.map(\.label))
    }
  }

  /// Whether the argument position accepts any type of publisher.
  public func take(_ position: ArgumentPosition) -> Bool {
    SDK.takesAnyPublisher.contains(position.callee)
      || labels[position.callee]?.contains(position.label) == true
  }

}

extension Announcing {
  /// The functions that accept any publisher as an argument.
  public var genericPublishers: GenericPublishers {
    cache.genericPublishers.found { GenericPublishers(self) }
  }
}

/// Visits every function and initializer, with the name that it is called by.
private func visitFunctions(
  of announcing: Announcing, inFiles numbers: [Int],
  _ visit: (DeclaredFunction, _ callee: String) -> Void
) {
  for number in numbers {
    let file = announcing.symbols.files[number]
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

  /// Whether a parameter is `some Publisher`, or has a generic parameter type that is constrained to `Publisher` and
  /// that the function uses nowhere else.
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
