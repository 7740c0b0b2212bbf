import SwiftSyntax

extension TypeName {
  /// Reads a type as written; attributes and specifiers (`@escaping`, `inout`) are dropped.
  init(_ type: TypeSyntax) {
    self = withExtendedLifetime(type) { TypeName(RawNode(type)) }
  }

  init(_ node: RawNode) {
    switch node.kind {
    case .identifierType:
      self = .named([
        Component(
          node[Layout.TypeIdentifier.name].plainName,
          node.part(Layout.TypeIdentifier.arguments).typeNames)
      ])
    case .memberType: self.init(member: node)
    case .optionalType, .implicitlyUnwrappedOptionalType:
      self = .optional(TypeName(node[Layout.OptionalType.wrapped]))
    case .arrayType: self = .array(TypeName(node[Layout.ArrayType.element]))
    case .dictionaryType:
      self = .dictionary(
        key: TypeName(node[Layout.DictionaryType.key]),
        value: TypeName(node[Layout.DictionaryType.value]))
    case .tupleType:
      let elements = node[Layout.TupleType.elements].elements.map { element in
        let name =
          element.part(Layout.TupleTypeElement.secondName)
          ?? element.part(Layout.TupleTypeElement.firstName)
        return TupleElement(
          label: name?.plainName, type: TypeName(element[Layout.TupleTypeElement.type]))
      }
      self = elements.count == 1 ? elements[0].type : .tuple(elements)
    case .functionType:
      self = .function(
        parameters: node[Layout.FunctionType.parameters].elements.map {
          TypeName($0[Layout.TupleTypeElement.type])
        },
        result: TypeName(node[Layout.FunctionType.result][Layout.ReturnClause.type]))
    case .compositionType:
      self = .composition(
        node[Layout.Composition.elements].elements.map {
          TypeName($0[Layout.CompositionElement.type])
        })
    case .someOrAnyType:
      let constraint = TypeName(node[Layout.SomeOrAny.constraint])
      self =
        node[Layout.SomeOrAny.specifier].text == "any"
        ? .existential(constraint) : .opaque(constraint)
    case .metatypeType: self = .metatype(TypeName(node[Layout.Metatype.base]))
    case .attributedType: self = TypeName(node[Layout.AttributedType.base])
    default: self = .other
    }
  }

  private init(member node: RawNode) {
    let base = TypeName(node[Layout.MemberType.base])
    let name = node[Layout.MemberType.name]
    if name.text == "Type" || name.text == "Protocol" {
      self = .metatype(base)
    } else if case .named(let components) = base {
      let arguments = node.part(Layout.MemberType.arguments).typeNames
      self = .named(components + [Component(name.plainName, arguments)])
    } else {
      self = .other
    }
  }
}

extension RawNode? {
  /// The types in a generic argument clause.
  var typeNames: [TypeName] {
    self?[Layout.GenericArguments.list].elements.map { element in
      let argument = element[Layout.GenericArgument.type]
      // A generic argument that is a value is an expression and yields `.other`.
      return TypeName(argument)
    } ?? []
  }
}

extension AttributeListSyntax {
  /// The attributes, including those inside `#if`.
  func attributes() -> [Attribute] {
    withExtendedLifetime(self) { RawNode(self).attributes() }
  }
}

extension RawNode {
  /// For a list of attributes, the attributes including those inside `#if`.
  func attributes(isConditional: Bool = false) -> [Attribute] {
    if elementCount == 0 { return [] }
    return elements.flatMap { element -> [Attribute] in
      if element.kind == .attribute {
        return [Attribute(element, isConditional: isConditional)]
      }
      guard element.kind == .ifConfigDecl else { return [] }
      return element[Layout.IfConfig.clauses].elements.flatMap { clause -> [Attribute] in
        guard let list = clause.part(Layout.IfConfigClause.elements), list.kind == .attributeList
        else { return [] }
        return list.attributes(isConditional: true)
      }
    }
  }
}

extension DeclModifierListSyntax {
  var modifiers: [Modifier] {
    withExtendedLifetime(self) {
      let list = RawNode(self)
      if list.elementCount == 0 { return [] }
      return list.elements.map { modifier in
        let detail = modifier.part(Layout.Modifier.detail)
        return Modifier(
          name: modifier[Layout.Modifier.name].spelling,
          detail: detail?[Layout.ModifierDetail.name].spelling, range: modifier.byteRange)
      }
    }
  }
}

/// The generic parameters, with the requirements of the parameter clause and of the `where` clause.
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
