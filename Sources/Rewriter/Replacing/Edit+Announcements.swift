import SourceModel

extension Edit {
  /// Removes a send. A condition that contains nothing else stays if evaluating it has effects, and a subscriber that
  /// did nothing else still takes its value.
  static func removeSend(
    _ range: ByteRange, _ use: ObjectWillChangeUse, in file: FileFacts
  ) -> Edit {
    if let left = use.remainingCondition {
      return .replace(left.statement, with: "_ = " + file.text(left.condition), in: file)
    }
    if let closure = file.subscriber(doingNothingBut: range, at: use.scope) {
      return .replace(closure, with: "{ _ in }", in: file)
    }
    return .removeDeclaration(range, in: file)
  }

  /// Removes a statement from an observer. Removes the observer if it does nothing else, and the accessor block if it
  /// contains nothing else.
  static func remove(
    _ send: ByteRange, observing property: DeclaredProperty, in file: FileFacts
  ) -> Edit {
    guard
      let observer = property.accessorList.first(where: {
        $0.body?.contains(send.lowerBound) == true
      }
      ),
      let body = observer.body, file.isAllCode(send, in: body)
    else { return .removeDeclaration(send, in: file) }
    guard property.accessorList.count == 1, let block = property.accessorBlock,
      file.firstCode(in: block) == observer.range.lowerBound,
      file.skipWhitespaceBackwards(from: block.upperBound - 1) == observer.range.upperBound
    else { return .removeDeclaration(observer.range, in: file) }
    return .remove(
      file.skipWhitespaceBackwards(from: block.lowerBound)..<block.upperBound, in: file)
  }
}

extension FileFacts {
  /// The closure of a `sink` that contains only this statement.
  fileprivate func subscriber(doingNothingBut statement: ByteRange, at scope: Int) -> ByteRange? {
    let closure = scopes[scope]
    guard closure.kind == .closure, case .argument(let range, _, _) = closure.closure,
      uses.calls.contains(where: { $0.range == range && $0.name == "sink" }),
      skipWhitespaceBackwards(from: closure.range.upperBound - 1) == statement.upperBound
    else { return nil }
    let head = text(closure.range.lowerBound..<statement.lowerBound).split(
      whereSeparator: \.isWhitespace)
    return head == ["{"] || head.last == "in" ? closure.range : nil
  }
}
