/// Members of SDK types that values are often created from.
enum SystemMembers {
  /// The type of an instance member of a type outside the project, or of a collection.
  static func type(of member: String, of base: ResolvedType) -> ResolvedType? {
    let found: ResolvedType?
    switch base {
    case .external(let type, _): found = types[type + "." + member]
    case .array: found = types["Array." + member]
    case .dictionary: found = types["Dictionary." + member] ?? types["Array." + member]
    default: return nil
    }
    return found?.replacing { type in
      switch type {
      case .external("Element", []): base.iterationElement
      case .external("Value", []): base.element
      case .external("Self", []): base
      default: nil
      }
    }
  }

  /// Whether a static member of a type is a value of that type: `Date.now`, `Double.pi`.
  static func isValue(_ member: String, of type: String) -> Bool {
    SDK.valueOfItsType.contains(type + "." + member)
  }

  private static let types = SDK.memberType.mapValues { ResolvedType(inTable: $0[...]) }
}

extension ResolvedType {
  /// Reads a type as the table of SDK names writes it: `String?`, `[Element]`, `()->Int`, `(offset:Int,element:Element)`.
  fileprivate init(inTable text: Substring) {
    if text.hasPrefix("()->") {
      self = .function(Self(inTable: text.dropFirst(4)))
    } else if text.hasSuffix("?") {
      self = .optional(Self(inTable: text.dropLast()))
    } else if text.hasPrefix("[") {
      self = .array(Self(inTable: text.dropFirst().dropLast()))
    } else if text.hasPrefix("Publisher<") {
      self = .publisher(Self(inTable: text.dropFirst("Publisher<".count).dropLast()))
    } else if text.hasPrefix("(") {
      self = .tuple(
        text.dropFirst().dropLast().split(separator: ",").map { part in
          let halves = part.split(separator: ":", maxSplits: 1)
          return .init(label: String(halves[0]), type: Self(inTable: halves[1]))
        })
    } else {
      self = .external(String(text), arguments: [])
    }
  }
}
