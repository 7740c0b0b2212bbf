import SwiftSyntax

extension ExprSyntax {
  /// The statement that is left without a purpose when changes need not be sent on: it makes nothing but subscriptions that
  /// do that, to this publisher among others. nil where other code takes what it makes, and where it holds comments that
  /// have no lines of their own to stay in.
  var relayStatement: CodeBlockItemSyntax? {
    guard let statement = innermostRelayStatement else { return nil }
    // What subscribes anew whenever the objects change goes with it.
    if let outer = statement.statementSubscribingAnew { return outer }
    return statement.canLeaveItsComments ? statement : nil
  }

  private var innermostRelayStatement: CodeBlockItemSyntax? {
    guard let subscription, subscription.isRelay else { return nil }
    return ExprSyntax(subscription).statementOfRelays
  }

  /// The `sink` of which this publisher is a source.
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

  /// The statement that consists of this subscription, or these, and what keeps them.
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
      if ["AnyCancellable", "Set", "Array"].contains(call.calledName) {
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
      guard let call = item?.closureWithOneValue?.calledWithIt,
        ["map", "compactMap"].contains(call.calledName), call.receiver?.onlyReads == true
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
  /// The statement that this expression is.
  fileprivate var wholeStatement: CodeBlockItemSyntax? {
    var node = parent
    while let outer = node, outer.is(OptionalChainingExprSyntax.self) { node = outer.parent }
    return node?.as(CodeBlockItemSyntax.self)
  }
}

extension CodeBlockItemSyntax {
  /// `$items.sink { items in bag = items.map { … } }` around this statement, which is all that it does, but for a
  /// `guard let self` and that it lets the last ones go; nil where it does more.
  fileprivate var statementSubscribingAnew: CodeBlockItemSyntax? {
    guard let list = parent?.as(CodeBlockItemListSyntax.self),
      let closure = list.parent?.as(ClosureExprSyntax.self),
      list.last?.id == id, let call = closure.calledWithIt, call.isRelay,
      let outer = ExprSyntax(call).statementOfRelays
    else { return nil }
    return outer.canLeaveItsComments ? outer : nil
  }

  /// `bag.removeAll()`, `bag = []`, where a relay names that store.
  fileprivate func empties(storeOf relay: CodeBlockItemSyntax) -> Bool {
    guard case .expr(let expression) = item, let store = expression.emptied?.lastName else {
      return false
    }
    return relay.tokens(viewMode: .sourceAccurate).contains { $0.spelling == store }
  }

  /// Whether it holds no comment, or comments can stand in its place.
  fileprivate var canLeaveItsComments: Bool {
    if commentCount == 0 { return true }
    return leadingTrivia.contains(where: \.isNewline) && ancestor(AccessorBlockSyntax.self) == nil
  }

  /// The closure that has no other statement than this.
  fileprivate var closureWithOneValue: ClosureExprSyntax? {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return nil }
    return list.parent?.as(ClosureExprSyntax.self)
  }
}

extension ClosureExprSyntax {
  /// The call that this is the only argument of.
  fileprivate var calledWithIt: FunctionCallExprSyntax? {
    let call = parent?.as(FunctionCallExprSyntax.self) ?? ancestor(FunctionCallExprSyntax.self)
    guard let call, call.onlyClosure?.id == id else { return nil }
    return call
  }

  /// Whether it does nothing but subscribe to what it is given, to send the changes of that on.
  fileprivate var onlySubscribesAnew: Bool {
    guard let statement = statements.last,
      statements.dropLast().allSatisfy({ $0.isGuardOfSelf || $0.empties(storeOf: statement) }),
      let name = statement.tokens(viewMode: .sourceAccurate).first(where: \.isOfChanges),
      let publisher = name.parent?.as(DeclReferenceExprSyntax.self)
    else { return false }
    return ExprSyntax(publisher).isSourceOfRelay(statement)
  }

  /// The value that is all there is in the closure.
  fileprivate var onlyValue: ExprSyntax? {
    guard statements.count == 1, let item = statements.first?.item else { return nil }
    return item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
  }
}

extension FunctionCallExprSyntax {
  /// Whether a `sink` hears of nothing but that objects or properties of them change.
  var hearsOfChangesAlone: Bool { receiver?.publishesChanges == true }

  /// A `sink` on changes of objects whose closure only sends `objectWillChange` of `self`.
  fileprivate var isRelay: Bool {
    guard calledName == "sink", hearsOfChangesAlone else { return false }
    if let onlyClosure { return onlyClosure.onlySends || onlyClosure.onlySubscribesAnew }
    guard arguments.count == 1, let argument = arguments.first?.expression else { return false }
    return ["objectWillChange.send", "self.objectWillChange.send"]
      .contains(argument.trimmedDescription)
  }

  /// The closure that the call has for its only argument.
  fileprivate var onlyClosure: ClosureExprSyntax? {
    guard additionalTrailingClosures.isEmpty else { return nil }
    if let trailingClosure { return arguments.isEmpty ? trailingClosure : nil }
    return arguments.count == 1 ? arguments.first?.expression.as(ClosureExprSyntax.self) : nil
  }

  fileprivate var receiver: ExprSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.base
  }

  /// `.store(in: &bag)`, or `.forEach { $0.store(in: &bag) }` on several.
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
  /// Whether this publishes that objects or properties of them change, and nothing else.
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

  /// The store that loses all it holds: `bag` of `bag.removeAll()`, `bag = []` and `bag = nil`.
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

  /// `publisher` of `items.publisher`, `Publishers` of the name alone.
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
    switch calledName {
    case "receive", "subscribe", "debounce", "throttle", "delay", "removeDuplicates", "dropFirst",
      "share", "eraseToAnyPublisher", "switchToLatest":
      return receiver.publishesChanges
    case "merge", "combineLatest", "zip":
      return receiver.publishesChanges && arguments.allSatisfy(\.expression.publishesChanges)
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

  /// Whether the closure or key path that is the only argument leads to a publisher of changes.
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
