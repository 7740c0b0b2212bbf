import SwiftSyntax

extension Surveyor {
  func bindClosureParameters(_ node: ClosureExprSyntax) {
    let start = node.byteRange.lowerBound
    for capture in node.signature?.capture?.items ?? [] {
      let name = capture.name.plainName
      guard name != "self" else { continue }
      let value =
        capture.initializer.map { read($0.value) }
        ?? Expression(.name(name), range: capture.byteRange)
      bind(.init(kind: .capture, name: name, type: nil, value: value, attributes: [], start: start))
    }
    guard let given = closureArgumentElement(node) else {
      for (name, type) in node.parameterNames { bindParameter(name, type, nil, .closureParameter) }
      return
    }
    let names = node.parameterNames
    for (index, (name, type)) in names.enumerated() {
      let kind = given.kind(ofParameter: index, of: names.count)
      bindParameter(name, type, kind == .closureParameter ? nil : given.elements, kind)
    }
    guard node.signature?.parameterClause == nil else { return }
    bindParameter("$0", nil, given.elements, given.kind(ofParameter: 0, of: 1))
    bindParameter("$1", nil, given.elements, given.kind(ofParameter: 1, of: 2))

    func bindParameter(
      _ name: String, _ type: TypeName?, _ value: Expression?, _ kind: LocalBinding.Kind
    ) {
      bind(
        .init(
          kind: type == nil ? kind : .closureParameter, name: name, type: type, value: value,
          attributes: [], start: start))
    }
  }

  /// The collection whose elements the closure is called with: `ForEach(items) { item in`, `items.map { … }`,
  /// `sheet(item: $model) { model in`.
  private func closureArgumentElement(_ node: ClosureExprSyntax) -> ClosureElements? {
    let call =
      node.parent?.as(FunctionCallExprSyntax.self)
      ?? node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard let call, node.parent?.as(LabeledExprSyntax.self)?.label?.spelling != "receiveCompletion"
    else { return nil }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
      let role: ClosureElements.Role? =
        switch member.declName.baseName.spelling {
        case "forEach", "map", "compactMap", "flatMap", "filter", "first", "last", "contains",
          "allSatisfy", "firstIndex", "tryMap", "tryCompactMap", "tryFilter", "lastIndex",
          "removeAll", "partition", "prefix", "drop",
          "sink":
          .one
        case "sorted", "sort", "max", "min": .pair
        case "reduce": .second
        default: nil
        }
      if let role { return ClosureElements(elements: read(base), role: role) }
    }
    let elements: ExprSyntax? =
      switch call.calledName {
      case "ForEach", "List", "Table", "OutlineGroup", "onReceive": call.arguments.first?.expression
      case "sheet", "fullScreenCover", "popover", "navigationDestination", "inspector":
        call.arguments.first { $0.label?.spelling == "item" }?.expression
      default: nil
      }
    return elements.map { ClosureElements(elements: read($0), role: .one) }
  }
}

/// What a closure is called with for each element of a collection.
private struct ClosureElements {
  enum Role {
    /// One element, which several parameters take apart.
    case one
    /// Two elements, to be compared.
    case pair
    /// An element behind what was made of those before it.
    case second
  }
  let elements: Expression
  let role: Role

  func kind(ofParameter index: Int, of count: Int) -> LocalBinding.Kind {
    switch role {
    case .one: count == 1 ? .element : .elementPart(index)
    case .pair: .element
    case .second: index == 1 ? .element : .closureParameter
    }
  }
}

extension ClosureExprSyntax {
  fileprivate var parameterNames: [(name: String, type: TypeName?)] {
    switch signature?.parameterClause {
    case .simpleInput(let list)?: list.map { ($0.name.plainName, nil) }
    case .parameterClause(let clause)?:
      clause.parameters.map {
        (($0.secondName ?? $0.firstName).plainName, $0.type.map { TypeName($0) })
      }
    case nil: []
    }
  }
}
