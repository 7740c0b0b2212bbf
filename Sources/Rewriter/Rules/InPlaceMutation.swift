import SourceModel

extension Rule {
  /// `items.removeAll { … items … }` read a copy while `@Published` held the value; the macro changes it in place, and
  /// reading it meanwhile traps. A copy is changed and assigned instead.
  static let inPlaceMutation = Rule(
    name: "InPlaceMutation",
    summary: "items.removeAll { … items … } → a copy is changed and assigned"
  ) { model, _, _ in
    model.files.indices.flatMap { number in
      var copies = Copies(in: model.files[number])
      return model.files[number].uses.calls.compactMap {
        proposal(for: $0, inFile: number, model, &copies)
      }
    }
  }
}

/// The names of the copies in one file, which differ within a scope.
private struct Copies {
  private let file: FileFacts
  private var scopes: [String: Set<Int>] = [:]

  init(in file: FileFacts) { self.file = file }

  mutating func name(for property: String, in scope: Int) -> String {
    let name = "updated" + property.prefix(1).uppercased() + property.dropFirst()
    var candidate = name
    var number = 2
    while file.identifiers.contains(candidate)
      || scopes[candidate, default: []].insert(scope).inserted == false
    {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }
}

private func proposal(
  for call: Call, inFile number: Int, _ model: ProjectModel, _ copies: inout Copies
) -> Proposal? {
  let file = model.files[number]
  let scope = ScopeReference(file: number, scope: call.scope)
  guard let change = model.change(by: call, at: scope) else { return nil }
  let name = model[change.property].name
  let readsItself = call.closures.contains { file.text($0.range).containsWord(name) }
  guard readsItself || change.runsOwnCode else { return nil }
  let site = file.site(call.range)
  let caution = CautionNote(.reentrantMutation, evidence: file.line(of: site))
  guard change.hasNoResult, call.argumentOf == nil, file.isStatement(call.range),
    change.target.dottedPath != nil
  else {
    let objection = Objection(.reentrantMutation, at: site, evidence: file.line(of: site))
    return Proposal(
      rule: "InPlaceMutation", site: site, types: [change.type],
      need: readsItself ? .all : .allIfPossible,
      answer: readsItself ? .objection(objection) : .rewrite([]),
      cautions: readsItself ? [] : [caution])
  }
  let copy = copies.name(for: name, in: call.scope)
  let start = call.range.lowerBound
  let separator =
    file.isFirstInLine(start) ? file.newline + file.indentation(at: start) : "; "
  let target = file.text(change.target.range)
  let opening = "var \(copy) = \(target)" + separator
  let edits: [Edit] =
    (change.target.range.lowerBound == start
      ? [.replace(change.target.range, with: opening + copy, in: file)]
      : [
        .insert(opening, at: start, in: file),
        .replace(change.target.range, with: copy, in: file),
      ]) + [.insert(separator + "\(target) = \(copy)", at: call.range.upperBound, in: file)]
  return Proposal(
    rule: "InPlaceMutation", site: site, types: [change.type], answer: .rewrite(edits),
    cautions: [caution])
}

/// A call that changes a published property in place, and what runs meanwhile.
private struct Change {
  let property: PropertyReference
  let type: TypeID
  /// The property, as the call names it.
  let target: Expression
  /// Whether a method of the caller runs, which may read the property, or is known to.
  let runsOwnCode: Bool
  /// Whether nothing is lost where the call stands as a statement.
  let hasNoResult: Bool
}

/// Methods that call a closure while they change the value.
private let mutatingWithClosure: Set<String> = [
  "removeAll", "sort", "partition", "merge", "withUnsafeMutableBufferPointer",
]

extension ProjectModel {
  fileprivate func change(by call: Call, at scope: ScopeReference) -> Change? {
    if case .member(let base, _) = call.callee.kind, namesPublishedProperty(base) {
      let closures = call.closures
      let own = mutatingMethods(
        named: call.name, of: base, at: scope, takesClosure: !closures.isEmpty)
      let isKnown = mutatingWithClosure.contains(call.name) && !call.arguments.isEmpty
      if isKnown || !own.isEmpty, let found = publishedValue(base, at: scope) {
        let runsOwnCode =
          closures.contains { callsOwnMember(in: $0, at: scope) }
          || call.arguments.contains { namesOwnMethod($0.value, at: scope) }
        return Change(
          property: found.property, type: found.type, target: found.target,
          runsOwnCode: runsOwnCode,
          hasNoResult: own.isEmpty
            ? ["removeAll", "sort", "merge"].contains(call.name)
            : own.allSatisfy { self[$0].returnType == nil })
      }
    }
    for argument in call.arguments {
      guard case .inOut(let value) = argument.value.kind,
        let found = publishedValue(value, at: scope)
      else { continue }
      let name = self[found.property].name
      if let handed = closureParameter(named: call.callee, at: scope) {
        return Change(
          property: found.property, type: found.type, target: found.target,
          runsOwnCode: closuresHanded(to: handed.function).contains { $0.containsWord(name) },
          hasNoResult: handed.hasNoResult)
      }
      let methods = call.callee.isOwnMember ? ownMethods(named: call.name, at: scope) : []
      return Change(
        property: found.property, type: found.type, target: found.target,
        runsOwnCode: methods.contains { reads(name, in: $0) },
        hasNoResult: !methods.isEmpty && methods.allSatisfy { self[$0].returnType == nil })
    }
    return nil
  }

  /// Whether a published property has one of the names of a chain: a quick look before anything is typed.
  private func namesPublishedProperty(_ expression: Expression) -> Bool {
    switch expression.unwrapped.kind {
    case .name(let name): publishedNames.contains(name)
    case .member(let base, let name):
      publishedNames.contains(name) || namesPublishedProperty(base)
    case .element(let base, _): namesPublishedProperty(base)
    default: false
    }
  }

  /// The published property that holds a value, as a whole or as `items[0]`, `form.fields`.
  private func publishedValue(_ expression: Expression, at scope: ScopeReference) -> (
    property: PropertyReference, type: TypeID, target: Expression
  )? {
    var value = expression.unwrapped
    while true {
      if let (property, id) = publishedProperty(value, at: scope) { return (property, id, value) }
      let inner: Expression
      switch value.kind {
      case .element(let base, _), .member(let base, _): inner = base.unwrapped
      default: return nil
      }
      guard isValue(type(of: inner, at: scope)) else { return nil }
      value = inner
    }
  }

  /// Whether a change of its parts is one of the whole.
  private func isValue(_ type: ResolvedType) -> Bool {
    switch type {
    case .array, .dictionary, .tuple: true
    case .optional(let inner): isValue(inner)
    case .nominal(let ids, _): ids.allSatisfy { [.struct, .enum].contains(self[$0].kind) }
    default: false
    }
  }

  /// The methods that the project declares as `mutating`, of the type of a value; of a collection's, those that are
  /// handed a closure.
  private func mutatingMethods(
    named name: String, of base: Expression, at scope: ScopeReference, takesClosure: Bool
  ) -> [FunctionReference] {
    let type = type(of: base.unwrapped, at: scope)
    let declared = type.candidates.filter { [.struct, .enum].contains(self[$0].kind) }
      .flatMap { members(of: $0, named: name).functions }
    let added =
      takesClosure
      ? extended(by: type).flatMap { externalMembers(of: $0, named: name).functions } : []
    return (declared + added).filter { self[$0].hasModifier("mutating") }
  }

  /// The names by which the project may extend a collection of the standard library's.
  private func extended(by type: ResolvedType) -> [String] {
    switch type.unwrapped {
    case .array:
      ["Array", "MutableCollection", "RangeReplaceableCollection", "Collection", "Sequence"]
    case .dictionary: ["Dictionary"]
    case .external("Set", _): ["Set"]
    default: []
    }
  }

  /// The function around a call of one of its own parameters, a closure: `change(&items)`.
  private func closureParameter(named callee: Expression, at scope: ScopeReference) -> (
    function: FunctionReference, hasNoResult: Bool
  )? {
    guard case .name(let name) = callee.unwrapped.kind, let body = enclosingBody(of: scope)?.body,
      let type = enclosingType(of: scope),
      let function = functions(of: type).first(where: { self[$0].body == body }),
      let parameter = self[function].parameters.first(where: { $0.name == name }),
      case .function(_, let result) = parameter.type
    else { return nil }
    return (function, result == .tuple([]) || result.simpleName == "Void")
  }

  /// The texts of the closures that calls of a function's name hand over.
  private func closuresHanded(to function: FunctionReference) -> [String] {
    calls(named: self[function].name).flatMap { number, call in
      call.closures.map { files[number].text($0.range) }
    }
  }

  private func ownMethods(named name: String, at scope: ScopeReference) -> [FunctionReference] {
    enclosingType(of: scope).map { members(of: $0, named: name).functions } ?? []
  }

  private func callsOwnMember(in closure: Expression, at scope: ScopeReference) -> Bool {
    files[scope.file].uses.calls.contains { inner in
      closure.range.contains(inner.range.lowerBound) && inner.callee.isOwnMember
        && !ownMethods(named: inner.name, at: scope).isEmpty
    }
  }

  /// `sort(by: isBefore)`, where a method of the caller is handed over.
  private func namesOwnMethod(_ value: Expression, at scope: ScopeReference) -> Bool {
    guard value.isOwnMember, let name = value.dottedPath?.last,
      localBinding(name, at: scope, position: value.range.lowerBound) == nil
    else { return false }
    return ownMethods(named: name, at: scope).contains { self[$0].kind == .function }
  }

  /// Whether the code of a method reads a property of its own object.
  private func reads(_ name: String, in reference: FunctionReference) -> Bool {
    guard let body = self[reference].body else { return false }
    // `x` alone is the parameter there.
    let isHidden = self[reference].parameters.contains { $0.name == name }
    return files[reference.file].uses.reads.contains {
      $0.name == name && (!isHidden && $0.base == nil || $0.base?.isSelf == true)
        && body.contains($0.range.lowerBound)
    }
      || files[reference.file].uses.calls.contains { call in
        guard case .member(let base, _) = call.callee.kind else { return false }
        return (!isHidden && base.dottedPath == [name] || base.dottedPath == ["self", name])
          && body.contains(call.range.lowerBound)
      }
  }
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
      let id = declaringType(of: first), isMigratable(id)
    else { return nil }
    return (first, id)
  }
}
