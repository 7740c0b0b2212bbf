/// A function, an initializer or a subscript, without its code.
public final class DeclaredFunction: @unchecked Sendable {
  // Nothing is written once it is made.
  public enum Kind: Sendable, Hashable { case function, initializer, `subscript`, enumCase }
  public let kind: Kind
  /// `init` and `subscript` for those.
  public let name: String
  public let parameters: [Parameter]
  /// nil where nothing is given back, also where `Void` is written.
  public let returnType: TypeName?
  public let genericParameters: [GenericParameter]
  public let attributes: [Attribute]
  public let modifiers: [Modifier]
  /// `init?`
  public let isFailable: Bool
  public let isThrowing: Bool
  public let isAsync: Bool
  @Packed public private(set) var range: ByteRange
  @Packed public private(set) var nameRange: ByteRange
  /// From `{` to `}`; of a subscript, that of its getter.
  @PackedIfAny public private(set) var body: ByteRange?
  /// The scope of the parameters and the body.
  public let scope: Int

  init(
    kind: Kind, name: String, parameters: [Parameter], returnType: TypeName?,
    genericParameters: [GenericParameter], attributes: [Attribute], modifiers: [Modifier],
    isFailable: Bool, isThrowing: Bool, isAsync: Bool, range: ByteRange, nameRange: ByteRange,
    body: ByteRange?, scope: Int
  ) {
    self.kind = kind
    self.name = name
    self.parameters = parameters
    self.returnType = returnType
    self.genericParameters = genericParameters
    self.attributes = attributes
    self.modifiers = modifiers
    self.isFailable = isFailable
    self.isThrowing = isThrowing
    self.isAsync = isAsync
    self.range = range
    self.nameRange = nameRange
    self.body = body
    self.scope = scope
  }

  public var isStatic: Bool { hasModifier("static") || hasModifier("class") }
  /// `private` or `fileprivate`
  public var isPrivate: Bool { hasModifier("private") || hasModifier("fileprivate") }
  public func hasModifier(_ name: String) -> Bool {
    modifiers.contains { $0.name == name && $0.detail == nil }
  }
  /// `public` or `open`
  public var isPublic: Bool { hasModifier("public") || hasModifier("open") }
}

/// A parameter of a function.
public struct Parameter: Sendable {
  /// The argument label; nil for `_`.
  public let label: String?
  public let name: String
  public let type: TypeName
  public let typeRange: ByteRange
  public let defaultValue: Expression?
  public let isAutoclosure: Bool
  /// `@escaping`: the closure may be stored.
  public let isEscaping: Bool
  public let isVariadic: Bool
  /// `@ObservedObject` and its like.
  public var objectWrapper: Attribute?
}
