import SwiftSyntax

/// A function, an initializer, a subscript or an enum case, without its code.
public final class DeclaredFunction: ModifiedDeclaration, @unchecked Sendable {
  // Immutable after `init`.
  public enum Kind: Sendable, Hashable { case function, initializer, `subscript`, enumCase }
  public let kind: Kind
  /// The declared name; `init` for an initializer and `subscript` for a subscript.
  public let name: String
  public let parameters: [Parameter]
  /// The return type; nil if the function returns nothing, also if `Void` is written.
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
  /// From `{` to `}`; for a subscript, the body of its getter.
  @PackedOptional public private(set) var body: ByteRange?
  /// The scope of the parameters and the body.
  public let scope: Int

  init(_ parts: FunctionParts, scope: Int) {
    kind = parts.kind
    name = parts.name
    parameters = Parameter.list(parts.parameters)
    returnType = parts.returnType.map { TypeName($0) }.flatMap { $0.isVoid ? nil : $0 }
    genericParameters = parts.genericParameters
    attributes = parts.attributes
    modifiers = parts.modifiers
    isFailable = parts.isFailable
    isThrowing = parts.effects?.throwsClause != nil
    isAsync = parts.effects?.asyncSpecifier != nil
    range = parts.range
    nameRange = parts.nameRange
    body = parts.body
    self.scope = scope
  }
}

/// The parts that the declarations of functions, initializers and subscripts have in common.
struct FunctionParts {
  let kind: DeclaredFunction.Kind
  let name: String
  let nameRange: ByteRange
  let range: ByteRange
  let attributes: [Attribute]
  let modifiers: [Modifier]
  let genericParameters: [GenericParameter]
  let parameters: FunctionParameterClauseSyntax
  var returnType: TypeSyntax?
  var effects: FunctionEffectSpecifiersSyntax?
  var isFailable = false
  let body: ByteRange?
  /// The statements of the body; nil if there is no body, or if it is that of a written accessor.
  let statements: CodeBlockItemListSyntax?
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
  /// `inout`
  var isInOut = false
  /// `@ObservedObject` or another object wrapper on the parameter.
  public var objectWrapper: Attribute?
}
