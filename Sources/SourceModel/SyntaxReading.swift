@_spi(RawSyntax) import SwiftSyntax

extension SyntaxProtocol {
  /// The node's bytes without leading and trailing trivia.
  var byteRange: ByteRange {
    let (start, raw) = (position.utf8Offset, raw)
    let end = start + raw.byteLength - raw.trailingTriviaByteLength
    return start + raw.leadingTriviaByteLength..<end
  }
}

extension RawSyntax {
  /// The first token among the children.
  var firstToken: RawSyntaxTokenView? {
    guard let children = layoutView?.children else { return nil }
    for case let child? in children {
      if let token = child.tokenView { return token }
    }
    return nil
  }
}

extension TokenSyntax {
  /// The identifier without backticks.
  var plainName: String {
    let text = spelling
    guard isBackticked, text.utf8.count > 2, text.utf8.last == UInt8(ascii: "`") else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }

  var isBackticked: Bool { rawText.first == UInt8(ascii: "`") }

  /// The token as written. `text` says the same, and first makes the token's kind, with a text of its own.
  var spelling: String { String(syntaxText: rawText) }

  var isIdentifier: Bool { rawTokenKind == .identifier }
}

extension TypeName {
  /// Reads a type as written; attributes and specifiers (`@escaping`, `inout`) are dropped.
  init(_ type: TypeSyntax) {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      self = .named([Component(node.name.plainName, node.genericArgumentClause.typeNames)])
    case .memberType(let node):
      let component = Component(node.name.plainName, node.genericArgumentClause.typeNames)
      if node.name.spelling == "Type" || node.name.spelling == "Protocol" {
        self = .metatype(TypeName(node.baseType))
      } else if case .named(let components) = TypeName(node.baseType) {
        self = .named(components + [component])
      } else {
        self = .other
      }
    case .optionalType(let node): self = .optional(TypeName(node.wrappedType))
    case .implicitlyUnwrappedOptionalType(let node): self = .optional(TypeName(node.wrappedType))
    case .arrayType(let node): self = .array(TypeName(node.element))
    case .dictionaryType(let node):
      self = .dictionary(key: TypeName(node.key), value: TypeName(node.value))
    case .tupleType(let node):
      let elements = node.elements.map {
        TupleElement(label: ($0.secondName ?? $0.firstName)?.plainName, type: TypeName($0.type))
      }
      self = elements.count == 1 ? elements[0].type : .tuple(elements)
    case .functionType(let node):
      self = .function(result: TypeName(node.returnClause.type))
    case .compositionType(let node): self = .composition(node.elements.map { TypeName($0.type) })
    case .someOrAnyType(let node):
      let constraint = TypeName(node.constraint)
      self =
        node.someOrAnySpecifier.spelling == "any" ? .existential(constraint) : .opaque(constraint)
    case .metatypeType(let node): self = .metatype(TypeName(node.baseType))
    case .attributedType(let node): self = TypeName(node.baseType)
    default: self = .other
    }
  }
}

extension Optional where Wrapped == GenericArgumentClauseSyntax {
  var typeNames: [TypeName] {
    self?.arguments.map { argument in
      if case .type(let type) = argument.argument { return TypeName(type) }
      return TypeName.other
    } ?? []
  }
}

extension AttributeListSyntax {
  /// The attributes, those inside `#if` included.
  func attributes(isConditional: Bool = false) -> [Attribute] {
    if isEmpty { return [] }
    return flatMap { element -> [Attribute] in
      switch element {
      case .attribute(let node): return [Attribute(node, isConditional: isConditional)]
      case .ifConfigDecl(let node):
        return node.clauses.flatMap { clause -> [Attribute] in
          guard case .attributes(let list)? = clause.elements else { return [] }
          return list.attributes(isConditional: true)
        }
      }
    }
  }
}

extension Attribute {
  convenience init(_ node: AttributeSyntax, isConditional: Bool) {
    let type = TypeName(node.attributeName)
    var components: [TypeName.Component] = []
    if case .named(let named) = type { components = named }
    var arguments: [Expression.Argument] = []
    if case .argumentList(let list)? = node.arguments {
      arguments = list.map { .init(label: $0.label?.spelling, value: Expression($0.expression)) }
    }
    self.init(
      name: components.last?.name ?? "",
      qualifier: components.count > 1
        ? components.dropLast().map(\.name).joined(separator: ".") : nil,
      genericArguments: components.last?.arguments ?? [],
      arguments: arguments,
      hasArguments: node.leftParen != nil,
      range: node.byteRange,
      nameRange: node.attributeName.byteRange,
      isConditional: isConditional
    )
  }
}

extension DeclModifierListSyntax {
  var modifiers: [Modifier] {
    if isEmpty { return [] }
    return map {
      Modifier(name: $0.name.spelling, detail: $0.detail?.detail.spelling, range: $0.byteRange)
    }
  }
}

/// Generic parameters with the requirements of their own clause and of the where clause.
func genericParameters(
  _ clause: GenericParameterClauseSyntax?, _ whereClause: GenericWhereClauseSyntax?
) -> [GenericParameter] {
  if clause == nil, whereClause == nil { return [] }
  var required: [String: [TypeName]] = [:]
  for requirement in whereClause?.requirements ?? [] {
    switch requirement.requirement {
    case .conformanceRequirement(let node):
      guard let subject = TypeName(node.leftType).dottedName else { continue }
      required[subject, default: []].append(TypeName(node.rightType))
    case .sameTypeRequirement(let node):
      guard case .type(let left) = node.leftType, case .type(let right) = node.rightType,
        let subject = TypeName(left).dottedName
      else { continue }
      required[subject, default: []].append(TypeName(right))
    default: continue
    }
  }
  var parameters: [GenericParameter] = (clause?.parameters ?? []).map { node in
    let name = node.name.plainName
    let own = node.inheritedType.map { [TypeName($0)] } ?? []
    return GenericParameter(
      name: name, constraints: own + (required.removeValue(forKey: name) ?? []),
      range: node.byteRange)
  }
  for (subject, constraints) in required.sorted(by: { $0.key < $1.key }) {
    parameters.append(
      GenericParameter(
        name: subject, constraints: constraints, range: whereClause?.byteRange ?? 0..<0))
  }
  return parameters
}
