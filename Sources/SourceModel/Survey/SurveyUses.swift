import SwiftSyntax

extension Surveyor {
  /// Records `$x`, `_x` and `objectWillChange`, unqualified or as a member.
  func noteReference(_ node: DeclReferenceExprSyntax, _ name: String) {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let isMember = member?.declName.id == node.id
    let whole = isMember ? member.map { ExprSyntax($0) } ?? ExprSyntax(node) : ExprSyntax(node)
    let base = isMember ? member?.base.map { read($0) } : nil
    // `.$x` and `._x` without a base are implicit members and components of key paths.
    if isMember ? base == nil : node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
      return
    }
    if name.hasPrefix("$") {
      guard let second = name.dropFirst().first, !second.isNumber else { return }
      let chain = whole.followingChain
      facts.uses.projections.append(
        Projection(
          name: String(name.dropFirst()), base: base, nameRange: node.byteRange,
          range: whole.byteRange, members: chain.members, argumentOf: chain.argumentOf,
          isInOut: chain.isInOut, isDeclaration: false,
          relay: whole.relayStatement?.byteRange, scope: scope))
    } else if name.hasPrefix("_"), name.count > 1 {
      let chain = whole.followingChain
      facts.uses.backings.append(
        Backing(
          name: String(name.dropFirst()), base: base, nameRange: node.byteRange,
          range: whole.byteRange, member: chain.members.first,
          assigned: whole.assignedValue.map(createdStateObject),
          readValue: whole.wrappedValueRead.map { node.byteRange.lowerBound..<$0.upperBound },
          scope: scope))
    } else if name == "objectWillChange" {
      let chain = whole.followingChain
      facts.uses.objectWillChange.append(
        ObjectWillChangeUse(
          base: base, range: whole.byteRange, members: chain.members,
          argumentOf: chain.argumentOf,
          removableSend: whole.removableSend,
          send: whole.sendCall.map { node.byteRange.lowerBound..<$0.byteRange.upperBound },
          sendsValue: whole.sendCall?.arguments.isEmpty == false,
          remainingCondition: whole.remainingCondition,
          sinkReceivesOnlyChanges: whole.subscription?.receivesOnlyChanges ?? false,
          relay: whole.relayStatement?.byteRange,
          scope: scope))
    }
  }

  /// The assigned value. If it is a constant of the same block that holds a new state object and is not named anywhere
  /// else, the value of the constant: `let made = StateObject(wrappedValue: m); _model = made`.
  private func createdStateObject(_ assigned: Expression) -> Expression {
    guard case .name(let name) = assigned.kind, let block = scopes.innermost,
      let constant = block.bindings.last(where: { $0.name == name }), constant.kind == .constant,
      constant.type == nil, let value = constant.value, case .call(let callee, _) = value.kind,
      callee.kind == .name("StateObject"), facts.words(name, in: block.range).count == 2
    else { return assigned }
    return value
  }

  func noteAssignment(_ node: RawNode) {
    let elements = Array(node[Layout.Sequence.elements].elements)
    guard elements.count >= 3 else { return }
    let value: Expression?
    if elements[1].kind == .assignmentExpr {
      value = expressions.read(folding: elements[2...])
      // In code that does not parse, the value may be missing, after the end of the node.
      let (start, end) = (elements[2].byteRange.lowerBound, node.byteRange.upperBound)
      if elements[0].kind == .discardAssignmentExpr, start < end {
        facts.uses.discards.append(start..<end)
      }
    } else if elements[1].isCompoundAssignment {
      value = nil
    } else {
      return
    }
    facts.uses.assignments.append(
      Assignment(
        target: expressions.read(elements[0]), value: value, range: node.byteRange, scope: scope))
  }

  func noteCall(_ call: RawNode) {
    guard let name = call[Layout.Call.callee].calledName else { return }
    let (callee, arguments, range) = expressions.parts(of: call)
    if name.text == "stride" { noteLargeStride(arguments, range) }
    facts.uses.calls.append(
      Call(
        callee: callee, arguments: arguments, name: name, range: range, scope: scope,
        argumentOf: ArgumentPosition(of: ancestor(1), of: ancestor(3))))
    noteBranch(mapping: callee, arguments)
  }

  func noteKeyPath(_ node: KeyPathExprSyntax) {
    guard case .keyPath(let root, let components) = Expression(ExprSyntax(node)).kind,
      components.contains(where: { $0.hasPrefix("$") || $0 == "objectWillChange" })
    else { return }
    facts.uses.keyPaths.append(
      ProjectedKeyPath(
        root: root ?? node.intentOfDependency, components: components, range: node.byteRange,
        scope: scope,
        receiver: ExprSyntax(node).receiverOfCall,
        subscripted: ExprSyntax(node).subscripted,
        label: node.parent?.as(LabeledExprSyntax.self)?.label?.text,
        argumentOf: ExprSyntax(node).argumentPosition,
        relay: ExprSyntax(node).relayStatement?.byteRange))
  }

  func noteTypeReference(_ node: some TypeSyntaxProtocol, _ nameToken: TokenSyntax) {
    let name = nameToken.spelling
    guard SDK.notedType.contains(name) else { return }
    if name == "ObservableObject" {
      facts.uses.returnedObjects += node.returnedValues.map { read($0) }
    }
    let (outermost, position, keyPathRoot) = placement(of: node)
    facts.uses.typeReferences.append(
      TypeReference(
        type: TypeName(outermost), name: name, range: outermost.byteRange,
        scope: scope,
        position: position, keyPathRoot: keyPathRoot))
  }

  /// The whole name that a type is part of, its position, and the root of the key-path type that it is an argument of.
  private func placement(of node: some TypeSyntaxProtocol) -> (
    outermost: TypeSyntax, position: TypeReference.Position, keyPathRoot: TypeName?
  ) {
    var outermost = TypeSyntax(node)
    var position = TypeReference.Position.annotation
    var keyPathRoot: TypeName?
    var parent = node.parent
    climb: while let current = parent {
      switch current.as(SyntaxEnum.self) {
      case .memberType(let member): outermost = TypeSyntax(member)
      case .attribute:
        position = .attribute
        break climb
      case .extensionDecl:
        position = .extended
        break climb
      case .inheritedType:
        position = .inheritance
        break climb
      case .genericParameter, .genericRequirement:
        position = .genericConstraint
        break climb
      case .typeExpr(let type):
        position = cast(to: type).map(TypeReference.Position.cast) ?? .expression
        break climb
      case .genericArgument:
        let type = current.parent?.parent?.parent?.as(IdentifierTypeSyntax.self)
        if !SDK.standardCollection.contains(type?.name.spelling ?? "") {
          position = .genericArgument
          keyPathRoot = type?.keyPathRoot
        }
        break climb
      case .isTypePattern:
        position = .cast(.init(value: nil, isCertain: false, range: current.byteRange))
        break climb
      case .compositionType, .compositionTypeElement, .compositionTypeElementList, .someOrAnyType,
        .attributedType, .conformanceRequirement, .inheritedTypeList, .tupleType,
        .tupleTypeElement, .tupleTypeElementList, .metatypeType, .optionalType:
        break
      default: break climb
      }
      parent = current.parent
    }
    return (outermost, position, keyPathRoot)
  }

  /// The cast or check in the sequence that contains the type.
  private func cast(to type: TypeExprSyntax) -> TypeReference.Cast? {
    guard let elements = type.parent?.as(ExprListSyntax.self).map(Array.init),
      let index = elements.firstIndex(where: { $0.id == type.id }), index >= 2
    else { return nil }
    let operation = elements[index - 1]
    let cast = operation.as(UnresolvedAsExprSyntax.self)
    guard cast != nil || operation.is(UnresolvedIsExprSyntax.self) else { return nil }
    let value = elements[index - 2]
    let isPattern = value.is(PatternExprSyntax.self)
    return TypeReference.Cast(
      value: isPattern ? nil : read(value),
      isCertain: cast != nil && cast?.questionOrExclamationMark == nil && !isPattern,
      range: value.byteRange.lowerBound..<type.byteRange.upperBound)
  }
}

extension MemberTypeSyntax {
  /// Whether it may be a recorded type: `Combine.Published`, `Model.ObjectWillChangePublisher`.
  var isNoted: Bool {
    guard let base = baseType.as(IdentifierTypeSyntax.self)?.name.spelling else { return false }
    return base == "Combine" || base == "SwiftUI" || base == "Self"
      || name.spelling == "ObjectWillChangePublisher"
  }
}

extension RawNode {
  /// For an operator between the operands of a sequence, whether it is `+=` or similar.
  fileprivate var isCompoundAssignment: Bool {
    guard let text = operatorText, text.last == UInt8(ascii: "="), text.count > 1 else {
      return false
    }
    return !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text.spelling)
  }
}

extension ArgumentPosition {
  /// Nil unless the nodes are an argument of a call, the list of its arguments and the call.
  fileprivate init?(
    of argument: RawNode?, of call: @autoclosure () -> RawNode?
  ) {
    guard let argument, argument.kind == .labeledExpr, let call = call(),
      call.kind == .functionCallExpr
    else { return nil }
    self.init(
      callee: call[Layout.Call.callee].calledName?.plainName ?? "",
      label: argument.part(Layout.Argument.label)?.spelling)
  }
}

extension ExprSyntax {
  /// The base of the method call that has this expression as an argument.
  var receiverOfCall: Expression? {
    let call = parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.as(MemberAccessExprSyntax.self)?.base.map { Expression($0) }
  }

  /// The base of the subscript that takes the expression as an argument.
  fileprivate var subscripted: Expression? {
    let access = parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(
      SubscriptCallExprSyntax.self)
    return access.map { Expression($0.calledExpression) }
  }

  var argumentPosition: ArgumentPosition? {
    let (argument, call) = (parent, parent?.parent?.parent)
    return withExtendedLifetime(self) {
      ArgumentPosition(of: argument.map { RawNode($0) }, of: call.map { RawNode($0) })
    }
  }

  /// The range of `….wrappedValue`, if this is the wrapper and the value is read.
  var wrappedValueRead: ByteRange? {
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == id,
      member.declName.baseName.spelling == "wrappedValue"
    else { return nil }
    let value = ExprSyntax(member)
    return value.assignedValue == nil ? value.byteRange : nil
  }

  /// The assigned value, if the expression is the target of `=`.
  var assignedValue: Expression? {
    guard let list = parent?.as(ExprListSyntax.self),
      list.parent?.is(SequenceExprSyntax.self) == true
    else { return nil }
    return withExtendedLifetime(list) {
      let elements = Array(RawNode(list).elements)
      guard elements.count >= 3, elements[0].isSame(as: RawNode(self)),
        elements[1].kind == .assignmentExpr
      else { return nil }
      return ExpressionReader().read(folding: elements[2...])
    }
  }
}

extension KeyPathExprSyntax {
  /// `Intent` in `@IntentParameterDependency<Intent>(\.$parameter)`.
  fileprivate var intentOfDependency: TypeName? {
    guard let attribute = ancestor(AttributeSyntax.self),
      let type = attribute.attributeName.as(IdentifierTypeSyntax.self),
      type.name.text == "IntentParameterDependency",
      let argument = type.genericArgumentClause?.arguments.first?.argument,
      case .type(let intent) = argument
    else { return nil }
    return TypeName(intent)
  }
}

extension IdentifierTypeSyntax {
  /// `Root` in `KeyPath<Root, Value>` and in the other key-path types.
  fileprivate var keyPathRoot: TypeName? {
    guard SDK.keyPathType.contains(name.spelling),
      case .type(let root)? = genericArgumentClause?.arguments.first?.argument
    else { return nil }
    return TypeName(root)
  }
}
