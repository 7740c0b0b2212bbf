import SwiftSyntax

extension ExprSyntax {
  /// The statement that becomes unnecessary when change notifications need not be forwarded: it only creates
  /// subscriptions that forward them, including one to this publisher. nil if other code uses the result, or if
  /// removing the statement would lose comments that have no lines of their own.
  var relayStatement: CodeBlockItemSyntax? {
    guard let statement = innermostRelayStatement else { return nil }
    // A subscription that renews this one whenever the objects change is removed with it.
    if let outer = statement.resubscribingStatement { return outer }
    return statement.canKeepComments ? statement : nil
  }

  private var innermostRelayStatement: CodeBlockItemSyntax? {
    guard let subscription, subscription.isRelay else { return nil }
    return ExprSyntax(subscription).statementOfRelays
  }

  /// The `sink` call that has this publisher as a source.
  var subscription: FunctionCallExprSyntax? {
    var node = Syntax(self)
    while let parent = node.parent {
      if let call = parent.as(FunctionCallExprSyntax.self), call.calledName == "sink" {
        return call.calledExpression.id == node.id ? call : nil
      }
      if let item = parent.as(CodeBlockItemSyntax.self), item.closureWithOneValue == nil {
        return nil
      }
      node = parent
    }
    return nil
  }

  /// The statement that consists only of these subscriptions and of the code that stores them.
  fileprivate var statementOfRelays: CodeBlockItemSyntax? {
    guard let parent else { return nil }
    switch parent.as(SyntaxEnum.self) {
    case .optionalChainingExpr(let node): return ExprSyntax(node).statementOfRelays
    case .memberAccessExpr(let node):
      let call = node.parent?.as(FunctionCallExprSyntax.self)
      return call?.storesReceiver == true ? call?.wholeStatement?.outermost : nil
    case .arrayElement(let node):
      let array = node.parent?.parent?.as(ArrayExprSyntax.self)
      return array?.elements.allSatisfy(\.expression.isRelay) == true
        ? array.flatMap { ExprSyntax($0).statementOfRelays } : nil
    case .labeledExpr(let node):
      guard let call = node.parent?.parent?.as(FunctionCallExprSyntax.self),
        call.arguments.count == 1, call.trailingClosure == nil
      else { return nil }
      if SDK.wrapsCancellable.contains(call.calledName) {
        return ExprSyntax(call).statementOfRelays
      }
      return call.insertsArgument ? call.wholeStatement?.outermost : nil
    case .exprList(let list):
      guard let sequence = list.parent?.as(SequenceExprSyntax.self),
        list.count == 3, list.last?.id == id, list.first?.onlyReads == true
      else { return nil }
      return sequence.wholeStatement?.outermost
    case .returnStmt, .codeBlockItem:
      let item = parent.as(CodeBlockItemSyntax.self) ?? parent.parent?.as(CodeBlockItemSyntax.self)
      guard let call = item?.closureWithOneValue?.callTakingOnlyThis,
        SDK.mapping.contains(call.calledName), call.receiver?.onlyReads == true
      else { return nil }
      return ExprSyntax(call).statementOfRelays
    default: return nil
    }
  }

  fileprivate func isSourceOfRelay(_ statement: CodeBlockItemSyntax) -> Bool {
    innermostRelayStatement?.id == statement.id
  }

  private var isRelay: Bool {
    self.as(FunctionCallExprSyntax.self)?.isRelay
      ?? self.as(OptionalChainingExprSyntax.self)?.expression.isRelay ?? false
  }
}

extension ExprSyntaxProtocol {
  /// The statement that consists of only this expression.
  fileprivate var wholeStatement: CodeBlockItemSyntax? {
    var node = parent
    while let outer = node, outer.is(OptionalChainingExprSyntax.self) { node = outer.parent }
    return node?.as(CodeBlockItemSyntax.self)
  }
}

extension CodeBlockItemSyntax {
  /// The enclosing `$items.sink { items in bag = items.map { … } }` that does nothing but run this statement, apart
  /// from a `guard let self` and from releasing the previous subscriptions. nil if it does more.
  fileprivate var resubscribingStatement: CodeBlockItemSyntax? {
    guard let list = parent?.as(CodeBlockItemListSyntax.self),
      let closure = list.parent?.as(ClosureExprSyntax.self),
      list.last?.id == id, let call = closure.callTakingOnlyThis, call.isRelay,
      let outer = ExprSyntax(call).statementOfRelays
    else { return nil }
    return outer.canKeepComments ? outer : nil
  }

  /// Whether the statement empties the store that a relay uses: `bag.removeAll()`, `bag = []`.
  fileprivate func empties(storeOf relay: CodeBlockItemSyntax) -> Bool {
    guard case .expr(let expression) = item, let store = expression.emptied?.lastName else {
      return false
    }
    return relay.tokens(viewMode: .sourceAccurate).contains { $0.spelling == store }
  }

  /// Whether it contains no comment, or its comments can stay in its place.
  fileprivate var canKeepComments: Bool {
    if commentCount == 0 { return true }
    return leadingTrivia.contains(where: \.isNewline) && ancestor(AccessorBlockSyntax.self) == nil
  }

  /// The closure whose only statement is this one.
  fileprivate var closureWithOneValue: ClosureExprSyntax? {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return nil }
    return list.parent?.as(ClosureExprSyntax.self)
  }
}

extension ClosureExprSyntax {
  /// The call whose only argument is this closure.
  fileprivate var callTakingOnlyThis: FunctionCallExprSyntax? {
    let call = parent?.as(FunctionCallExprSyntax.self) ?? ancestor(FunctionCallExprSyntax.self)
    guard let call, call.onlyClosure?.id == id else { return nil }
    return call
  }

  /// Whether it only subscribes to the values it receives in order to forward their changes.
  fileprivate var onlyResubscribes: Bool {
    guard let statement = statements.last,
      statements.dropLast().allSatisfy({ $0.isGuardOfSelf || $0.empties(storeOf: statement) }),
      let name = statement.tokens(viewMode: .sourceAccurate).first(where: \.isOfChanges),
      let publisher = name.parent?.as(DeclReferenceExprSyntax.self)
    else { return false }
    return ExprSyntax(publisher).isSourceOfRelay(statement)
  }

  /// The only value in the closure.
  fileprivate var onlyValue: ExprSyntax? {
    guard statements.count == 1, let item = statements.first?.item else { return nil }
    return item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
  }
}

extension FunctionCallExprSyntax {
  /// Whether a `sink` receives only changes of objects or of their properties.
  var receivesOnlyChanges: Bool { receiver?.publishesChanges == true }

  /// Whether this is a `sink` on changes of objects whose closure only sends `objectWillChange` of `self`.
  fileprivate var isRelay: Bool {
    guard calledName == "sink", receivesOnlyChanges else { return false }
    if let onlyClosure { return onlyClosure.onlySends || onlyClosure.onlyResubscribes }
    guard arguments.count == 1, let argument = arguments.first?.expression else { return false }
    return ["objectWillChange.send", "self.objectWillChange.send"]
      .contains(argument.trimmedDescription)
  }

  /// The closure that is the only argument of the call.
  fileprivate var onlyClosure: ClosureExprSyntax? {
    guard additionalTrailingClosures.isEmpty else { return nil }
    if let trailingClosure { return arguments.isEmpty ? trailingClosure : nil }
    return arguments.count == 1 ? arguments.first?.expression.as(ClosureExprSyntax.self) : nil
  }

  fileprivate var receiver: ExprSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.base
  }

  /// Whether the call stores its receiver: `.store(in: &bag)`, or `.forEach { $0.store(in: &bag) }` for several.
  fileprivate var storesReceiver: Bool {
    switch calledName {
    case "store": return true
    case "forEach":
      guard let call = onlyClosure?.onlyValue?.as(FunctionCallExprSyntax.self) else { return false }
      return call.calledName == "store" && call.receiver?.is(DeclReferenceExprSyntax.self) == true
    default: return false
    }
  }

  /// `bag.insert(…)`, `bag.append(…)`
  fileprivate var insertsArgument: Bool {
    ["insert", "append"].contains(calledName) && receiver?.onlyReads == true
  }
}

extension ExprSyntax {
  /// Whether this publishes only changes of objects or of their properties.
  fileprivate var publishesChanges: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): node.baseName.isOfChanges
    case .memberAccessExpr(let node): node.declName.baseName.isOfChanges
    case .keyPathExpr(let node):
      node.components.last?.component.as(KeyPathPropertyComponentSyntax.self)?
        .declName.baseName.isOfChanges ?? false
    case .optionalChainingExpr(let node): node.expression.publishesChanges
    case .forceUnwrapExpr(let node): node.expression.publishesChanges
    case .arrayExpr(let node): node.elements.allSatisfy(\.expression.publishesChanges)
    case .functionCallExpr(let node): node.publishesChanges
    default: false
    }
  }

  /// The store that is emptied: `bag` in `bag.removeAll()`, `bag = []` and `bag = nil`.
  fileprivate var emptied: ExprSyntax? {
    if let call = self.as(FunctionCallExprSyntax.self) {
      let isBare = call.arguments.isEmpty && call.trailingClosure == nil
      return isBare && call.calledName == "removeAll" ? call.receiver : nil
    }
    guard let elements = self.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true, let value = elements.last
    else { return nil }
    let isEmpty =
      value.is(NilLiteralExprSyntax.self)
      || value.as(ArrayExprSyntax.self)?.elements.isEmpty == true
    return isEmpty ? elements.first : nil
  }

  /// The last name: `publisher` in `items.publisher`, `Publishers` for the name alone.
  fileprivate var lastName: String? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.spelling
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName.spelling
  }
}

extension FunctionCallExprSyntax {
  fileprivate var publishesChanges: Bool {
    guard let receiver else {
      return calledName == "AnyPublisher" && arguments.allSatisfy(\.expression.publishesChanges)
    }
    if SDK.relaysChanges.contains(calledName) { return receiver.publishesChanges }
    if SDK.takesPublishers.contains(calledName) {
      return receiver.publishesChanges && arguments.allSatisfy(\.expression.publishesChanges)
    }
    switch calledName {
    case "map", "compactMap":
      return receiver.publishesChanges || receiver.onlyReads && leadsToChanges
    case "flatMap":
      let isSequence = receiver.onlyReads && receiver.lastName == "publisher"
      return (receiver.publishesChanges || isSequence) && leadsToChanges
    default:
      return receiver.lastName == "Publishers"
        && arguments.allSatisfy(\.expression.publishesChanges)
    }
  }

  /// Whether the only argument is a closure or key path that leads to a publisher of changes.
  private var leadsToChanges: Bool {
    if let onlyClosure { return onlyClosure.onlyValue?.publishesChanges == true }
    return arguments.count == 1 && arguments.first?.expression.publishesChanges == true
  }
}

extension TokenSyntax {
  /// `objectWillChange` or `$x`
  fileprivate var isOfChanges: Bool {
    let text = spelling
    if text == "objectWillChange" { return true }
    return text.first == "$" && text.dropFirst().first?.isNumber == false
  }
}
