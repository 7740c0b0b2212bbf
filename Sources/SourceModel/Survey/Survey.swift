import SwiftSyntax

/// Collects the facts of a file from its syntax tree. No other code walks a whole tree.
/// - Parameter keepsPieces: Whether to keep the token and comment ranges, which the proof of an edit needs.
public func survey(_ parsed: ParsedFile, keepsPieces: Bool = false) -> FileFacts {
  let tokens = TokenWalk(parsed, keepsPieces: keepsPieces)
  let surveyor = Surveyor(parsed, tokens.identifiers)
  surveyor.walk(parsed.tree)
  let facts = surveyor.facts
  if facts.bytes.holds(Directive.prefix) { facts.directives = directives(in: parsed.tree) }
  facts.pieces = tokens.pieces
  facts.enclosingCalls = FileFacts.enclosing(facts.uses.calls)
  facts.isGenerated = isMarkedAsGenerated(parsed.file.bytes)
  facts.uses.sort()
  facts.uses.hashNames()
  facts.names = DeclaredNames(of: facts)
  // These arrays grew with every use; trimming releases the unused capacity.
  facts.uses.calls.trim()
  facts.uses.reads.trim()
  facts.uses.viewReads.trim()
  facts.uses.elements.trim()
  facts.uses.names.trim()
  facts.scopes.trim()
  return facts
}

/// Walks one file and keeps the stack of scopes and types. The extensions record the facts for each kind of node.
final class Surveyor: SyntaxVisitor {
  let facts: FileFacts
  /// Whether the file names one of the types whose references are recorded wherever they occur.
  let namesNotedTypes: Bool
  /// The current walk over raw nodes; nil while the visitor walks `Syntax` nodes only.
  @exclusivity(unchecked) var way: Way?
  /// The raw nodes of the current walks, from their roots to the node being visited.
  @exclusivity(unchecked) var path: [RawNode] = []
  /// The `Syntax` nodes, which know their parents, for the nodes in `path` except the root of each walk; created on
  /// demand.
  @exclusivity(unchecked) var nodes: [Syntax] = []
  /// Reads the expressions of the file.
  let expressions = ExpressionReader()
  let scopes = OpenScopes()
  /// The number of patterns that enclose the node being visited.
  @exclusivity(unchecked) private var patternDepth = 0
  @exclusivity(unchecked) var typeStack: [Int] = []
  /// The ranges of the `switch`es that enclose the node being visited; nil if the `switch` contains `fallthrough`.
  @exclusivity(unchecked) private var switches: [ByteRange?] = []
  /// The number of `#if`s that enclose the node being visited.
  @exclusivity(unchecked) var conditionDepth = 0

  init(_ parsed: ParsedFile, _ identifiers: NameSet) {
    facts = FileFacts(parsed)
    facts.identifiers = identifiers
    namesNotedTypes = !identifiers.isDisjoint(with: SDK.notedType)
    super.init(viewMode: .sourceAccurate)
    pushScope(.file, range: 0..<parsed.file.bytes.count)
  }

  var scope: Int { scopes.number }
  var isInsideCode: Bool { scopes.codeDepth > 0 }
  var isInPattern: Bool { patternDepth > 0 }
  /// Whether the node is in a struct, an enum, an actor or an extension. Only these contain code of views.
  var mayBeViewCode: Bool {
    guard let type = typeStack.last else { return false }
    return facts.types[type].kind != .class && facts.types[type].kind != .protocol
  }

  @discardableResult
  func pushScope(_ kind: LexicalScope.Kind, range: ByteRange, owner: BodyOwner? = nil) -> Int {
    let scope = LexicalScope(
      kind: kind, parent: scopes.innermost == nil ? nil : scopes.number, range: range)
    scope.owner = owner
    scopes.push(scope, number: facts.scopes.count)
    facts.scopes.append(scope)
    return scopes.number
  }

  func popScope() { scopes.pop() }

  func bind(_ binding: LocalBinding) { scopes.bind(binding) }

  func bindOutside(_ binding: LocalBinding) { scopes.bindOutside(binding) }

  func read(_ node: ExprSyntax) -> Expression { expressions.read(node) }

  // MARK: Conditions and imports

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    conditionDepth += 1
    facts.platformClauses += node.platformClauses
    return .visitChildren
  }
  override func visitPost(_ node: IfConfigDeclSyntax) { conditionDepth -= 1 }

  /// Skips the condition of `#if`: it has the syntax of an expression, but the compiler evaluates it at build time.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.imports.append(Import(node, isConditional: conditionDepth > 0))
    return .skipChildren
  }

  // MARK: Skipped nodes

  /// The result for nodes that contain only types.
  private var typesOnly: SyntaxVisitorContinueKind {
    namesNotedTypes ? .visitChildren : .skipChildren
  }

  override func visit(_: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: AssignmentExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: NilLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: StringSegmentSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: DeclModifierSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind { typesOnly }
  override func visit(_: ReturnClauseSyntax) -> SyntaxVisitorContinueKind { typesOnly }
  override func visit(_: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind { typesOnly }
  override func visit(_: GenericParameterClauseSyntax) -> SyntaxVisitorContinueKind { typesOnly }
  override func visit(_: GenericWhereClauseSyntax) -> SyntaxVisitorContinueKind { typesOnly }
  override func visit(_: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind { typesOnly }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    node.arguments == nil ? typesOnly : .visitChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    beginType(node, .class, node.name, node.classKeyword, node.genericParameterClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { endType() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    beginType(node, .struct, node.name, node.structKeyword, node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { endType() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    beginType(node, .enum, node.name, node.enumKeyword, node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { endType() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    beginType(node, .actor, node.name, node.actorKeyword, node.genericParameterClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { endType() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    beginType(node, .protocol, node.name, node.protocolKeyword, nil)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { endType() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    beginType(node, .extension, nil, node.extensionKeyword, nil, extended: node.extendedType)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { endType() }

  // MARK: Code

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    pushScope(.block, range: node.byteRange)
    noteExit(node.statements, choice: node.choice)
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { popScope() }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    pushScope(.block, range: node.byteRange)
    bindConditions(node.conditions)
    noteBranch(node)
    return .visitChildren
  }
  override func visitPost(_ node: IfExprSyntax) { popScope() }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    pushScope(.block, range: node.byteRange)
    bindConditions(node.conditions)
    noteLoop(node.byteRange)
    noteLargeCondition(of: node)
    return .visitChildren
  }
  override func visitPost(_ node: WhileStmtSyntax) { popScope() }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    bindConditions(node.conditions)
    noteBranch(node)
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    pushScope(.block, range: node.byteRange)
    bindPattern(
      RawNode(node.pattern), .element, type: node.typeAnnotation.map { TypeName($0.type) },
      value: read(node.sequence))
    noteLoop(node.byteRange, over: node.sequence, isAwaited: node.awaitKeyword != nil)
    return .visitChildren
  }
  override func visitPost(_ node: ForStmtSyntax) { popScope() }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let fallsThrough = node.containsFallthrough
    switches.append(fallsThrough ? nil : node.byteRange)
    if !fallsThrough { noteBranches(in: node) }
    return .visitChildren
  }
  override func visitPost(_ node: SwitchExprSyntax) { switches.removeLast() }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    pushScope(.block, range: node.byteRange)
    // A case inside an `#if` is not a direct case of the `switch`.
    let isWhole = node.parent?.parent?.kind == .switchExpr
    noteExit(node.statements, choice: isWhole ? switches[switches.count - 1] : nil)
    return .visitChildren
  }
  override func visitPost(_ node: SwitchCaseSyntax) { popScope() }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    pushScope(.block, range: node.byteRange)
    if node.catchItems.isEmpty {
      bind(
        .init(
          kind: .constant, name: "error", type: .name("Error"), value: nil, attributes: [],
          start: node.body.byteRange.lowerBound))
    }
    return .visitChildren
  }
  override func visitPost(_ node: CatchClauseSyntax) { popScope() }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    // Patterns of variables, loops and conditions are bound at their declaration; the remaining patterns are in a
    // `case`.
    if node.parent?.is(PatternExprSyntax.self) == true
      || node.parent?.is(ValueBindingPatternSyntax.self) == true
    {
      bind(
        .init(
          kind: .pattern, name: node.identifier.plainName, type: node.castType, value: node.payload,
          attributes: [],
          start: node.condition?.byteRange.upperBound ?? node.byteRange.lowerBound))
    }
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.typealiases.append(
      DeclaredTypealias(
        name: node.name.plainName, type: TypeName(node.initializer.value),
        parameters: node.genericParameterClause?.parameters.map(\.name.plainName) ?? [],
        enclosingType: typeStack.last, scope: scope, range: node.byteRange))
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = typeStack.last {
      let constraints = node.inheritanceClause?.inheritedTypes.map { TypeName($0.type) } ?? []
      facts.types[type].associatedTypes.append(
        GenericParameter(name: node.name.plainName, constraints: constraints, range: node.byteRange)
      )
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if let type = typeStack.last {
      let payload = node.parameterClause?.parameters.map { TypeName($0.type) } ?? []
      facts.types[type].enumCases.append(
        EnumCase(
          name: node.name.plainName, nameRange: node.name.byteRange, payload: payload,
          hasRawValue: node.rawValue != nil))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    noteVariable(node)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    // The code of an implicit getter and of the accessors belongs to the property.
    guard let accessorBlock = node.accessorBlock, case .getter(let items) = accessorBlock.accessors
    else { return .visitChildren }
    // Observers under an `#if` are parsed as a getter, which the compiler rejects for a variable with an initial value.
    if node.initializer != nil, facts.syntaxError == nil {
      facts.syntaxError = accessorBlock.byteRange.lowerBound
    }
    noteViewBody(node, items, accessorBlock.byteRange)
    pushBody(.accessor, of: node.propertyName, node.variable, accessorBlock.byteRange, items)
    return .visitChildren
  }
  override func visitPost(_ node: PatternBindingSyntax) {
    if case .getter? = node.accessorBlock?.accessors { popScope() }
  }

  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.parent?.as(PatternBindingSyntax.self), !isInsideCode else {
      return .visitChildren
    }
    pushBody(.propertyInitializer, of: binding.propertyName, binding.variable, node.byteRange, nil)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerClauseSyntax) {
    if case .propertyInitializer? = facts.scopes[scope].owner?.kind,
      facts.scopes[scope].range == node.byteRange
    {
      popScope()
    }
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .visitChildren }
    let binding = node.ancestor(PatternBindingSyntax.self)
    pushBody(
      .accessor, of: binding?.propertyName ?? "subscript", binding?.variable, body.byteRange,
      body.statements, accessor: node.accessorSpecifier.spelling)
    let implicit = ["set": "newValue", "willSet": "newValue", "didSet": "oldValue"]
    if let name = node.parameters?.name.plainName ?? implicit[node.accessorSpecifier.spelling] {
      let type = binding?.typeAnnotation.map { TypeName($0.type) }
      bind(
        .init(
          kind: .parameter, name: name, type: type, value: nil, attributes: [],
          start: body.byteRange.lowerBound))
    }
    return .visitChildren
  }
  override func visitPost(_ node: AccessorDeclSyntax) { if node.body != nil { popScope() } }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    beginFunction(node)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { popScope() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    beginInitializer(node)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { popScope() }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    beginSubscript(node)
    return .visitChildren
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { popScope() }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = typeStack.last { facts.types[type].hasDeinitializer = true }
    pushBody(
      .deinitializer, of: "deinit", nil, node.body?.byteRange ?? node.byteRange,
      node.body?.statements)
    return .visitChildren
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { popScope() }

  // MARK: Uses

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    noteExpression(node)
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    noteExpression(node)
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    noteExpression(node)
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    noteExpression(node)
  }
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    noteExpression(node)
  }
  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    noteExpression(node)
  }
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    noteExpression(node)
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    noteExpression(node)
  }
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    noteExpression(node)
  }
  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    noteExpression(node)
  }
  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    noteExpression(node)
  }
  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    noteExpression(node)
  }
  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    noteExpression(node)
  }
  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    noteExpression(node)
  }
  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
    noteExpression(node)
  }
  override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
    noteExpression(node)
  }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    noteExpression(node)
  }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    patternDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ExpressionPatternSyntax) { patternDepth -= 1 }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    noteKeyPath(node)
    noteReads(by: node)
    return .visitChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if namesNotedTypes { noteTypeReference(node, node.name) }
    return .visitChildren
  }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if namesNotedTypes, node.isNoted { noteTypeReference(node, node.name) }
    return .visitChildren
  }
}
