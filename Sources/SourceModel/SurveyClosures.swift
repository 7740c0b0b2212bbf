@_spi(RawSyntax) import SwiftSyntax

extension Surveyor {
  func bindClosureParameters(_ node: ClosureExprSyntax) {
    withExtendedLifetime(node) {
      let raw = RawNode(node)
      let start = raw.byteRange.lowerBound
      let signature = raw.part(Layout.Closure.signature)
      bindCaptures(of: signature, start)
      let elements = closureElements(node)
      let parameters = signature?.part(Layout.ClosureSignature.parameters)
      let names = parameters?.closureParameters ?? []
      for (index, (name, type)) in names.enumerated() {
        bindParameter(name, type, elements, index, of: names.count, start)
      }
      guard parameters == nil, elements != nil else { return }
      bindParameter("$0", nil, elements, 0, of: 1, start)
      bindParameter("$1", nil, elements, 0, of: 1, start)
    }
  }

  private func bindCaptures(of signature: RawNode?, _ start: Int) {
    guard let captures = signature?.part(Layout.ClosureSignature.captures) else { return }
    for capture in captures[Layout.Captures.list].elements {
      let name = capture[Layout.Capture.name].plainName
      guard name != "self" else { continue }
      let value =
        capture.part(Layout.Capture.initialValue)
        .map { expressions.read($0[Layout.InitialValue.value]) }
        ?? Expression(.name(name), range: capture.byteRange)
      bind(.init(kind: .capture, name: name, type: nil, value: value, attributes: [], start: start))
    }
  }

  private func bindParameter(
    _ name: String, _ type: TypeName?, _ given: ClosureElements?, _ index: Int, of count: Int,
    _ start: Int
  ) {
    let kind = given?.kind(ofParameter: index, of: count) ?? .closureParameter
    bind(
      .init(
        kind: type == nil ? kind : .closureParameter, name: name, type: type,
        value: kind == .closureParameter ? nil : given?.elements, attributes: [], start: start))
  }

  /// The collection whose elements the closure is called with: `ForEach(items) { item in`, `items.map { … }`,
  /// `sheet(item: $model) { model in`.
  private func closureElements(_ node: ClosureExprSyntax) -> ClosureElements? {
    guard let parent = node.parent else { return nil }
    if parent.raw.kind == .functionCallExpr { return closureElements(calledBy: RawNode(parent)) }
    guard let call = parent.parent?.parent, call.raw.kind == .functionCallExpr,
      parent.as(LabeledExprSyntax.self)?.label?.spelling != "receiveCompletion"
    else { return nil }
    return withExtendedLifetime(call) { closureElements(calledBy: RawNode(call)) }
  }

  private func closureElements(calledBy call: RawNode) -> ClosureElements? {
    let callee = call[Layout.Call.callee]
    guard let name = callee.calledName?.spelling else { return nil }
    if callee.kind == .memberAccessExpr, let base = callee.part(Layout.Member.base),
      let role = ClosureElements.Role(of: name)
    {
      return ClosureElements(elements: expressions.read(base), role: role)
    }
    let arguments = call[Layout.Call.arguments]
    let elements: RawNode? =
      switch name {
      case "ForEach", "List", "Table", "OutlineGroup", "onReceive": arguments.firstElement
      case "sheet", "fullScreenCover", "popover", "navigationDestination", "inspector":
        arguments.elements.first { $0.part(Layout.Argument.label)?.text == "item" }
      default: nil
      }
    return elements.map {
      ClosureElements(elements: expressions.read($0[Layout.Argument.value]), role: .one)
    }
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

    /// - Parameter name: of a method of the collection.
    init?(of name: String) {
      switch name {
      case "forEach", "map", "compactMap", "flatMap", "filter", "first", "last", "contains",
        "allSatisfy", "firstIndex", "tryMap", "tryCompactMap", "tryFilter", "lastIndex",
        "removeAll", "partition", "prefix", "drop", "sink":
        self = .one
      case "sorted", "sort", "max", "min": self = .pair
      case "reduce": self = .second
      default: return nil
      }
    }
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

extension RawNode {
  /// Of what stands before `in`, the parameters.
  fileprivate var closureParameters: [(name: String, type: TypeName?)] {
    guard kind == .closureParameterClause else {
      return elements.map { ($0[Layout.BareParameter.name].plainName, nil) }
    }
    return self[Layout.Parameters.list].elements.map { parameter in
      let name =
        parameter.part(Layout.ClosureParameter.secondName)
        ?? parameter[Layout.ClosureParameter.firstName]
      return (name.plainName, parameter.part(Layout.ClosureParameter.type).map { TypeName($0) })
    }
  }
}
