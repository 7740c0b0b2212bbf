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
      let body = property.accessorList.lazy.compactMap(\.body).first(where: {
        $0.contains(send.lowerBound)
      }), file.isAllCode(send, in: body),
      let (range, isWhole) = property.removal(ofObserver: body, in: file)
    else { return .removeDeclaration(send, in: file) }
    return isWhole ? .removeDeclaration(range, in: file) : .remove(range, in: file)
  }
}

extension DeclaredProperty {
  /// What is removed with an observer: its lines, or the accessor block if it contains nothing else.
  func removal(ofObserver body: ByteRange, in file: FileFacts) -> (
    range: ByteRange, isWhole: Bool
  )? {
    guard let observer = accessorList.first(where: { $0.body == body }),
      ["willSet", "didSet"].contains(observer.name)
    else { return nil }
    guard accessorList.count == 1, let block = accessorBlock,
      file.firstCode(in: block) == observer.range.lowerBound,
      file.skipWhitespaceBackwards(from: block.upperBound - 1) == observer.range.upperBound
    else { return (observer.range, true) }
    return (file.skipWhitespaceBackwards(from: block.lowerBound)..<block.upperBound, false)
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
