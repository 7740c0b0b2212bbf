extension Surveyor {
  /// Opens the scope of the closure at the end of the path.
  func beginClosure(_ node: RawNode) {
    let range = node.byteRange
    let signature = node.part(Layout.Closure.signature)
    noteCaptures(of: signature)
    pushScope(.closure, range: range)
    let position = position(of: node)
    facts.scopes[scope].closure = position
    bindCaptures(of: signature)
    let call = callOfClosure
    if case .macro("Preview") = position { notePreview(node) }
    if call?[Layout.Call.callee].calledName?.text == "task" {
      facts.uses.taskStarts.append(node.startOfCode)
    }
    let elements = elements(passedBy: call)
    let parameters = signature?.part(Layout.ClosureSignature.parameters)
    let names = parameters?.closureParameters ?? []
    for (index, (name, type)) in names.enumerated() {
      bindParameter(name, type, elements, index, of: names.count, range.lowerBound)
      // `{ $item in`: `item` is the value of the binding. It is no parameter of its own, so it begins behind the brace.
      if name.first == "$", type == nil {
        let value = String(name.dropFirst())
        bindParameter(value, nil, elements, index, of: names.count, range.lowerBound + 1)
      }
    }
    guard parameters == nil, elements != nil else { return }
    bindParameter("$0", nil, elements, 0, of: 1, range.lowerBound)
    // `reduce` passes the element as the second argument, after the partial result.
    let second = elements?.role == .second ? 1 : 0
    bindParameter("$1", nil, elements, second, of: 1, range.lowerBound)
  }

  private func position(of closure: RawNode) -> ClosurePosition {
    guard let parent = ancestor(1) else { return .value }
    switch parent.kind {
    case .functionCallExpr:
      return parent.part(Layout.Call.trailingClosure)?.isSame(as: closure) == true
        ? .argument(call: parent.byteRange, label: nil, isTrailing: true) : .applied
    case .multipleTrailingClosureElement:
      guard let call = ancestor(3) else { return .value }
      return .argument(
        call: call.byteRange, label: parent[Layout.OtherClosure.label].spelling, isTrailing: true)
    case .labeledExpr:
      guard let whole = ancestor(3) else { return .value }
      if whole.kind == .functionCallExpr {
        return .argument(
          call: whole.byteRange, label: parent.part(Layout.Argument.label)?.spelling,
          isTrailing: false)
      }
      let isCalled = whole.kind == .tupleExpr && ancestor(4)?.kind == .functionCallExpr
      return isCalled ? .applied : .value
    case .macroExpansionExpr: return .macro(parent[Layout.MacroExpression.name].spelling)
    case .macroExpansionDecl: return .macro(parent[Layout.MacroDeclaration.name].spelling)
    default: return .value
    }
  }

  /// Records the reads of a capture list, which happen when the closure is created: `[token]`, `[name = user.name]`.
  private func noteCaptures(of signature: RawNode?) {
    guard isInsideCode, let captures = signature?.part(Layout.ClosureSignature.captures) else {
      return
    }
    for capture in captures[Layout.Captures.list].elements {
      let name = capture[Layout.Capture.name]
      let value =
        capture.part(Layout.Capture.initialValue)
        .map { expressions.read($0[Layout.InitialValue.value]) }
        ?? Expression(.name(name.plainName), range: name.byteRange)
      switch value.kind {
      case .name(let name) where name != "self" && !scopes.binds(name, at: value.range.lowerBound):
        note(Read(name: name, base: nil, range: value.range, scope: scope))
      case .member(let base, let name):
        note(Read(name: name, base: base, range: value.range, scope: scope))
      default: break
      }
    }
  }

  /// Binds the captured names. They are visible only after the list: in `[items = items.map { $0.id }]`, the second
  /// `items` is the outer one.
  private func bindCaptures(of signature: RawNode?) {
    guard let captures = signature?.part(Layout.ClosureSignature.captures) else { return }
    let start = captures.byteRange.upperBound
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

  /// The call that takes the closure at the end of the path as an argument, or that calls it.
  private var callOfClosure: RawNode? {
    guard let parent = ancestor(1) else { return nil }
    let call = parent.kind == .functionCallExpr ? parent : ancestor(3)
    return call?.kind == .functionCallExpr ? call : nil
  }

  /// The collection whose elements are passed to the closure at the end of the path: `ForEach(items) { item in`,
  /// `items.map { … }`, `sheet(item: $model) { model in`.
  private func elements(passedBy call: RawNode?) -> ClosureElements? {
    guard let call, let parent = ancestor(1) else { return nil }
    let isCompletion =
      parent.kind == .labeledExpr
      && parent.part(Layout.Argument.label)?.text == "receiveCompletion"
    return isCompletion ? nil : closureElements(calledBy: call)
  }

  private func closureElements(calledBy call: RawNode) -> ClosureElements? {
    let callee = call[Layout.Call.callee]
    guard let name = callee.calledName?.spelling else { return nil }
    if callee.kind == .memberAccessExpr, let base = callee.part(Layout.Member.base),
      let role = ClosureElements.Role(of: name)
    {
      return ClosureElements(elements: expressions.read(base), role: role)
    }
    // `removeAll { $0.isOld }` in an extension of a collection
    if callee.kind == .declReferenceExpr, let type = typeStack.last,
      facts.types[type].extendsCollection, let role = ClosureElements.Role(of: name)
    {
      let object = Expression(.selfReference, range: callee.byteRange)
      return ClosureElements(elements: object, role: role)
    }
    let arguments = call[Layout.Call.arguments]
    let elements: RawNode? =
      switch SDK.elementOfArgument[name] {
      case "first": arguments.firstElement
      case "item":
        arguments.elements.first { $0.part(Layout.Argument.label)?.text == "item" }
      default: nil
      }
    return elements.map {
      ClosureElements(elements: expressions.read($0[Layout.Argument.value]), role: .one)
    }
  }
}

/// The collection whose elements a closure receives.
private struct ClosureElements {
  enum Role {
    /// The closure receives one element, which several parameters destructure.
    case one
    /// The closure receives two elements to compare.
    case pair
    /// The closure receives the partial result and an element.
    case second

    /// - Parameter name: The name of a method of the collection.
    init?(of name: String) {
      switch SDK.elementOfReceiver[name] {
      case "one": self = .one
      case "two": self = .pair
      case "second": self = .second
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
  /// The parameters in the part of a closure's signature before `in`.
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
