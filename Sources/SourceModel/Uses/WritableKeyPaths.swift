/// Properties that code assigns through a key path.
extension Usage {
  /// Whether a key path to a property with the name is passed as a writable key path or is assigned through.
  public func mayBeWrittenByKeyPath(_ name: String) -> Bool {
    namesWrittenByKeyPath.whole.contains(name)
  }

  /// The same for a part of the property's value. A key path reads the value, changes it, and sets the property.
  public func mayBeWrittenInPartByKeyPath(_ name: String) -> Bool {
    namesWrittenByKeyPath.inPart.contains(name)
  }

  private var namesWrittenByKeyPath: NamesInKeyPaths {
    cache.namesWrittenByKeyPath.found { findNamesWrittenByKeyPath() }
  }

  private func findNamesWrittenByKeyPath() -> NamesInKeyPaths {
    let takers = takersOfWritableKeyPaths.union(["assign"])
    symbols.needFiles(naming: takers)
    var names = NamesInKeyPaths()
    for (_, call) in symbols.callsInParsedFiles(namedAnyOf: takers) {
      for argument in call.arguments {
        if case .keyPath(_, let components) = argument.value.kind { names.add(components) }
      }
    }
    for number in symbols.parsedFiles(naming: "keyPath") {
      for assignment in symbols.files[number].uses.assignments {
        if case .element(_, let index) = assignment.target.unwrapped.kind,
          let components = index.keyPath
        {
          names.add(components)
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

/// The properties that key paths lead to, by their names.
struct NamesInKeyPaths: Sendable {
  /// Those that are a key path alone: `\.filter`.
  fileprivate(set) var whole: Set<String> = []
  /// Those with a part behind them: `filter` in `\.filter.name`.
  fileprivate(set) var inPart: Set<String> = []

  fileprivate mutating func add(_ components: [String]) {
    if components.count == 1 {
      whole.formUnion(components)
    } else {
      inPart.formUnion(components.dropLast())
    }
  }
}
