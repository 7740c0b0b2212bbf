/// One binding of a variable declaration, together with the attributes and modifiers of the declaration.
public final class DeclaredProperty: ModifiedDeclaration, @unchecked Sendable {
  // Immutable after `init`.
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
  /// Whether the name is bound by a tuple pattern, `var (a, b)`.
  public let isTuplePattern: Bool
  /// The element of `var (a, b) = (1, 2)` that this name is bound to; nil if the value is not a tuple literal.
  @Apart public private(set) var tuplePart: TuplePart?
  public let type: TypeName?
  /// The type as written, without the colon.
  @PackedOptional public private(set) var typeRange: ByteRange?
  /// From the end of the pattern to the end of the type: `: Model`.
  @PackedOptional public private(set) var typeAnnotation: ByteRange?
  public let initializer: Expression?
  /// From the end of the pattern or type to the end of the value: ` = Model()`.
  @PackedOptional public private(set) var initializerClause: ByteRange?
  public let accessors: Accessors
  /// From `{` to `}`.
  @PackedOptional public private(set) var accessorBlock: ByteRange?
  /// The accessors as written; empty if the getter is implicit.
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
  /// The conditions of all `#if`s between the type and the property, joined into one.
  @Apart public private(set) var condition: String?
  /// Whether an `#if` inside its type encloses the property. An `#if` around the whole type does not count.
  public var isConditional: Bool { condition != nil }
  /// Index of the scope that contains the declaration.
  public let scope: Int

  /// Creates the property for one name that a binding declares.
  init(
    _ declaration: PropertyDeclaration, _ index: Int, type: RawNode?, name: RawNode,
    isTuplePattern: Bool, _ expressions: ExpressionReader
  ) {
    let binding = declaration.bindings[index]
    let patternEnd = binding[Layout.Binding.pattern].end
    let typeEnd = binding.part(Layout.Binding.annotation)?.end
    let initialValue = binding.part(Layout.Binding.initialValue)
    let accessorBlock = binding.part(Layout.Binding.accessors)
    let part = isTuplePattern ? binding.part(named: name) : nil
    let accessorList = accessorBlock?.accessorList ?? []
    self.name = name.plainName
    nameRange = name.byteRange
    isBackticked = name.isBackticked
    self.isTuplePattern = isTuplePattern
    tuplePart = part.map {
      .init(index: $0.index, value: $0.value.byteRange, type: $0.type?.byteRange)
    }
    self.type = (isTuplePattern ? part?.type : type).map { TypeName($0) }
    typeRange = type?.byteRange
    typeAnnotation = typeEnd.map { patternEnd..<$0 }
    initializer = (part?.value ?? binding.initialValue).map(
      expressions.read(initialValue:))
    initializerClause = initialValue.map { (typeEnd ?? patternEnd)..<$0.end }
    accessors = Accessors(accessorBlock, accessorList)
    self.accessorBlock = accessorBlock?.byteRange
    self.accessorList = accessorList
    isLet = declaration.isLet
    attributes = declaration.attributes
    modifiers = declaration.modifiers
    introducer = declaration.node[Layout.Variable.introducer].byteRange
    self.declaration = declaration.node.byteRange
    bindingCount = declaration.bindings.count
    bindingIndex = index
    self.binding = binding.byteRange
    condition = declaration.condition
    scope = declaration.scope
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

    /// The names of those that run when the property is written.
    static let namesRunByWrites: Set<String> = ["set", "willSet", "didSet"]
  }

  /// The accessors that run when the property is written.
  var accessorsRunByWrites: [Accessor] {
    accessorList.filter { Accessor.namesRunByWrites.contains($0.name) }
  }

  public var isStored: Bool { accessors != .computed }
  public var isLazy: Bool { hasModifier("lazy") }
  /// Whether the variable has a value before an initializer assigns one: its default value, or nil.
  public var hasInitialValue: Bool {
    if case .optional? = type { return true }
    return initializer != nil
  }
  /// `private(set)`, `package(set)`
  public var hasSetterModifier: Bool { modifiers.contains { $0.detail == "set" } }
  public func accessor(_ name: String) -> Accessor? { accessorList.first { $0.name == name } }

  /// The code that runs when the property is read: the body of `get`, or the accessor block if no `get` is written.
  public var getterBody: ByteRange? { accessor("get")?.body ?? accessorBlock }

  /// The attribute for `wrapper`, if the property has it.
  public func attribute(_ wrapper: Wrapper) -> Attribute? {
    attributes.first { Wrapper($0) == wrapper }
  }
  /// The first of SwiftUI's object wrappers on the property, not counting `@Published`.
  public var objectWrapper: Wrapper? {
    attributes.lazy.compactMap(Wrapper.init).first { $0 != .published }
  }
  /// The global-actor attribute on the property itself, if it has one.
  public var globalActor: Attribute? { attributes.first { $0.name.hasSuffix("Actor") } }
}

extension DeclaredProperty {
  var publishesThroughWrapper: Bool {
    attributes.contains {
      SDK.wrapperWithOwnStorage.contains($0.name)
    }
  }

  /// The wrappers that may run code when the property is read or written.
  var storageWrappers: [Attribute] {
    guard isStored, !isStatic else { return [] }
    return attributes.filter { attribute in
      attribute.mayBeWrapper && !SDK.inertAttribute.contains(attribute.name)
    }
  }
}
