import SwiftSyntax

/// A member of a type that uses one of the type's properties, with the information needed to make it use a local
/// constant of the same name instead.
public struct MemberUse: Sendable {
  public enum Role: Sendable, Hashable {
    /// The `body` of a view.
    case body
    /// Another property or function of type `some View`.
    case view
    /// A function that returns nothing.
    case action
    case initializer
    /// Anything else: a value that depends on the property.
    case value
  }

  /// Index into the model's files.
  public let file: Int
  /// The member's name.
  public let name: String
  public let role: Role
  /// The UTF-8 offset of the member's first attribute, modifier or keyword.
  public let start: Int
  /// The code between the braces, as for a view's body; nil if it is not plain statements.
  public let body: ViewBody?
  /// Whether the member has an explicit `@ViewBuilder` attribute.
  public let isBuilder: Bool
  /// The ranges of `self.` before the property's name or `$name`.
  public let explicitSelf: [ByteRange]
  /// Whether the member uses `$name`.
  public let isProjected: Bool
  /// Whether the member also declares something else with the name.
  public let hidesName: Bool
}

extension ProjectModel {
  /// The members of a type that use a property by its name, in the order of the type's declarations.
  public func memberUses(of property: PropertyReference, in host: TypeID) -> [MemberUse] {
    let name = self[property].name
    return self[host].declarations.flatMap { declaration -> [MemberUse] in
      let file = files[declaration.file]
      guard !file.identifiers.isDisjoint(with: [name, "$" + name, "_" + name]) else { return [] }
      let parsed = ParsedFile(SourceFile(path: file.path, bytes: file.bytes))
      let block = self[declaration].memberBlock
      guard let token = parsed.tree.token(at: AbsolutePosition(utf8Offset: block.lowerBound)),
        let members = token.parent?.as(MemberBlockSyntax.self)
      else { return [] }
      return members.members.compactMap { member in
        MemberUse(member.decl, of: name, inFile: declaration.file)
      }
    }
  }
}

extension MemberUse {
  /// Returns nil if the member does not use the property.
  fileprivate init?(_ member: DeclSyntax, of property: String, inFile file: Int) {
    let names = NameUses(of: property)
    switch member.as(DeclSyntaxEnum.self) {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl: return nil
    case .variableDecl(let variable):
      // The declaration of the property itself names it but does not use it.
      for binding in variable.bindings {
        if let value = binding.initializer { names.walk(value) }
        if let accessors = binding.accessorBlock { names.walk(accessors) }
      }
    default: names.walk(member)
    }
    guard names.isUsed else { return nil }
    self.file = file
    start = member.byteRange.lowerBound
    explicitSelf = names.explicitSelf
    isProjected = names.isProjected
    hidesName = names.hidesName
    switch member.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable):
      let binding = variable.bindings.first
      name = binding?.pattern.trimmedDescription ?? ""
      isBuilder = variable.attributes.isViewBuilder
      if variable.bindings.count == 1, let block = binding?.accessorBlock,
        case .getter(let items) = block.accessors, binding?.typeAnnotation?.type.isSomeView == true
      {
        role = name == "body" ? .body : .view
        body = ViewBody(items, braces: block.byteRange)
      } else {
        (role, body) = (.value, nil)
      }
    case .functionDecl(let function):
      name = function.name.text
      isBuilder = function.attributes.isViewBuilder
      let result = function.signature.returnClause?.type
      body = function.body.flatMap { ViewBody($0.statements, braces: $0.byteRange) }
      if let result {
        role = result.isSomeView ? .view : result.trimmedDescription == "Void" ? .action : .value
      } else {
        role = .action
      }
    case .initializerDecl: (name, role, body, isBuilder) = ("init", .initializer, nil, false)
    default: (name, role, body, isBuilder) = ("a member", .value, nil, false)
    }
  }
}

private final class NameUses: SyntaxVisitor {
  let property: String
  var isUsed = false
  var isProjected = false
  var hidesName = false
  var explicitSelf: [ByteRange] = []

  init(of property: String) {
    self.property = property
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.baseName.text
    guard text == property || text == "$" + property || text == "_" + property else {
      return .skipChildren
    }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      guard let base = access.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "self"
      else { return .skipChildren }
      explicitSelf.append(
        base.byteRange.lowerBound..<access.period.byteRange.upperBound)
    }
    isUsed = true
    if text.hasPrefix("$") { isProjected = true }
    return .skipChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    note(node.identifier)
    return .visitChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.secondName ?? node.firstName)
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.secondName ?? node.firstName)
    return .visitChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
    return .visitChildren
  }
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    // `[m]` captures the property under its own name.
    if node.initializer == nil, node.name.text == property {
      isUsed = true
    } else {
      note(node.name)
    }
    return .visitChildren
  }

  private func note(_ token: TokenSyntax) {
    if token.text == property || token.text == "$" + property { hidesName = true }
  }
}

extension AttributeListSyntax {
  fileprivate var isViewBuilder: Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "ViewBuilder" }
  }
}

extension ViewBody {
  fileprivate init?(_ items: CodeBlockItemListSyntax, braces: ByteRange) {
    let body = withExtendedLifetime(items) { ViewBody(RawNode(items), braces: braces) }
    guard let body, !body.isReturned else { return nil }
    self = body
  }
}
