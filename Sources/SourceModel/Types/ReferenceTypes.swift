/// Which types may be classes, so that a value may change while it stays the same.
extension TypeInference {
  /// Whether the members of a value may change while the value stays the same. True for classes and possible classes.
  func mayChange(_ type: ResolvedType) -> Bool {
    switch type {
    case .nominal(let types, _):
      return types.contains {
        symbols[$0].kind == .class && !symbols.notifiesOfOwnChanges($0)
          || symbols[$0].kind == .protocol
      }
    case .external(let name, _), .metatype(.external(let name, _)): return mayBeObject(name)
    case .optional(let inner): return mayChange(inner)
    case .array, .dictionary, .tuple, .unknown, .function, .metatype, .generic, .projection,
      .publisher:
      return false
    }
  }

  /// Whether all values of a type are objects: the types that it may be are classes.
  func isObject(_ type: ResolvedType) -> Bool {
    let candidates = type.candidates
    return !candidates.isEmpty && candidates.allSatisfy { symbols[$0].kind == .class }
  }

  /// Whether values of a protocol may be structures, as far as its supertypes say.
  func permitsValues(_ id: TypeID) -> Bool {
    symbols.lineage(of: id).allSatisfy { type in
      symbols[type].kind == .protocol
        && !symbols[symbols[type].primary].genericParameters.contains { $0.name == "Self" }
        && symbols.supertypes(of: type).allSatisfy {
          !$0.resolved.candidates.isEmpty
            || $0.name.simpleName.map(SDK.protocolOfPlainValues.contains) == true
        }
    }
  }

  /// Whether an external type may be a class, judged by its name. What a value type declares inside is a value, too, as
  /// `Gradient.Stop`.
  func mayBeObject(_ name: String) -> Bool {
    !SDK.valueType.contains(name) && !SDK.valueType.contains(String(name.prefix { $0 != "." }))
  }
}
