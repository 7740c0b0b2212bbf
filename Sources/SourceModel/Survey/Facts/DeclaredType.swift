import SwiftSyntax

/// One declaration of a nominal type, or one extension.
public final class DeclaredType: ModifiedDeclaration, @unchecked Sendable {
  public enum Kind: String, Sendable, Hashable {
    case `class`, `struct`, `enum`, `actor`, `protocol`, `extension`
  }
  public let kind: Kind
  /// The declared name; for an extension, the last component of the extended type.
  public let name: String
  /// The extended type; nil unless this is an extension.
  public let extendedType: TypeName?
  /// Index of the lexically enclosing type in the file's types.
  public let enclosingType: Int?
  /// Whether the type is declared inside a function or closure.
  public let isLocal: Bool
  public let attributes: [Attribute]
  public let modifiers: [Modifier]
  @exclusivity(unchecked) public internal(set) var genericParameters: [GenericParameter]
  public let inheritance: [InheritedType]
  /// From the colon to the end of the last inherited type.
  @PackedOptional public private(set) var inheritanceClause: ByteRange?
  /// `class`, `struct`, … as written.
  @Packed public private(set) var introducer: ByteRange
  @Packed public private(set) var nameRange: ByteRange
  /// From the first attribute to the closing brace.
  @Packed public private(set) var range: ByteRange
  /// From `{` to `}`, both included.
  @Packed public private(set) var memberBlock: ByteRange
  /// The scope of the members.
  public let scope: Int
  /// Index of the scope that contains the declaration.
  public let enclosingScope: Int
  @exclusivity(unchecked) public internal(set) var properties: [DeclaredProperty] = []
  @exclusivity(unchecked) public internal(set) var functions: [DeclaredFunction] = []
  @exclusivity(unchecked) public internal(set) var enumCases: [EnumCase] = []
  @exclusivity(unchecked) public internal(set) var associatedTypes: [GenericParameter] = []
  public var hasDeinitializer = false
  public let isConditional: Bool
  /// Whether a public extension encloses the type, so that members without an access modifier are public.
  private let isInPublicExtension: Bool

  /// The tokens and types with which a declaration begins.
  struct Heading {
    let kind: Kind
    let introducer: TokenSyntax
    /// The declared name; nil for an extension.
    let name: TokenSyntax?
    let extendedType: TypeSyntax?
  }

  /// The code around a declaration.
  struct Place {
    let enclosingType: Int?
    let enclosingScope: Int
    let isLocal: Bool
    let isConditional: Bool
    let isInPublicExtension: Bool
  }

  /// - Parameter scope: The scope of the members.
  init(
    _ node: some DeclGroupSyntax, _ heading: Heading, genericParameters: [GenericParameter],
    scope: Int, in place: Place
  ) {
    let extended = heading.extendedType
    let extendedType = extended.map { TypeName($0) }
    kind = heading.kind
    name = heading.name?.plainName ?? extendedType?.nameOfExtended ?? ""
    self.extendedType = extendedType
    enclosingType = place.enclosingType
    isLocal = place.isLocal
    attributes = node.attributes.attributes()
    modifiers = node.modifiers.modifiers
    self.genericParameters = genericParameters
    inheritance = (node.inheritanceClause?.inheritedTypes ?? []).map { InheritedType($0) }
    inheritanceClause = node.inheritanceClause?.byteRange
    introducer = heading.introducer.byteRange
    nameRange =
      heading.name?.byteRange ?? extended?.byteRange ?? heading.introducer.byteRange
    range = node.byteRange
    memberBlock = node.memberBlock.byteRange
    self.scope = scope
    enclosingScope = place.enclosingScope
    isConditional = place.isConditional
    isInPublicExtension = place.isInPublicExtension
  }

  public var isExtension: Bool { kind == .extension }

  /// `public` or `open`, as written or through the enclosing extension.
  public var isPublic: Bool {
    hasModifier("public") || hasModifier("open")
      || isInPublicExtension
        && !["package", "internal", "fileprivate", "private"].contains(where: hasModifier)
  }
  /// The access modifier, `public ` or `package `, that a member needs to be as visible as the type; otherwise empty.
  public var memberAccessModifier: String {
    isPublic ? "public " : hasModifier("package") ? "package " : ""
  }
}

/// One entry of an inheritance clause.
public struct InheritedType: Sendable, Hashable {
  public let type: TypeName
  /// The type without the comma, with `@unchecked` and similar attributes.
  public let range: ByteRange
  /// The parts of a composition `A & B`, with the range of each.
  public let parts: [Part]

  public struct Part: Sendable, Hashable {
    public let type: TypeName
    public let range: ByteRange
  }
}

/// A case of an enumeration.
public struct EnumCase: Sendable, Hashable {
  public let name: String
  public let nameRange: ByteRange
  public let payload: [TypeName]
  public let hasRawValue: Bool
}

extension DeclaredType {
  /// Whether this is an extension of a collection of the standard library, or of what collections conform to.
  var extendsCollection: Bool {
    isExtension && (SDK.protocolOfArrays.contains(name) || ["Set", "Dictionary"].contains(name))
  }
}

extension TypeName {
  /// The name of an extended type: also `Array` for `[Upload]`.
  fileprivate var nameOfExtended: String? {
    switch self {
    case .array: "Array"
    case .dictionary: "Dictionary"
    default: simpleName
    }
  }
}
