/// One binding of a variable declaration, with what the declaration says of all its bindings.
public final class DeclaredProperty: @unchecked Sendable {
  // Nothing is written once it is made.
  public enum Accessors: Sendable, Hashable {
    /// Stored, without observers.
    case none
    /// Stored, with `willSet` or `didSet`.
    case observers
    /// Computed, or a protocol requirement.
    case computed
  }
  public let name: String
  @Packed public private(set) var nameRange: ByteRange
  public let isBackticked: Bool
  /// Bound by `var (a, b)`.
  public let isTuplePattern: Bool
  /// The part of `var (a, b) = (1, 2)` that this name is bound to; nil where the value is no tuple as written.
  @Apart public private(set) var tuplePart: TuplePart?
  public let type: TypeName?
  /// The type as written, without the colon.
  @PackedIfAny public private(set) var typeRange: ByteRange?
  /// From the end of the pattern to the end of the type: `: Model`.
  @PackedIfAny public private(set) var typeAnnotation: ByteRange?
  public let initializer: Expression?
  /// From the end of what precedes to the end of the value: ` = Model()`.
  @PackedIfAny public private(set) var initializerClause: ByteRange?
  public let accessors: Accessors
  /// From `{` to `}`.
  @PackedIfAny public private(set) var accessorBlock: ByteRange?
  /// The accessors as written; empty for an implicit getter.
  public let accessorList: [Accessor]
  public let isLet: Bool
  public let attributes: [Attribute]
  public let modifiers: [Modifier]
  /// `var` or `let`.
  @Packed public private(set) var introducer: ByteRange
  /// From the first attribute to the end of the last binding.
  @Packed public private(set) var declaration: ByteRange
  public let bindingCount: Int
  public let bindingIndex: Int
  /// The whole binding, from the name to the end of the accessors.
  @Packed public private(set) var binding: ByteRange
  /// What is written behind the `#if`s between the type and the property, as one condition.
  @Apart public private(set) var condition: String?
  /// Whether the property stands under an `#if` of its type. One around the whole type does not count.
  public var isConditional: Bool { condition != nil }
  /// The scope in which the declaration stands.
  public let scope: Int

  init(
    name: String, nameRange: ByteRange, isBackticked: Bool, isTuplePattern: Bool,
    tuplePart: TuplePart?, type: TypeName?, typeRange: ByteRange?, typeAnnotation: ByteRange?,
    initializer: Expression?, initializerClause: ByteRange?, accessors: Accessors,
    accessorBlock: ByteRange?, accessorList: [Accessor], isLet: Bool, attributes: [Attribute],
    modifiers: [Modifier], introducer: ByteRange, declaration: ByteRange, bindingCount: Int,
    bindingIndex: Int, binding: ByteRange, condition: String?, scope: Int
  ) {
    self.name = name
    self.nameRange = nameRange
    self.isBackticked = isBackticked
    self.isTuplePattern = isTuplePattern
    self.tuplePart = tuplePart
    self.type = type
    self.typeRange = typeRange
    self.typeAnnotation = typeAnnotation
    self.initializer = initializer
    self.initializerClause = initializerClause
    self.accessors = accessors
    self.accessorBlock = accessorBlock
    self.accessorList = accessorList
    self.isLet = isLet
    self.attributes = attributes
    self.modifiers = modifiers
    self.introducer = introducer
    self.declaration = declaration
    self.bindingCount = bindingCount
    self.bindingIndex = bindingIndex
    self.binding = binding
    self.condition = condition
    self.scope = scope
  }

  public struct TuplePart: Sendable, Hashable {
    /// 0-based.
    public let index: Int
    public let value: ByteRange
    public let type: ByteRange?
  }

  public struct Accessor: Sendable, Hashable {
    /// `get`, `set`, `willSet`, `didSet`, `_modify`…
    public let name: String
    public let range: ByteRange
    /// From `{` to `}`.
    public let body: ByteRange?
    /// The name in `willSet(new)`.
    public let parameter: String?
    public let isAsync: Bool
  }

  public var isStatic: Bool { hasModifier("static") || hasModifier("class") }
  public var isStored: Bool { accessors != .computed }
  public var isLazy: Bool { hasModifier("lazy") }
  /// Whether a variable has a value before any initializer gives it one: its default, or nil.
  public var startsWithValue: Bool {
    if case .optional? = type { return true }
    return initializer != nil
  }

  public func hasModifier(_ name: String) -> Bool {
    modifiers.contains { $0.name == name && $0.detail == nil }
  }
  /// `public` or `open`
  public var isPublic: Bool { hasModifier("public") || hasModifier("open") }
  /// `private(set)`, `package(set)`
  public var hasSetterModifier: Bool { modifiers.contains { $0.detail == "set" } }
  public func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
  public func accessor(_ name: String) -> Accessor? { accessorList.first { $0.name == name } }

  /// The code that reading the property runs: of `get`, or of all accessors where none is written.
  public var getterBody: ByteRange? { accessor("get")?.body ?? accessorBlock }

  /// The attribute that is `wrapper`, if the property has it.
  public func attribute(_ wrapper: Wrapper) -> Attribute? {
    attributes.first { Wrapper($0) == wrapper }
  }
  /// The first wrapper of SwiftUI's object wrappers, `@Published` aside.
  public var objectWrapper: Wrapper? {
    attributes.lazy.compactMap(Wrapper.init).first { $0 != .published }
  }
  /// The attribute that isolates the property by itself, where it has one.
  public var globalActor: Attribute? { attributes.first { $0.name.hasSuffix("Actor") } }
  /// `private` or `fileprivate`, whichever is written for the getter.
  public var isPrivate: Bool { hasModifier("private") || hasModifier("fileprivate") }
}

extension DeclaredProperty {
  var publishesThroughWrapper: Bool {
    attributes.contains {
      ["AppStorage", "SceneStorage", "Query", "FetchRequest"].contains($0.name)
    }
  }
}
