import SwiftSyntax

/// Takes a file's facts from its tree: the only place that walks one.
public func survey(_ parsed: ParsedFile) -> FileFacts {
  let surveyor = Surveyor(parsed)
  surveyor.walk(parsed.tree)
  let facts = surveyor.facts
  facts.syntaxError = parsed.firstSyntaxError
  facts.isGenerated = isMarkedAsGenerated(parsed.file.bytes)
  return facts
}

/// Walks one file, keeping the stack of scopes and types. What it notes of each kind of node stands in the extensions.
final class Surveyor: SyntaxVisitor {
  let facts: FileFacts
  let mayHoldDirectives: Bool
  var scopeStack: [Int] = []
  var typeStack: [Int] = []
  /// Depth of `#if` around the node being visited.
  var conditionDepth = 0

  init(_ parsed: ParsedFile) {
    facts = FileFacts(parsed)
    mayHoldDirectives = parsed.file.bytes.contains(subsequence: Array(Directive.prefix.utf8))
    super.init(viewMode: .sourceAccurate)
    pushScope(.file, range: 0..<parsed.file.bytes.count)
  }

  var scope: Int { scopeStack[scopeStack.count - 1] }
  var isInsideCode: Bool {
    scopeStack.contains {
      switch facts.scopes[$0].kind {
      case .function, .closure, .block: true
      case .file, .type: false
      }
    }
  }

  @discardableResult
  func pushScope(_ kind: LexicalScope.Kind, range: ByteRange) -> Int {
    facts.scopes.append(LexicalScope(kind: kind, parent: scopeStack.last, range: range))
    scopeStack.append(facts.scopes.count - 1)
    return facts.scopes.count - 1
  }

  func popScope() { scopeStack.removeLast() }

  func bind(_ binding: LocalBinding) { facts.scopes[scope].bindings.append(binding) }

  // MARK: Conditions, imports, tokens

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    conditionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: IfConfigDeclSyntax) { conditionDepth -= 1 }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.imports.append(
      Import(
        path: node.path.map(\.name.text).joined(separator: "."),
        attributes: node.attributes.attributes().map(\.name),
        range: node.byteRange,
        isConditional: conditionDepth > 0,
        clause: node.ancestor(IfConfigClauseSyntax.self)?.byteRange))
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    switch token.tokenKind {
    case .identifier(let text): facts.identifiers.insert(text)
    default: break
    }
    if mayHoldDirectives { noteDirectives(before: token) }
    return .skipChildren
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

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    pushScope(.closure, range: node.byteRange)
    facts.scopes[scope].closure = ClosurePosition(node)
    bindClosureParameters(node)
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { popScope() }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    pushScope(.block, range: node.byteRange)
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
      node.pattern, .element, type: node.typeAnnotation.map { TypeName($0.type) },
      value: Expression(node.sequence))
    noteLoop(node.byteRange, over: node.sequence)
    return .visitChildren
  }
  override func visitPost(_ node: ForStmtSyntax) { popScope() }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    noteBranches(in: node)
    return .visitChildren
  }
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    noteBranch(node)
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    pushScope(.block, range: node.byteRange)
    return .visitChildren
  }
  override func visitPost(_ node: SwitchCaseSyntax) { popScope() }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    // Patterns of variables, loops and conditions are bound where they are declared; what is left stands in a `case`.
    if node.parent?.is(PatternExprSyntax.self) == true
      || node.parent?.is(ValueBindingPatternSyntax.self) == true
    {
      bind(
        .init(
          kind: .pattern, name: node.identifier.plainName, type: nil, value: node.payload,
          attributes: [],
          start: node.byteRange.lowerBound))
    }
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.typealiases.append(
      DeclaredTypealias(
        name: node.name.plainName, type: TypeName(node.initializer.value),
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
    // The code of an implicit getter and of the accessors is the property's.
    guard let accessorBlock = node.accessorBlock, case .getter(let items) = accessorBlock.accessors
    else { return .visitChildren }
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
      body.statements, accessor: node.accessorSpecifier.text)
    let implicit = ["set": "newValue", "willSet": "newValue", "didSet": "oldValue"]
    if let name = node.parameters?.name.plainName ?? implicit[node.accessorSpecifier.text] {
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

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    noteReference(node)
    noteRead(node)
    return .visitChildren
  }
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    noteAssignment(node)
    noteLargeRange(node)
    noteBranches(in: node)
    return .visitChildren
  }
  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    facts.uses.assignments.append(
      Assignment(
        target: Expression(node.expression), value: nil, range: node.byteRange, scope: scope))
    return .visitChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if !node.isCasePattern, !node.isCondition { noteCall(node) }
    return .visitChildren
  }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    noteKeyPath(node)
    return .visitChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    noteTypeReference(node)
    return .visitChildren
  }
}
