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

/// The names of the copies and results in one file, which differ within a scope.
private struct Copies {
  private let file: FileFacts
  private var scopes: [String: Set<Int>] = [:]

  init(in file: FileFacts) { self.file = file }

  mutating func name(for property: String, in scope: Int) -> String {
    name("updated" + property.prefix(1).uppercased() + property.dropFirst(), in: scope)
  }

  mutating func result(in scope: Int) -> String { name("result", in: scope) }

  private mutating func name(_ name: String, in scope: Int) -> String {
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
  let caution = CautionNote(
    .reentrantMutation, evidence: file.line(of: site),
    detail: change.isUnknown ? "where the closure comes to `\(name)`" : nil)
  let statement =
    change.hasNoResult && file.isStatement(call.range)
    ? ChangingStatement(range: call.range, start: call.range.lowerBound, head: nil)
    : file.statement(takingResultOf: call.range)
  guard call.argumentOf == nil, change.target.dottedPath != nil, let statement else {
    let objection = Objection(.reentrantMutation, at: site, evidence: file.line(of: site))
    return Proposal(
      rule: "InPlaceMutation", site: site, types: [change.type],
      need: readsItself ? .all : .allIfPossible,
      answer: readsItself ? .objection(objection) : .rewrite([]),
      cautions: readsItself ? [] : [caution])
  }
  let place =
    statement.head.flatMap { head in
      file.scopes.lastIndex {
        $0.range.contains(head.lowerBound) && $0.range.lowerBound != head.lowerBound
      }
    } ?? call.scope
  let copy = copies.name(for: name, in: place)
  let result = statement.head.map { ($0, copies.result(in: place)) }
  return Proposal(
    rule: "InPlaceMutation", site: site, types: [change.type],
    answer: .rewrite(
      statement.edits(changing: change.target.range, in: copy, result: result, file)),
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
  /// Whether it is a closure that runs, of which nobody knows what it reads.
  var isUnknown = false
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
          closures.contains {
            callsOwnMember(in: $0, at: scope)
              || reaches(found.property, of: found.type, in: $0.range, ofFile: scope.file)
          }
          || own.contains { reaches(found.property, of: found.type, inBodyOf: $0) }
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
        let closures = closuresHanded(to: handed.function)
        return Change(
          property: found.property, type: found.type, target: found.target,
          runsOwnCode: closures.contains { number, range in
            files[number].text(range).containsWord(name)
              || reaches(found.property, of: found.type, in: range, ofFile: number)
          },
          hasNoResult: handed.hasNoResult)
      }
      let functions = functions(called: call, at: scope)
      if functions.isEmpty, case .function(let result) = type(of: call.callee, at: scope) {
        return Change(
          property: found.property, type: found.type, target: found.target, runsOwnCode: true,
          hasNoResult: result.isVoid, isUnknown: true)
      }
      return Change(
        property: found.property, type: found.type, target: found.target,
        runsOwnCode: functions.contains {
          reaches(found.property, of: found.type, inBodyOf: $0)
        },
        hasNoResult: !functions.isEmpty && functions.allSatisfy { self[$0].returnType == nil })
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

  /// The closures that calls of a function's name hand over, and their files.
  private func closuresHanded(to function: FunctionReference) -> [(file: Int, range: ByteRange)] {
    calls(named: self[function].name).flatMap { number, call in
      call.closures.map { (number, $0.range) }
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
}

extension ResolvedType {
  fileprivate var isVoid: Bool {
    switch self {
    case .tuple(let elements): elements.isEmpty
    case .external(let name, _): name == "Void"
    default: false
    }
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
