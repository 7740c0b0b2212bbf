import SourceModel

/// A parameter of type `Published<T>.Publisher`.
struct PublisherParameter {
  /// The names by which its function is called.
  let callees: Set<String>
  let label: String?
  let type: TypeReference
  let file: Int
  let isInitializers: Bool

  /// - Parameter isKnown: whether the argument is known to be a publisher. `.init(x: $x)` names no type.
  func isNamed(by position: ArgumentPosition, isKnown: Bool) -> Bool {
    guard label == position.label else { return false }
    return callees.contains(position.callee)
      || isInitializers && isKnown && position.callee == "init"
  }
}

extension ProjectModel {
  /// The functions that are known to receive a publisher.
  func functionsHanded(_ use: Projection, inFile number: Int) -> [FunctionReference] {
    let call = files[number].uses.calls.first { call in
      call.arguments.contains { $0.value.range.upperBound == use.range.upperBound }
    }
    return call.map {
      graph.functions(called: $0, at: ScopeReference(file: number, scope: $0.scope))
    } ?? []
  }

  /// Whether the parameter belongs to the function.
  func takes(_ parameter: PublisherParameter, _ function: FunctionReference) -> Bool {
    function.file == parameter.file
      && self[function].parameters.contains { $0.typeRange.contains(parameter.type.range) }
  }

  /// All parameters whose type contains `Published<T>.Publisher`.
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
