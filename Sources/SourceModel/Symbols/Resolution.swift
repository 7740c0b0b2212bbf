/// The identity of a nominal type of the project: its index in the model.
public struct TypeID: Sendable, Hashable, Comparable {
  public let index: Int
  public init(_ index: Int) { self.index = index }
  public static func < (a: TypeID, b: TypeID) -> Bool { a.index < b.index }
}

/// A declaration of a type or an extension.
public struct DeclarationReference: Sendable, Hashable {
  /// Index into the model's files.
  public let file: Int
  /// Index into the file's types.
  public let type: Int

  public init(file: Int, type: Int) {
    self.file = file
    self.type = type
  }
}

/// A scope of a file.
public struct ScopeReference: Sendable, Hashable {
  public let file: Int
  public let scope: Int
  public init(file: Int, scope: Int) {
    self.file = file
    self.scope = scope
  }

  // Caches are asked so often that hashing two numbers instead of one is noticeable.
  public func hash(into hasher: inout Hasher) { hasher.combine(file << 32 ^ scope) }
}

/// A property of a type, an extension or a file.
public struct PropertyReference: Sendable, Hashable {
  public let file: Int
  /// Index into the file's types; nil at file scope.
  public let type: Int?
  public let index: Int
}

/// A function of a type, an extension or a file.
public struct FunctionReference: Sendable, Hashable {
  public let file: Int
  public let type: Int?
  public let index: Int
}

/// The resolved type of an expression or of a written type.
public indirect enum ResolvedType: Sendable, Hashable {
  /// One type of the project, or several if the name is ambiguous.
  case nominal([TypeID], arguments: [ResolvedType])
  /// A type that the project does not declare.
  case external(String, arguments: [ResolvedType])
  /// A generic parameter, and the types of the project that constrain it.
  case generic(String, bounds: [TypeID], isObservableObject: Bool)
  case optional(ResolvedType)
  case array(ResolvedType)
  case dictionary(ResolvedType)
  case tuple([TupleElement])
  case function(ResolvedType)
  case metatype(ResolvedType)
  /// The projected value of the wrapped type, from `$x`.
  case projection(ResolvedType)
  /// A publisher with its output type: `$x` of a published property, `AnyPublisher<T, Never>`.
  case publisher(ResolvedType)
  /// The type cannot be inferred from the code.
  case unknown

  /// `label: Type` in a tuple.
  public struct TupleElement: Sendable, Hashable {
    public let label: String?
    public let type: ResolvedType
  }

  /// The candidates among the types of the project, also if optional; empty if the type is not one of them.
  public var candidates: [TypeID] {
    switch self {
    case .nominal(let types, _): types
    case .generic(_, let bounds, _): bounds
    case .optional(let type): type.candidates
    default: []
    }
  }

  /// The type of the tuple element at a 0-based position.
  func part(_ index: Int) -> ResolvedType {
    guard case .tuple(let parts) = self, index < parts.count else { return .unknown }
    return parts[index].type
  }

  /// Whether it is a nominal type, in the project or outside it.
  var isNamed: Bool {
    switch self {
    case .nominal, .external: true
    default: false
    }
  }

  public var isUnknown: Bool {
    switch self {
    case .unknown: true
    case .optional(let type): type.isUnknown
    default: false
    }
  }

  public var unwrapped: ResolvedType {
    if case .optional(let type) = self { return type.unwrapped }
    return self
  }

  /// The type itself, or the instance type of a metatype, without optionality.
  public var instance: ResolvedType {
    if case .metatype(let instance) = unwrapped { return instance }
    return unwrapped
  }

  /// The type of the element that a loop or a closure receives; for a dictionary, a tuple of key and value.
  var iterationElement: ResolvedType {
    guard case .dictionary(let value) = self else { return element }
    return .tuple([.init(label: "key", type: .unknown), .init(label: "value", type: value)])
  }

  /// The type of an element that a closure receives, or the wrapped type of an optional.
  public var element: ResolvedType {
    switch self {
    case .array(let type), .dictionary(let type): type
    case .optional(let type): type
    case .projection(let type): type.element
    case .publisher(let type): type
    case .external("Set", let arguments), .external("Array", let arguments),
      .external("Result", let arguments):
      arguments.first ?? .unknown
    // `some Sequence<Item>`
    case .external(let name, let arguments) where SDK.protocolOfArrays.contains(name):
      arguments.first ?? .unknown
    case .external("String", _), .external("Substring", _): .external("Character", arguments: [])
    default: .unknown
    }
  }
}

extension Symbols {
  public subscript(id: TypeID) -> NominalType { types[id.index] }
  public subscript(reference: DeclarationReference) -> DeclaredType {
    files[reference.file].types[reference.type]
  }
  public subscript(reference: PropertyReference) -> DeclaredProperty {
    let file = files[reference.file]
    guard let type = reference.type else { return file.properties[reference.index] }
    return file.types[type].properties[reference.index]
  }
  public subscript(reference: FunctionReference) -> DeclaredFunction {
    let file = files[reference.file]
    guard let type = reference.type else { return file.functions[reference.index] }
    return file.types[type].functions[reference.index]
  }

  public func file(_ path: String) -> Int? { fileIndex[path] }

  /// A place as a sentence names it: `Garden.swift:12`.
  public func place(_ site: Site) -> String { "\(name(ofFile: site.path)):\(site.line)" }

  /// The end of the path that no other file has: `Garden.swift`, or `Plants/Garden.swift`.
  public func name(ofFile path: String) -> String {
    let names = fileNames.found {
      Dictionary(grouping: files.map { $0.path.split(separator: "/") }, by: \.last).values
        .reduce(into: [:]) { names, group in
          for parts in group {
            let ending = parts.indices.lazy.map { parts.suffix($0 + 1) }.first { ending in
              group.count { $0.suffix(ending.count) == ending } == 1
            }
            names[parts.joined(separator: "/")] = (ending ?? parts[...]).joined(separator: "/")
          }
        }
    }
    return names[path] ?? path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The nominal type that a declaration or extension belongs to; nil for an extension of a type outside the project.
  public func type(ofDeclaration index: Int, inFile file: Int) -> TypeID? {
    typeOfDeclaration[file][index]
  }

  /// The nominal type that declares a property, also in an extension; nil at file scope and in extensions of types
  /// outside the project.
  public func declaringType(of reference: PropertyReference) -> TypeID? {
    reference.type.flatMap { type(ofDeclaration: $0, inFile: reference.file) }
  }

  /// The same for a function.
  public func declaringType(of reference: FunctionReference) -> TypeID? {
    reference.type.flatMap { type(ofDeclaration: $0, inFile: reference.file) }
  }
}

/// A place in a file of the model.
struct FileOffset: Hashable {
  let file: Int
  let offset: Int
}

/// Two types that a question is about.
struct PairOfTypes: Hashable {
  let first: TypeID
  let second: TypeID

  init(_ first: TypeID, _ second: TypeID) {
    self.first = first
    self.second = second
  }
}

/// A property, and the type whose instances a question is about.
struct PropertyOfType: Hashable {
  let property: PropertyReference
  let owner: TypeID?
}
