import SwiftSyntax

extension Surveyor {
  func beginType(
    _ node: some DeclGroupSyntax, _ kind: DeclaredType.Kind, _ name: TokenSyntax?,
    _ introducer: TokenSyntax, _ generics: GenericParameterClauseSyntax?,
    extended: TypeSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    let place = DeclaredType.Place(
      enclosingType: typeStack.last, enclosingScope: scope, isLocal: isInsideCode,
      isConditional: conditionDepth > 0,
      isInPublicExtension: typeStack.last.map {
        facts.types[$0].isExtension && facts.types[$0].hasModifier("public")
      } ?? false)
    let scope = pushScope(.type(facts.types.count), range: node.byteRange)
    let genericParameters = genericParameters(generics, node.genericWhereClause)
    facts.scopes[scope].genericParameters = genericParameters
    facts.types.append(
      DeclaredType(
        node,
        .init(kind: kind, introducer: introducer, name: name, extendedType: extended),
        genericParameters: genericParameters, scope: scope, in: place))
    typeStack.append(facts.types.count - 1)
    return .visitChildren
  }

  func endType() {
    typeStack.removeLast()
    popScope()
  }

  // MARK: Functions

  func beginFunction(_ node: FunctionDeclSyntax) {
    noteViewBody(node)
    begin(
      FunctionParts(
        kind: .function, name: node.name.plainName, nameRange: node.name.byteRange,
        range: node.byteRange, attributes: node.attributes.attributes(),
        modifiers: node.modifiers.modifiers,
        genericParameters: genericParameters(node.genericParameterClause, node.genericWhereClause),
        parameters: node.signature.parameterClause, returnType: node.signature.returnClause?.type,
        effects: node.signature.effectSpecifiers, body: node.body?.byteRange,
        statements: node.body?.statements))
  }

  func beginInitializer(_ node: InitializerDeclSyntax) {
    noteInitializerBody(node)
    begin(
      FunctionParts(
        kind: .initializer, name: "init", nameRange: node.initKeyword.byteRange,
        range: node.byteRange, attributes: node.attributes.attributes(),
        modifiers: node.modifiers.modifiers,
        genericParameters: genericParameters(node.genericParameterClause, node.genericWhereClause),
        parameters: node.signature.parameterClause, effects: node.signature.effectSpecifiers,
        isFailable: node.optionalMark != nil, body: node.body?.byteRange,
        statements: node.body?.statements))
  }

  func beginSubscript(_ node: SubscriptDeclSyntax) {
    var body: ByteRange?
    var statements: CodeBlockItemListSyntax?
    switch node.accessorBlock?.accessors {
    case .getter(let items):
      body = node.accessorBlock?.byteRange
      statements = items
    case .accessors(let accessors):
      body = accessors.first { $0.accessorSpecifier.spelling == "get" }?.body?.byteRange
    case nil: break
    }
    begin(
      FunctionParts(
        kind: .subscript, name: "subscript", nameRange: node.subscriptKeyword.byteRange,
        range: node.byteRange, attributes: node.attributes.attributes(),
        modifiers: node.modifiers.modifiers,
        genericParameters: genericParameters(node.genericParameterClause, node.genericWhereClause),
        parameters: node.parameterClause, returnType: node.returnClause.type, body: body,
        statements: statements))
  }

  private func begin(_ parts: FunctionParts) {
    let isLocal = isInsideCode
    let inner = pushScope(.function, range: parts.range)
    facts.scopes[inner].genericParameters = parts.genericParameters
    facts.scopes[inner].owner = BodyOwner(of: parts)
    if parts.name == "==", let statements = parts.statements, let body = parts.body {
      noteComparison(by: statements, in: body)
    }
    let function = DeclaredFunction(parts, scope: inner)
    for parameter in function.parameters {
      bind(
        .init(
          kind: .parameter, name: parameter.name, type: parameter.type, value: nil, attributes: [],
          start: parts.range.lowerBound))
    }
    if isLocal {
      facts.localFunctions.append(function)
      bindOutside(
        .init(
          kind: .function, name: function.name,
          type: .function(
            parameters: function.parameters.map(\.type), result: function.returnType ?? .tuple([])),
          value: nil, attributes: [], start: 0))
    } else if let type = typeStack.last {
      facts.types[type].functions.append(function)
    } else {
      facts.functions.append(function)
    }
  }

  func pushBody(
    _ kind: BodyOwner.Kind, of name: String, _ variable: VariableDeclSyntax?, _ range: ByteRange,
    _ statements: CodeBlockItemListSyntax?, accessor: String? = nil
  ) {
    let modifiers = variable?.modifiers.modifiers ?? []
    let isStatic = modifiers.contains { $0.name == "static" || $0.name == "class" }
    pushScope(
      .function, range: range,
      owner: BodyOwner(
        kind, name, accessor: accessor, isStatic: isStatic,
        attributes: variable?.attributes.attributes().map(\.name) ?? [], (range, statements)))
  }

  // MARK: Variables

  func noteVariable(_ node: VariableDeclSyntax) {
    let isLocal = isInsideCode
    let attributes = node.attributes.attributes()
    let variable = RawNode(node)
    let bindings = Array(variable[Layout.Variable.bindings].elements)
    let isLet = variable[Layout.Variable.introducer].text == "let"
    let types = RawNode.types(of: bindings)
    if isLocal, !attributes.contains(where: { Wrapper($0) != nil }) {
      for (binding, type) in zip(bindings, types) {
        if binding[Layout.Binding.pattern].kind == .wildcardPattern {
          facts.uses.discards.append(binding.byteRange)
        }
        bindPattern(
          binding[Layout.Binding.pattern], isLet ? .constant : .variable,
          type: type.map { TypeName($0) },
          value: binding.initialValue.map(expressions.read(initialValue:)),
          attributes: attributes.map(\.name))
      }
      return
    }
    let declaration = PropertyDeclaration(
      node: variable, bindings: bindings, attributes: attributes,
      modifiers: node.modifiers.modifiers, isLet: isLet,
      condition: conditionDepth > 0 ? Syntax(node).memberCondition : nil, scope: scope)
    for (index, type) in types.enumerated() {
      for (name, isTuple) in bindings[index][Layout.Binding.pattern].boundNames {
        note(
          DeclaredProperty(
            declaration, index, type: type, name: name, isTuplePattern: isTuple, expressions),
          isLocal: isLocal)
      }
    }
  }

  private func note(_ property: DeclaredProperty, isLocal: Bool) {
    if isLocal {
      facts.localWrappers.append(property)
      bind(
        .init(
          kind: .variable, name: property.name, type: property.type, value: property.initializer,
          attributes: property.attributes.map(\.name), start: property.binding.upperBound))
    } else if let type = typeStack.last {
      facts.types[type].properties.append(property)
    } else {
      facts.properties.append(property)
    }
  }

  // MARK: Local names

  func bindPattern(
    _ pattern: RawNode, _ kind: LocalBinding.Kind, type: TypeName?, value: Expression?,
    attributes: [String] = []
  ) {
    let start = value?.range.upperBound ?? pattern.byteRange.upperBound
    if value != nil || kind == .element, pattern.kind == .tuplePattern {
      for (index, element) in pattern[Layout.TuplePattern.elements].elements.enumerated() {
        let part = element[Layout.TuplePatternElement.pattern]
        for (name, _) in part.boundNames {
          bind(
            .init(
              kind: kind == .element ? .elementPart(index) : .part(index), name: name.plainName,
              type: nil, value: part.kind == .identifierPattern ? value : nil,
              attributes: attributes, start: start))
        }
      }
      return
    }
    for (name, isTuple) in pattern.boundNames {
      bind(
        .init(
          kind: kind, name: name.plainName, type: isTuple ? nil : type,
          value: isTuple ? nil : value, attributes: attributes, start: start))
    }
  }

  func bindConditions(_ conditions: ConditionElementListSyntax) {
    for element in conditions {
      switch element.condition {
      case .optionalBinding(let node):
        let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier
        // `if let model` reads the outer `model`.
        let value =
          node.initializer.map { read($0.value) }
          ?? name.map {
            Expression(
              $0.spelling == "self" ? .selfReference : .name($0.plainName), range: $0.byteRange)
          }
        guard let name, name.spelling != "self" else { continue }
        if node.initializer == nil { noteShorthandRead(name) }
        bind(
          .init(
            kind: .unwrapped, name: name.plainName,
            type: node.typeAnnotation.map { TypeName($0.type) }, value: value, attributes: [],
            start: node.byteRange.upperBound))
      case .matchingPattern(let node):
        bindPattern(RawNode(node.pattern), .pattern, type: nil, value: nil)
      default: continue
      }
    }
  }
}

extension BodyOwner {
  /// Creates the owner of a function's body; nil if its statements are those of a written accessor, or if there are none.
  fileprivate convenience init?(of function: FunctionParts) {
    guard let body = function.body, let statements = function.statements else { return nil }
    let kind: Kind =
      switch function.kind {
      case .initializer: .initializer
      case .subscript: .accessor
      case .function, .enumCase: .function
      }
    let isStatic = function.modifiers.contains {
      ($0.name == "static" || $0.name == "class") && $0.detail == nil
    }
    self.init(
      kind, function.name, isStatic: isStatic, attributes: function.attributes.map(\.name),
      (body, statements))
  }
}
