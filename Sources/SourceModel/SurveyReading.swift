@_spi(RawSyntax) import SwiftSyntax

extension InheritedType {
  init(_ node: InheritedTypeSyntax) {
    var attributes: [String] = []
    var type = node.type
    while let attributed = type.as(AttributedTypeSyntax.self) {
      attributes += attributed.attributes.attributes().map(\.name)
      type = attributed.baseType
    }
    let parts =
      type.as(CompositionTypeSyntax.self)?.elements.map {
        Part(type: TypeName($0.type), range: $0.type.byteRange)
      } ?? []
    self.init(
      type: TypeName(type), range: node.type.byteRange, attributes: attributes, parts: parts)
  }
}

extension Parameter {
  /// The parameters of a clause.
  static func list(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    withExtendedLifetime(clause) {
      RawNode(clause)[Layout.Parameters.list].elements.map { Parameter($0) }
    }
  }

  private init(_ node: RawNode) {
    let firstName = node[Layout.Parameter.firstName]
    let type = node[Layout.Parameter.type]
    var isAutoclosure = false
    var isEscaping = false
    if type.kind == .attributedType {
      let names = type[Layout.AttributedType.attributes].attributes().map(\.name)
      isAutoclosure = names.contains("autoclosure")
      isEscaping = names.contains("escaping")
    }
    self.init(
      label: firstName.text == "_" ? nil : firstName.plainName,
      name: (node.part(Layout.Parameter.secondName) ?? firstName).plainName,
      type: isAutoclosure ? .autoclosureResult(TypeName(type)) : TypeName(type),
      typeRange: type.byteRange,
      defaultValue: node.part(Layout.Parameter.defaultValue).map {
        ExpressionReader().read($0[Layout.InitialValue.value])
      },
      isAutoclosure: isAutoclosure,
      isEscaping: isEscaping,
      isVariadic: node.part(Layout.Parameter.ellipsis) != nil)
  }
}

extension TypeName {
  fileprivate static func autoclosureResult(_ type: TypeName) -> TypeName {
    if case .function(_, let result) = type { return .function(parameters: [], result: result) }
    return type
  }
}

extension DeclaredProperty {
  convenience init(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, name: TokenSyntax,
    isTuplePattern: Bool, index: Int, type: TypeSyntax?, attributes: [Attribute],
    modifiers: [Modifier], isLet: Bool, isConditional: Bool, scope: Int
  ) {
    let patternEnd = binding.pattern.byteRange.upperBound
    let typeEnd = binding.typeAnnotation?.byteRange.upperBound
    let part = isTuplePattern ? binding.part(named: name) : nil
    self.init(
      name: name.plainName,
      nameRange: name.byteRange,
      isBackticked: name.isBackticked,
      isTuplePattern: isTuplePattern,
      tuplePart: part.map {
        .init(index: $0.index, value: $0.value.byteRange, type: $0.type?.byteRange)
      },
      type: isTuplePattern ? part?.type.map { TypeName($0) } : type.map { TypeName($0) },
      typeRange: type?.byteRange,
      typeAnnotation: typeEnd.map { patternEnd..<$0 },
      initializer: (part?.value ?? binding.initializer?.value).map { Expression($0) },
      initializerClause: binding.initializer.map {
        (typeEnd ?? patternEnd)..<$0.byteRange.upperBound
      },
      accessors: Accessors(binding.accessorBlock),
      accessorBlock: binding.accessorBlock?.byteRange,
      accessorList: binding.accessorBlock.map { Accessor.list($0) } ?? [],
      isLet: isLet,
      attributes: attributes,
      modifiers: modifiers,
      introducer: node.bindingSpecifier.byteRange,
      declaration: node.byteRange,
      bindingCount: node.bindings.count,
      bindingIndex: index,
      binding: binding.byteRange.lowerBound..<(binding.byteRange.upperBound),
      isConditional: isConditional,
      condition: isConditional ? Syntax(node).memberCondition : nil,
      scope: scope)
  }
}

extension PatternBindingSyntax {
  /// The value and the type that a name of a flat tuple pattern gets, where both are tuples as written.
  fileprivate func part(named name: TokenSyntax) -> (
    index: Int, value: ExprSyntax, type: TypeSyntax?
  )? {
    guard let pattern = pattern.as(TuplePatternSyntax.self)?.elements,
      let values = initializer?.value.as(TupleExprSyntax.self)?.elements,
      pattern.count == values.count, pattern.allSatisfy({ $0.label == nil }),
      let index = pattern.map({ $0.pattern.as(IdentifierPatternSyntax.self)?.identifier })
        .firstIndex(of: name),
      pattern.allSatisfy({ $0.pattern.is(IdentifierPatternSyntax.self) })
    else { return nil }
    let value = Array(values)[index].expression
    guard let annotation = typeAnnotation?.type else { return (index, value, nil) }
    guard let types = annotation.as(TupleTypeSyntax.self)?.elements, types.count == pattern.count
    else { return nil }
    return (index, value, Array(types)[index].type)
  }
}

extension DeclaredProperty.Accessors {
  init(_ block: AccessorBlockSyntax?) {
    switch block?.accessors {
    case nil: self = .none
    case .getter?: self = .computed
    case .accessors(let list)?:
      let observes = list.allSatisfy {
        ["willSet", "didSet"].contains($0.accessorSpecifier.spelling)
      }
      self = observes ? .observers : .computed
    }
  }
}

extension DeclaredProperty.Accessor {
  static func list(_ block: AccessorBlockSyntax) -> [Self] {
    guard case .accessors(let list) = block.accessors else { return [] }
    return list.map {
      .init(
        name: $0.accessorSpecifier.spelling, range: $0.byteRange, body: $0.body?.byteRange,
        parameter: $0.parameters?.name.plainName,
        isAsync: $0.effectSpecifiers?.asyncSpecifier != nil)
    }
  }
}

extension PatternSyntax {
  /// The names a pattern binds, and whether through a tuple.
  var boundNames: [(TokenSyntax, Bool)] { names(inTuple: false) }

  private func names(inTuple: Bool) -> [(TokenSyntax, Bool)] {
    if let pattern = self.as(IdentifierPatternSyntax.self) {
      return [(pattern.identifier, inTuple)]
    }
    if let pattern = self.as(TuplePatternSyntax.self) {
      return pattern.elements.flatMap { $0.pattern.names(inTuple: true) }
    }
    if let pattern = self.as(ValueBindingPatternSyntax.self) {
      return pattern.pattern.names(inTuple: inTuple)
    }
    return []
  }
}

extension IdentifierPatternSyntax {
  /// The value of an enumeration case that the name is bound to: `case .loaded(let model)`, `case let .loaded(model)`.
  var payload: Expression? {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(LabeledExprSyntax.self) {
      guard parent.is(PatternExprSyntax.self) || parent.is(ValueBindingPatternSyntax.self) else {
        return nil
      }
      node = parent
    }
    guard let argument = node.parent?.as(LabeledExprSyntax.self),
      let list = argument.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self),
      let index = list.map(\.id).firstIndex(of: argument.id)
    else { return nil }
    return Expression(.payload(of: call.calledName, index: index), range: byteRange)
  }

  /// The type that a pattern casts the name's value to: `case .failure(let error as Denied)`.
  var castType: TypeName? {
    var node = Syntax(self)
    while let parent = node.parent {
      if let cast = parent.as(AsExprSyntax.self) { return TypeName(cast.type) }
      if let list = parent.as(ExprListSyntax.self) {
        let elements = Array(list)
        guard elements.count == 3, elements[0].id == node.id,
          elements[1].is(UnresolvedAsExprSyntax.self)
        else { return nil }
        return elements[2].as(TypeExprSyntax.self).map { TypeName($0.type) }
      }
      guard
        parent.is(PatternExprSyntax.self) || parent.is(ValueBindingPatternSyntax.self)
          || parent.is(ExpressionPatternSyntax.self)
      else { return nil }
      node = parent
    }
    return nil
  }
}

extension PatternBindingSyntax {
  var propertyName: String { pattern.boundNames.first?.0.plainName ?? "" }
  var variable: VariableDeclSyntax? { parent?.parent?.as(VariableDeclSyntax.self) }
}

extension SyntaxProtocol {
  /// The nearest ancestor of a kind.
  func ancestor<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var node = parent
    while let current = node {
      if let found = current.as(kind) { return found }
      node = current.parent
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// The last name of the callee: `sink` in `a.b.sink { }`, `Model` in `Model<Int>()`.
  var calledName: String {
    withExtendedLifetime(self) {
      RawNode(self)[Layout.Call.callee].calledName?.plainName ?? ""
    }
  }
}
