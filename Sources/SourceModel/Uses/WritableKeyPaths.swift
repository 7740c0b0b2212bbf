/// Properties that code assigns through a key path.
extension Usage {
  /// Whether a single-component key path with the name is passed as a writable key path or is assigned through.
  public func mayBeWrittenByKeyPath(_ name: String) -> Bool {
    cache.namesWrittenByKeyPath.found { findNamesWrittenByKeyPath() }.contains(name)
  }

  private func findNamesWrittenByKeyPath() -> Set<String> {
    let takers = takersOfWritableKeyPaths
    symbols.needFiles(naming: takers)
    var names: Set<String> = []
    for (_, call) in symbols.callsInParsedFiles(namedAnyOf: takers) {
      for argument in call.arguments {
        if case .keyPath(_, let components) = argument.value.kind, components.count == 1 {
          names.formUnion(components)
        }
      }
    }
    for number in symbols.parsedFiles(naming: "keyPath") {
      for assignment in symbols.files[number].uses.assignments {
        if case .element(_, let index) = assignment.target.unwrapped.kind,
          let components = index.keyPath, components.count == 1
        {
          names.formUnion(components)
        }
      }
    }
    return names
  }

  /// The names of functions that take such key paths, and of types whose initializers do.
  private var takersOfWritableKeyPaths: Set<String> {
    var names: Set<String> = []
    for number in symbols.parsedFiles(naming: SDK.writableKeyPath) {
      let file = symbols.files[number]
      let own = file.functions.map { ($0, $0.name) }
      let members = file.types.flatMap { type in
        type.functions.map { ($0, $0.kind == .initializer ? type.name : $0.name) }
      }
      for (function, name) in own + members
      where function.parameters.contains(where: \.type.isWritableKeyPath) {
        names.insert(name)
      }
    }
    return names
  }
}

extension TypeName {
  fileprivate var isWritableKeyPath: Bool {
    SDK.writableKeyPath.contains(unwrapped.simpleName ?? "")
  }
}
