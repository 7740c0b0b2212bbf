import SwiftSyntax

extension Surveyor {
  func beginType(
    _ node: some DeclGroupSyntax, _ kind: DeclaredType.Kind, _ name: TokenSyntax?,
    _ introducer: TokenSyntax, _ generics: GenericParameterClauseSyntax?,
    extended: TypeSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    let extendedType = extended.map { TypeName($0) }
    let enclosingScope = scope
    let isLocal = isInsideCode
    let scope = pushScope(.type(facts.types.count), range: node.byteRange)
    facts.scopes[scope].genericParameters = genericParameters(generics, node.genericWhereClause)
    facts.types.append(
      DeclaredType(
        kind: kind,
        name: name?.plainName ?? extendedType?.simpleName ?? "",
        extendedType: extendedType,
        enclosingType: typeStack.last,
        isLocal: isLocal,
        attributes: node.attributes.attributes(),
        modifiers: node.modifiers.modifiers,
        genericParameters: facts.scopes[scope].genericParameters,
        inheritance: (node.inheritanceClause?.inheritedTypes ?? []).map { InheritedType($0) },
        inheritanceClause: node.inheritanceClause?.byteRange,
        introducer: introducer.byteRange,
        nameRange: name?.byteRange ?? extended?.byteRange ?? introducer.byteRange,
        range: node.byteRange,
        memberBlock: node.memberBlock.byteRange,
        scope: scope,
        enclosingScope: enclosingScope,
        isConditional: conditionDepth > 0,
        isInPublicExtension: typeStack.last.map {
          facts.types[$0].isExtension && facts.types[$0].hasModifier("public")
        } ?? false))
    typeStack.append(facts.types.count - 1)
    return .visitChildren
  }

  func endType() {
    typeStack.removeLast()
    popScope()
  }

  // MARK: Functions

  func beginFunction(_ node: FunctionDeclSyntax) {
    let effects = node.signature.effectSpecifiers
    begin(
      .function, name: node.name.plainName, nameRange: node.name.byteRange, node: node,
      attributes: node.attributes, modifiers: node.modifiers,
      parameters: node.signature.parameterClause, returns: node.signature.returnClause?.type,
      generics: genericParameters(node.genericParameterClause, node.genericWhereClause),
      body: node.body?.byteRange, code: node.body.map { ($0.byteRange, $0.statements) },
      isThrowing: effects?.throwsClause != nil,
      isAsync: effects?.asyncSpecifier != nil)
  }

  func beginInitializer(_ node: InitializerDeclSyntax) {
    let effects = node.signature.effectSpecifiers
    begin(
      .initializer, name: "init", nameRange: node.initKeyword.byteRange, node: node,
      attributes: node.attributes, modifiers: node.modifiers,
      parameters: node.signature.parameterClause, returns: nil,
      generics: genericParameters(node.genericParameterClause, node.genericWhereClause),
      body: node.body?.byteRange, code: node.body.map { ($0.byteRange, $0.statements) },
      isFailable: node.optionalMark != nil,
      isThrowing: effects?.throwsClause != nil, isAsync: effects?.asyncSpecifier != nil)
  }

  func beginSubscript(_ node: SubscriptDeclSyntax) {
    var getter: ByteRange?
    var implicit: (ByteRange, CodeBlockItemListSyntax)?
    switch node.accessorBlock?.accessors {
    case .getter(let items):
      getter = node.accessorBlock?.byteRange
      implicit = getter.map { ($0, items) }
    case .accessors(let accessors):
      getter = accessors.first { $0.accessorSpecifier.spelling == "get" }?.body?.byteRange
    case nil: break
    }
    begin(
      .subscript, name: "subscript", nameRange: node.subscriptKeyword.byteRange, node: node,
      attributes: node.attributes, modifiers: node.modifiers, parameters: node.parameterClause,
      returns: node.returnClause.type,
      generics: genericParameters(node.genericParameterClause, node.genericWhereClause),
      body: getter, code: implicit)
  }

  private func begin(
    _ kind: DeclaredFunction.Kind, name: String, nameRange: ByteRange,
    node: some DeclSyntaxProtocol,
    attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax,
    parameters: FunctionParameterClauseSyntax, returns: TypeSyntax?, generics: [GenericParameter],
    body: ByteRange?, code: (range: ByteRange, statements: CodeBlockItemListSyntax)?,
    isFailable: Bool = false, isThrowing: Bool = false, isAsync: Bool = false
  ) {
    let isLocal = isInsideCode
    let attributes = attributes.attributes()
    let modifiers = modifiers.modifiers
    let isStatic = modifiers.contains {
      ($0.name == "static" || $0.name == "class") && $0.detail == nil
    }
    let inner = pushScope(.function, range: node.byteRange)
    facts.scopes[inner].genericParameters = generics
    let ownerKind: BodyOwner.Kind =
      switch kind {
      case .initializer: .initializer
      case .subscript: .accessor
      case .function, .enumCase: .function
      }
    facts.scopes[inner].owner = code.map {
      owner(ownerKind, name, attributes.map(\.name), isStatic, $0.range, $0.statements)
    }
    let function = DeclaredFunction(
      kind: kind, name: name, parameters: Parameter.list(parameters),
      returnType: returns.map { TypeName($0) }.flatMap { $0.isVoid ? nil : $0 },
      genericParameters: generics,
      attributes: attributes, modifiers: modifiers, isFailable: isFailable,
      isThrowing: isThrowing, isAsync: isAsync, range: node.byteRange, nameRange: nameRange,
      body: body, scope: inner)
    for parameter in function.parameters {
      bind(
        .init(
          kind: .parameter, name: parameter.name, type: parameter.type, value: nil, attributes: [],
          start: node.byteRange.lowerBound))
    }
    if isLocal {
      bindOutside(
        .init(
          kind: .function, name: name,
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
      owner: owner(
        kind, name, variable?.attributes.attributes().map(\.name) ?? [], isStatic, range,
        statements, accessor: accessor))
  }

  private func owner(
    _ kind: BodyOwner.Kind, _ name: String, _ attributes: [String], _ isStatic: Bool,
    _ body: ByteRange, _ statements: CodeBlockItemListSyntax?, accessor: String? = nil
  ) -> BodyOwner {
    BodyOwner(
      kind: kind, isStatic: isStatic, name: name, attributes: attributes, body: body,
      firstStatement: statements?.first?.byteRange.lowerBound,
      statementCount: statements?.count ?? 0, accessor: accessor)
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
        bindPattern(
          binding[Layout.Binding.pattern], isLet ? .constant : .variable,
          type: type.map { TypeName($0) }, value: binding.initialValue.map(expressions.read),
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
