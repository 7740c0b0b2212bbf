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
  guard let change = model.inPlaceChange(by: call, at: scope) else { return nil }
  let name = model[change.property].name
  let readsItself = call.closures.contains { file.text($0.range).containsWord(name) }
  guard readsItself || change.runsOwnCode else { return nil }
  let site = file.site(call.range)
  let caution = CautionNote(
    .reentrantMutation, evidence: file.line(of: site),
    detail: change.isUnknown ? "where the closure comes to `\(name)`" : nil)
  let statement =
    change.hasNoResult && file.isStatement(call.range)
    ? ChangingStatement(range: call.range, start: call.range.lowerBound, form: .plain)
    : file.statement(using: call.range, isReturned: model.givesItsValueBack(scope))
  guard call.argumentOf == nil, change.target.dottedPath != nil, let statement else {
    let objection = Objection(.reentrantMutation, at: site, evidence: file.line(of: site))
    return Proposal(
      rule: "InPlaceMutation", site: site, types: [change.type],
      need: readsItself ? .all : .allIfPossible,
      answer: readsItself ? .objection(objection) : .rewrite([]),
      cautions: readsItself ? [] : [caution])
  }
  let place = file.scope(ofStatement: statement) ?? call.scope
  let copy = copies.name(for: name, in: place)
  let result = statement.form == .heading ? copies.result(in: place) : ""
  return Proposal(
    rule: "InPlaceMutation", site: site, types: [change.type],
    answer: .rewrite(
      statement.edits(changing: change.target.range, in: copy, result: result, file)),
    cautions: [caution])
}

extension FileFacts {
  /// The scope that a statement stands in, where it has one of its own.
  fileprivate func scope(ofStatement statement: ChangingStatement) -> Int? {
    guard statement.form == .heading else { return nil }
    return scopes.lastIndex {
      $0.range.contains(statement.start) && $0.range.lowerBound != statement.start
    }
  }
}
