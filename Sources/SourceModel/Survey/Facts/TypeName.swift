/// A type as written, without trivia and attributes.
public indirect enum TypeName: Sendable, Hashable {
  /// `Feature.Model<Item>`: at least one component.
  case named([Component])
  /// `T?` and `T!`.
  case optional(TypeName)
  case array(TypeName)
  case dictionary(key: TypeName, value: TypeName)
  case tuple([TupleElement])
  case function(parameters: [TypeName], result: TypeName)
  case composition([TypeName])
  /// `any P`.
  case existential(TypeName)
  /// `some P`.
  case opaque(TypeName)
  /// `T.Type`.
  case metatype(TypeName)
  /// Anything else: packs, `~Copyable`, inline arrays.
  case other

  public struct Component: Sendable, Hashable {
    public let name: String
    public let arguments: [TypeName]

    public init(_ name: String, _ arguments: [TypeName] = []) {
      self.name = name
      self.arguments = arguments
    }
  }

  /// `label: Type` in a tuple.
  public struct TupleElement: Sendable, Hashable {
    public let label: String?
    public let type: TypeName
  }

  public static func name(_ name: String) -> TypeName { .named([Component(name)]) }

  /// The name of the last component of a nominal type, also behind `any` and `some`.
  public var simpleName: String? {
    switch self {
    case .named(let components): components.last?.name
    case .existential(let type), .opaque(let type): type.simpleName
    default: nil
    }
  }

  /// `Void`, `()`
  var isVoid: Bool {
    switch self {
    case .named(let components):
      components.last?.name == "Void" && components.dropLast().allSatisfy { $0.name == "Swift" }
    case .tuple(let elements): elements.isEmpty
    default: false
    }
  }

  /// Whether this is a function type, an optional or a collection of functions.
  var holdsFunctions: Bool {
    switch self {
    case .function: true
    case .optional(let type), .array(let type), .dictionary(_, let type): type.holdsFunctions
    default: false
    }
  }

  /// The type without optionality.
  public var unwrapped: TypeName {
    if case .optional(let wrapped) = self { return wrapped.unwrapped }
    return self
  }

  /// The names of the components joined by dots, without generic arguments.
  public var dottedName: String? {
    switch self {
    case .named(let components): components.map(\.name).joined(separator: ".")
    case .existential(let type), .opaque(let type): type.dottedName
    default: nil
    }
  }

  /// Whether this is the type `name`, unqualified or qualified with one of `modules`.
  public func isNamed(_ name: String, in modules: Set<String>) -> Bool {
    guard case .named(let components) = self, components.last?.name == name else { return false }
    return components.count == 1
      || (components.count == 2 && modules.contains(components[0].name))
  }

  /// Inserts every name that occurs in the type.
  public func collectNames(into names: inout Set<String>) {
    switch self {
    case .named(let components):
      for component in components {
        names.insert(component.name)
        for argument in component.arguments { argument.collectNames(into: &names) }
      }
    case .optional(let type), .array(let type), .existential(let type), .opaque(let type),
      .metatype(let type):
      type.collectNames(into: &names)
    case .function(let parameters, let result):
      for type in parameters + [result] { type.collectNames(into: &names) }
    case .dictionary(let key, let value):
      key.collectNames(into: &names)
      value.collectNames(into: &names)
    case .tuple(let elements): for element in elements { element.type.collectNames(into: &names) }
    case .composition(let types): for type in types { type.collectNames(into: &names) }
    case .other: break
    }
  }

  /// The generic arguments of each occurrence of a named type in this type.
  public func argumentLists(of names: Set<String>) -> [[TypeName]] {
    switch self {
    case .named(let components):
      return components.flatMap { component -> [[TypeName]] in
        let own = names.contains(component.name) && !component.arguments.isEmpty
        return (own ? [component.arguments] : [])
          + component.arguments.flatMap { $0.argumentLists(of: names) }
      }
    case .optional(let type), .array(let type), .existential(let type), .opaque(let type),
      .metatype(let type), .dictionary(_, let type):
      return type.argumentLists(of: names)
    case .function(let parameters, let result):
      return (parameters + [result]).flatMap { $0.argumentLists(of: names) }
    case .tuple(let elements): return elements.flatMap { $0.type.argumentLists(of: names) }
    case .composition(let types): return types.flatMap { $0.argumentLists(of: names) }
    case .other: return []
    }
  }
}

extension StringProtocol {
  /// `onDismiss`, `onCompletion`
  var looksLikeEventName: Bool { utf8.starts(with: "on".utf8) && dropFirst(2).looksLikeTypeName }

  /// Whether the name begins like that of a type. For an ASCII name, as nearly all are, the first byte is enough.
  public var looksLikeTypeName: Bool {
    guard let first = utf8.first else { return false }
    return first < 0x80 ? first &- 0x41 < 26 : self.first?.isUppercase == true
  }

  /// Whether the name begins like that of a function or variable.
  var beginsLowercase: Bool {
    guard let first = utf8.first else { return false }
    return first < 0x80 ? first &- 0x61 < 26 : self.first?.isLowercase == true
  }
}
