import SwiftSyntax

extension InheritedType {
  init(_ node: InheritedTypeSyntax) {
    var type = node.type
    while let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
    let parts =
      type.as(CompositionTypeSyntax.self)?.elements.map {
        Part(type: TypeName($0.type), range: $0.type.byteRange)
      } ?? []
    self.init(type: TypeName(type), range: node.type.byteRange, parts: parts)
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
    var isInOut = false
    if type.kind == .attributedType {
      let names = type[Layout.AttributedType.attributes].attributes().map(\.name)
      isAutoclosure = names.contains("autoclosure")
      isEscaping = names.contains("escaping")
      isInOut = type[Layout.AttributedType.specifiers].elements.contains {
        $0[Layout.TypeSpecifier.name].text == "inout"
      }
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
      isVariadic: node.part(Layout.Parameter.ellipsis) != nil,
      isInOut: isInOut,
      objectWrapper: node[Layout.Parameter.attributes].attributes().first { attribute in
        Wrapper(attribute).map(Wrapper.ofObjects.contains) == true
      })
  }
}

extension TypeName {
  fileprivate static func autoclosureResult(_ type: TypeName) -> TypeName {
    if case .function(_, let result) = type { return .function(parameters: [], result: result) }
    return type
  }
}

/// The parts that the properties of one declaration share.
struct PropertyDeclaration {
  let node: RawNode
  let bindings: [RawNode]
  let attributes: [Attribute]
  let modifiers: [Modifier]
  let isLet: Bool
  let condition: String?
  let scope: Int
}

extension RawNode {
  /// For a binding, the value: `1` in `a = 1`.
  var initialValue: RawNode? {
    part(Layout.Binding.initialValue)?[Layout.InitialValue.value]
  }

  /// The declared types of bindings. In `var a, b: Int`, the type of the last binding also applies to those before it.
  static func types(of bindings: [RawNode]) -> [RawNode?] {
    var shared: RawNode?
    var types: [RawNode?] = []
    for binding in bindings.reversed() {
      let own = binding.part(Layout.Binding.annotation)?[Layout.TypeAnnotation.type]
      if let own { shared = own }
      types.append(own ?? (binding.part(Layout.Binding.initialValue) == nil ? shared : nil))
    }
    return types.reversed()
  }

  /// For a binding with a flat tuple pattern, the value and type of one name; nil unless the value is a tuple literal
  /// and any type is a tuple type.
  func part(named name: RawNode) -> (index: Int, value: RawNode, type: RawNode?)? {
    let pattern = self[Layout.Binding.pattern]
    guard pattern.kind == .tuplePattern, let value = initialValue, value.kind == .tupleExpr else {
      return nil
    }
    let names = Array(pattern[Layout.TuplePattern.elements].elements)
    let values = Array(value[Layout.Bracketed.content].elements)
    guard names.count == values.count,
      names.allSatisfy({
        $0.part(Layout.TuplePatternElement.label) == nil
          && $0[Layout.TuplePatternElement.pattern].kind == .identifierPattern
      }),
      let index = names.firstIndex(where: { $0.byteRange.contains(name.byteRange) })
    else { return nil }
    let part = values[index][Layout.Argument.value]
    guard let type = self.part(Layout.Binding.annotation)?[Layout.TypeAnnotation.type] else {
      return (index, part, nil)
    }
    guard type.kind == .tupleType else { return nil }
    let types = Array(type[Layout.TupleType.elements].elements)
    guard types.count == names.count else { return nil }
    return (index, part, types[index][Layout.TupleTypeElement.type])
  }

  /// The accessors that an accessor block lists; empty if the block is an implicit getter.
  var accessorList: [DeclaredProperty.Accessor] {
    let accessors = self[Layout.AccessorBlock.accessors]
    guard accessors.kind == .accessorDeclList else { return [] }
    return accessors.elements.map {
      .init(
        name: $0[Layout.Accessor.name].spelling, range: $0.byteRange,
        body: $0.part(Layout.Accessor.body)?.byteRange,
        parameter: $0.part(Layout.Accessor.parameters)?[Layout.AccessorParameters.name].plainName,
        isAsync: $0.part(Layout.Accessor.effects)?.part(Layout.AccessorEffects.async) != nil)
    }
  }

  /// The names that a pattern binds, and whether each is inside a tuple.
  var boundNames: [(name: RawNode, isInTuple: Bool)] {
    switch kind {
    case .identifierPattern: return [(self[Layout.IdentifierPattern.name], false)]
    case .tuplePattern:
      return self[Layout.TuplePattern.elements].elements.flatMap {
        $0[Layout.TuplePatternElement.pattern].boundNames.map { ($0.name, true) }
      }
    case .valueBindingPattern: return self[Layout.ValueBindingPattern.pattern].boundNames
    default: return []
    }
  }
}

extension DeclaredProperty.Accessors {
  init(_ block: RawNode?, _ list: [DeclaredProperty.Accessor]) {
    guard let block else {
      self = .none
      return
    }
    let isGetter = block[Layout.AccessorBlock.accessors].kind != .accessorDeclList
    let observes = list.allSatisfy { ["willSet", "didSet"].contains($0.name) }
    self = !isGetter && observes ? .observers : .computed
  }
}

extension IdentifierPatternSyntax {
  /// The condition in which the pattern is matched. The name is not visible in its value: `if case let name? = name`.
  var condition: MatchingPatternConditionSyntax? {
    var node = Syntax(self)
    while let parent = node.parent,
      parent.is(PatternSyntax.self) || parent.is(ExprSyntax.self)
        || parent.is(LabeledExprSyntax.self) || parent.is(LabeledExprListSyntax.self)
        || parent.is(MatchingPatternConditionSyntax.self)
    {
      if let condition = parent.as(MatchingPatternConditionSyntax.self) { return condition }
      node = parent
    }
    return nil
  }

  /// The associated value of an enum case that the name is bound to: `case .loaded(let model)`, `case let
  /// .loaded(model)`, `case let model?`.
  var payload: Expression? {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(LabeledExprSyntax.self) {
      if parent.is(OptionalChainingExprSyntax.self) {
        return Expression(.payload(of: "some", index: 0, in: parent.matched), range: byteRange)
      }
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
    return Expression(
      .payload(of: call.calledName, index: index, in: call.matchedValue), range: byteRange)
  }

  /// The type to which a pattern casts the value of the name: `case .failure(let error as Denied)`.
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
  var propertyName: String {
    withExtendedLifetime(self) { RawNode(pattern).boundNames.first?.name.plainName ?? "" }
  }
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

extension Syntax {
  /// For a pattern, the value that it is matched against.
  fileprivate var matched: Expression? {
    var node = parent
    while let current = node {
      if current.is(SwitchCaseItemSyntax.self) {
        return current.ancestor(SwitchExprSyntax.self).map { Expression($0.subject) }
      }
      if let condition = current.as(MatchingPatternConditionSyntax.self) {
        return Expression(condition.initializer.value)
      }
      // A nested pattern is matched against a part of the value.
      if current.is(LabeledExprSyntax.self) || current.is(ForStmtSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// For a pattern, the value that it is matched against, or the type if one precedes the case name.
  fileprivate var matchedValue: Expression? {
    calledExpression.as(MemberAccessExprSyntax.self)?.base.map { Expression($0) }
      ?? Syntax(self).matched
  }

  /// The last name of the callee: `sink` in `a.b.sink { }`, `Model` in `Model<Int>()`.
  var calledName: String {
    withExtendedLifetime(self) {
      RawNode(self)[Layout.Call.callee].calledName?.plainName ?? ""
    }
  }
}
