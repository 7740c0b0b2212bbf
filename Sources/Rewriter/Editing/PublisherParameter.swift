import SourceModel

/// A parameter of type `Published<T>.Publisher`.
struct PublisherParameter {
  /// What is called, and what else it may be called.
  let callees: Set<String>
  let label: String?
  let type: TypeReference
  let file: Int
  let isInitializers: Bool

  /// - Parameter isKnown: whether it is known that the argument is a publisher. `.init(x: $x)` names no type.
  func isNamed(by position: ArgumentPosition, isKnown: Bool) -> Bool {
    guard label == position.label else { return false }
    return callees.contains(position.callee)
      || isInitializers && isKnown && position.callee == "init"
  }
}

extension ProjectModel {
  /// The functions that a publisher is known to be handed to.
  func functionsHanded(_ use: Projection, inFile number: Int) -> [FunctionReference] {
    let call = files[number].uses.calls.first { call in
      call.arguments.contains { $0.value.range.upperBound == use.range.upperBound }
    }
    return call.map {
      functions(called: $0, at: ScopeReference(file: number, scope: $0.scope))
    } ?? []
  }

  /// Whether the parameter is one of the function's.
  func takes(_ parameter: PublisherParameter, _ function: FunctionReference) -> Bool {
    function.file == parameter.file
      && self[function].parameters.contains { $0.typeRange.contains(parameter.type.range) }
  }

  /// All parameters of such a type.
  var publisherParameters: [PublisherParameter] {
    var aliases: [String: Set<String>] = [:]
    for alias in files.lazy.flatMap(\.typealiases) {
      guard let name = alias.type.simpleName else { continue }
      aliases[name, default: []].insert(alias.name)
    }
    return files.indices.flatMap { number in
      let file = files[number]
      let written = file.uses.typeReferences.filter(\.isPublishedPublisher)
      guard !written.isEmpty else { return [PublisherParameter]() }
      let owned = file.types.flatMap { type in type.functions.map { (type.name, $0) } }
      return (owned + file.functions.map { ("", $0) }).flatMap { owner, function in
        let isInitializer = function.kind == .initializer
        let callees =
          isInitializer ? (aliases[owner] ?? []).union([owner]) : [function.name]
        return function.parameters.flatMap { parameter in
          written.filter { parameter.typeRange.contains($0.range) }.map {
            PublisherParameter(
              callees: callees, label: parameter.label, type: $0, file: number,
              isInitializers: isInitializer)
          }
        }
      }
    }
  }
}
