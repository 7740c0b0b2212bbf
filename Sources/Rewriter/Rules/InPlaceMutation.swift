import SourceModel

extension Rule {
  /// `items.removeAll { … items … }` read a copy while `@Published` held the value; the macro changes it in place, and
  /// reading it meanwhile traps. A copy is changed and assigned instead.
  static let inPlaceMutation = Rule(
    name: "InPlaceMutation",
    summary: "items.removeAll { … items … } → a copy is changed and assigned"
  ) { model, _, _ in
    model.files.indices.flatMap { number in
      model.files[number].uses.calls.compactMap { proposal(for: $0, inFile: number, model) }
    }
  }
}

private func proposal(for call: Call, inFile number: Int, _ model: ProjectModel) -> Proposal? {
  guard mutatingWithClosure.contains(call.name), case .member(let base, _) = call.callee.kind,
    let closure = call.arguments.last?.value, closure.isClosure
  else { return nil }
  let file = model.files[number]
  let scope = ScopeReference(file: number, scope: call.scope)
  guard let (property, id) = model.publishedProperty(base, at: scope) else { return nil }
  let name = model[property].name
  let body = file.text(closure.range)
  let readsItself = body.containsWord(name)
  let callsOwn = file.uses.calls.contains { inner in
    closure.range.contains(inner.range.lowerBound) && inner.callee.isOwnMember
      && model.enclosingType(of: scope).map {
        !model.members(of: $0, named: inner.name).functions.isEmpty
      } == true
  }
  guard readsItself || callsOwn else { return nil }
  let site = file.site(call.range)
  let caution = CautionNote(.reentrantMutation, evidence: file.line(of: site))
  // The result of the others would be lost.
  let isStatement =
    call.argumentOf == nil && ["removeAll", "sort", "merge"].contains(call.name)
    && file.isStatement(call.range)
  guard isStatement, base.dottedPath != nil else {
    let objection = Objection(.reentrantMutation, at: site, evidence: file.line(of: site))
    return Proposal(
      rule: "InPlaceMutation", site: site, types: [id],
      need: readsItself ? .all : .allIfPossible,
      answer: readsItself ? .objection(objection) : .rewrite([]),
      cautions: readsItself ? [] : [caution])
  }
  let copy = "updated" + name.prefix(1).uppercased() + name.dropFirst()
  let separator =
    file.isFirstInLine(call.range.lowerBound)
    ? file.newline + file.indentation(at: call.range.lowerBound) : "; "
  let target = file.text(base.range)
  let edits: [Edit] = [
    .replace(base.range, with: "var \(copy) = \(target)" + separator + copy, in: file),
    .insert(separator + "\(target) = \(copy)", at: call.range.upperBound, in: file),
  ]
  return Proposal(
    rule: "InPlaceMutation", site: site, types: [id], answer: .rewrite(edits), cautions: [caution])
}

extension FileFacts {
  /// Whether a call stands between braces, semicolons and ends of lines alone, so that nothing takes its result but,
  /// where it is all that a closure holds, the closure.
  fileprivate func isStatement(_ range: ByteRange) -> Bool {
    let before = skipWhitespaceBackwards(from: range.lowerBound)
    let next = skipSpaces(from: range.upperBound)
    let opensBlock =
      before == 0 || [UInt8(ascii: "{"), UInt8(ascii: ";")].contains(bytes[before - 1])
    let endsBlock =
      isLastInLine(range.upperBound)
      || [UInt8(ascii: "}"), UInt8(ascii: ";")].contains(bytes[next])
    return (isFirstInLine(range.lowerBound) || opensBlock) && endsBlock
  }
}

/// Methods that call a closure while they change the value.
private let mutatingWithClosure: Set<String> = [
  "removeAll", "sort", "partition", "merge", "withUnsafeMutableBufferPointer",
]

extension ProjectModel {
  /// The published property of a migratable type that an expression names, and the type.
  func publishedProperty(_ expression: Expression, at scope: ScopeReference) -> (
    PropertyReference, TypeID
  )? {
    let name: String
    let base: Expression?
    switch expression.unwrapped.kind {
    case .name(let own): (name, base) = (own, nil)
    case .member(let of, let own): (name, base) = (own, of)
    default: return nil
    }
    if base == nil, localBinding(name, at: scope, position: expression.range.lowerBound) != nil {
      return nil
    }
    guard
      case .properties(let found) = owners(
        of: name, base: base, prefix: "", at: scope, position: expression.range.lowerBound),
      let first = found.first, self[first].attribute(.published) != nil,
      let declaration = first.type,
      let id = type(ofDeclaration: declaration, inFile: first.file), isMigratable(id)
    else { return nil }
    return (first, id)
  }
}
