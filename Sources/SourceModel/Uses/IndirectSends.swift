extension Usage {
  /// The uses of `objectWillChange` in a file, with the sends through its other names.
  func usesOfPublisher(inFile number: Int) -> [ObjectWillChangeUse] {
    let file = symbols.files[number]
    if file.uses.objectWillChange.isEmpty { return [] }
    let names = namesOfPublisher(inFile: number)
    return names.flatMap(\.sends)
      + file.uses.objectWillChange.compactMap { use in
        let place = ScopeReference(file: number, scope: use.scope)
        var name = names.first { $0.binding.value?.range == use.range }
        if use.base == nil,
          let local = symbols.localBinding(
            "objectWillChange", at: place, position: use.range.lowerBound)
        {
          name = names.first { $0.binding == local.binding }
          // Any other local value is not the object's publisher.
          if name == nil { return nil }
        }
        guard name?.sends.isEmpty != false else { return nil }
        return withSend(use, isSentThrough: name?.isSentThrough == true, at: place)
      }
  }

  /// A use with how it leads to a send, if it is none itself.
  private func withSend(
    _ use: ObjectWillChangeUse, isSentThrough: Bool, at scope: ScopeReference
  ) -> ObjectWillChangeUse {
    var use = use
    if use.members == ["send"] {
      let file = symbols.files[scope.file]
      let whole = use.range.lowerBound..<(use.range.upperBound + ".send".utf8.count)
      let isOwn = ["objectWillChange.send", "self.objectWillChange.send"].contains(file.text(whole))
      use.indirect = isOwn ? .reference : .passedOn
      use.send = isOwn ? whole : nil
    } else if isSentThrough
      || use.members.isEmpty
        && (isPassedToSender(use, at: scope) || isSentAsElement(use, at: scope))
    {
      use.indirect = .passedOn
    }
    return use
  }

  /// Whether the publisher is in a collection whose elements code sends through: `[a.objectWillChange].forEach { $0.send() }`.
  private func isSentAsElement(_ use: ObjectWillChangeUse, at scope: ScopeReference) -> Bool {
    let file = symbols.files[scope.file]
    let before = file.skipWhitespaceBackwards(from: use.range.lowerBound) - 1
    guard use.argumentOf == nil, before >= 0, "[,:".utf8.contains(file.bytes[before]),
      let body = symbols.enclosingBody(of: scope)?.body
    else { return false }
    return file.uses.calls.starting(in: body).contains { call in
      guard call.name == "send", let name = call.callee.base?.simpleName else { return false }
      let local = symbols.localBinding(
        name, at: ScopeReference(file: scope.file, scope: call.scope),
        position: call.range.lowerBound)
      return local.map { [.closureParameter, .element].contains($0.binding.kind) } == true
    }
  }

  /// Whether the publisher is given to a subscription as the subject to send to, to a function that declares a subject,
  /// or to a property that code sends through.
  private func isPassedToSender(_ use: ObjectWillChangeUse, at scope: ScopeReference) -> Bool {
    let file = symbols.files[scope.file]
    if let assignment = file.uses.assignments.first(where: { $0.value?.range == use.range }) {
      guard let name = assignment.target.lastName else { return false }
      return name != "objectWillChange"
        && symbols.calls(named: "send").contains { $0.call.callee.base?.lastName == name }
    }
    guard let position = use.argumentOf else { return false }
    if position.callee == "subscribe" { return position.label == nil }
    guard let call = file.calls(around: use.range).first(where: { $0.name == position.callee }),
      let index = call.arguments.firstIndex(where: { $0.value.range == use.range })
    else { return false }
    return graph.functions(called: call, at: scope).contains { function in
      let parameters = symbols[function].parameters
      return parameters.matching(call.arguments)?.passed.contains { parameter, argument in
        argument == index
          && ["ObservableObjectPublisher", "PassthroughSubject"].contains(
            parameters[parameter].type.simpleName)
      } == true
    }
  }
}

extension ObjectWillChangeUse {
  /// Creates the use for a call of `send` through another name of the publisher.
  fileprivate init(sending call: Call, _ indirect: IndirectSend) {
    base = nil
    range = call.range
    members = ["send()"]
    argumentOf = nil
    removableSend = nil
    send = call.range
    sendsValue = false
    remainingCondition = nil
    sinkReceivesOnlyChanges = false
    relay = nil
    scope = call.scope
    self.indirect = indirect
  }
}

/// A local name for an object's publisher.
private struct PublisherName {
  let binding: LocalBinding
  /// The sends, if a closure that captures the publisher of its object uses it for nothing else.
  var sends: [ObjectWillChangeUse] = []
  /// Whether there are other sends.
  var isSentThrough = false
}

extension Usage {
  /// The names that closures and local constants of a file give to publishers.
  private func namesOfPublisher(inFile number: Int) -> [PublisherName] {
    symbols.files[number].scopes.indices.flatMap { index in
      symbols.files[number].scopes[index].bindings.filter {
        [.capture, .constant, .variable, .unwrapped].contains($0.kind)
          && $0.value?.lastName == "objectWillChange"
      }.map { name($0, in: ScopeReference(file: number, scope: index)) }
    }
  }

  private func name(_ binding: LocalBinding, in scope: ScopeReference) -> PublisherName {
    let file = symbols.files[scope.file]
    let closure = file.scopes[scope.scope].range
    let region = binding.start..<closure.upperBound
    let calls = file.uses.calls.starting(in: region).filter { call in
      guard call.name == "send", let base = call.callee.base?.unwrapped else { return false }
      return names(base, binding, at: ScopeReference(file: scope.file, scope: call.scope))
    }
    var result = PublisherName(binding: binding)
    guard !calls.isEmpty else { return result }
    guard binding.kind == .capture, let item = file.captureOfPublisher(binding, in: closure),
      file.words(binding.name, in: region).count == calls.count,
      file.words("self", in: region).isEmpty, calls.allSatisfy(\.arguments.isEmpty)
    else {
      result.isSentThrough = true
      return result
    }
    result.sends = calls.enumerated().map { index, call in
      ObjectWillChangeUse(sending: call, .captured(index == 0 ? item : nil))
    }
    return result
  }

  /// Whether an expression is a local name, or another name for its value: `guard let changes`, `let other = changes`.
  private func names(_ expression: Expression, _ binding: LocalBinding, at scope: ScopeReference)
    -> Bool
  {
    guard let name = expression.simpleName,
      let local = symbols.localBinding(name, at: scope, position: expression.range.lowerBound)
    else { return false }
    if local.binding == binding { return true }
    guard let value = local.binding.value?.unwrapped,
      value.range.lowerBound < expression.range.lowerBound
    else { return false }
    return names(value, binding, at: local.place)
  }
}

extension FileFacts {
  /// `changes = objectWillChange` or `objectWillChange` in the capture list of a closure; nil if that is the publisher of
  /// another object, if the closure holds it weakly, or if it captures `self`, too.
  fileprivate func captureOfPublisher(_ binding: LocalBinding, in closure: ByteRange) -> ByteRange?
  {
    guard let value = binding.value, value.ownName == "objectWillChange",
      words("self", in: closure.lowerBound..<binding.start).allSatisfy(value.range.contains)
    else { return nil }
    func isFirst(_ offset: Int) -> Bool {
      [UInt8(ascii: "["), UInt8(ascii: ",")].contains(
        bytes[skipWhitespaceBackwards(from: offset) - 1])
    }
    // The value of an item without `=` is the whole item.
    if isFirst(value.range.lowerBound) {
      let name = value.range.lowerBound..<(value.range.lowerBound + binding.name.utf8.count)
      return text(name) == binding.name ? name : nil
    }
    let start = words(binding.name, in: closure.lowerBound..<value.range.lowerBound).last?
      .lowerBound
    return start.flatMap { isFirst($0) ? $0..<value.range.upperBound : nil }
  }
}
