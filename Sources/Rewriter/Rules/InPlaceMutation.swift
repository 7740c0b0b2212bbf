import SourceModel

extension Rule {
  /// `items.removeAll { … items … }` becomes a mutation of a copy, which is then assigned.
  static let inPlaceMutation = Rule(name: "InPlaceMutation", page: .inPlaceMutation) {
    model, _ in
    model.files.indices.flatMap { number in
      let uses = model.files[number].uses
      let changes =
        uses.calls.compactMap { changeSite(of: $0, inFile: number, model) }
        + model.graph.assignments(inFile: number).compactMap {
          changeSite(of: $0, inFile: number, model)
        }
      var copies = CopyNames(in: model.files[number])
      return changes.sorted { $0.range.lowerBound < $1.range.lowerBound }
        .map { proposal(for: $0, model, &copies) }
    }
  }
}

/// A mutation in place that reads, or may read, the property that it mutates.
private struct ChangeSite {
  let change: InPlaceChange
  let range: ByteRange
  let scope: ScopeReference
  /// The statement that can be rewritten to mutate a copy and assign it; nil if there is none.
  let statement: MutatingStatement?
  /// Whether the mutation certainly reads the property.
  let readsItself: Bool
}

private func changeSite(of call: Call, inFile number: Int, _ model: ProjectModel) -> ChangeSite? {
  let file = model.files[number]
  let scope = ScopeReference(file: number, scope: call.scope)
  guard let change = model.usage.inPlaceChange(by: call, at: scope) else { return nil }
  let name = model[change.property].name
  let readsItself =
    change.overlap != nil || call.closures.contains { file.names(name, inClosure: $0.range) }
  guard readsItself || change.runsOwnCode else { return nil }
  let statement =
    change.hasNoResult && file.isStatement(call.range)
    ? MutatingStatement(range: call.range, start: call.range.lowerBound, form: .plain)
    : file.statement(using: call.range, isReturned: model.usage.isImplicitReturn(scope))
  return ChangeSite(
    change: change, range: call.range, scope: scope,
    statement: call.argumentOf == nil && change.overlap?.isApart != false && !change.isOneOfSeveral
      ? statement : nil,
    readsItself: readsItself)
}

private func changeSite(
  of assignment: Assignment, inFile number: Int, _ model: ProjectModel
) -> ChangeSite? {
  let scope = ScopeReference(file: number, scope: assignment.scope)
  let range = assignment.range
  guard let change = model.usage.inPlaceChange(by: assignment, at: scope) else { return nil }
  let statement =
    model.files[number].isStatement(range)
    ? MutatingStatement(range: range, start: range.lowerBound, form: .plain) : nil
  return ChangeSite(
    change: change, range: range, scope: scope, statement: statement, readsItself: true)
}

private func proposal(
  for place: ChangeSite, _ model: ProjectModel, _ copies: inout CopyNames
) -> Proposal {
  let (change, scope) = (place.change, place.scope)
  let file = model.files[scope.file]
  let name = model[change.property].name
  let site = file.site(place.range)
  guard change.target.dottedPath != nil, let statement = place.statement else {
    if place.readsItself {
      return Proposal(
        blocking: [change.type], Blocker(.reentrantMutation, lineOf: place.range, in: file))
    }
    let kind: DiagnosticKind = change.waits ? .suspendedMutation : .overlappingAccess
    return Proposal(
      noting: Diagnostic(kind, file.line(of: site), detail: name), at: site, for: [change.type])
  }
  let block = file.scope(ofStatement: statement) ?? scope.scope
  let copy = copies.name(for: name, in: block)
  let result = statement.form == .heading ? copies.result(in: block) : ""
  return Proposal(
    at: site, for: [change.type],
    statement.edits(
      changing: change.target.range, change.overlap?.others ?? [], in: copy,
      writtenBackBy: model.assignment(of: copy, to: change, at: scope), result: result, file),
    diagnostics: [
      Diagnostic(
        .mutatedCopy, file.line(of: site),
        detail: change.waits ? "suspends while it mutates `\(name)`" : nil)
    ])
}

extension FileFacts {
  /// Whether a closure contains a name that no parameter of the closure has.
  fileprivate func names(_ name: String, inClosure range: ByteRange) -> Bool {
    let text = text(range)
    guard text.containsWord(name) else { return false }
    // Names that the body declares are visible only behind their declarations.
    let isParameter = scopes.contains { scope in
      scope.range == range
        && scope.bindings.contains {
          $0.name == name && ![.constant, .variable, .unwrapped, .function].contains($0.kind)
        }
    }
    return !isParameter || text.contains("." + name)
  }

  /// The innermost scope around a statement whose head uses the result of the mutation, such as `if` or `switch`; nil
  /// for other statements.
  fileprivate func scope(ofStatement statement: MutatingStatement) -> Int? {
    guard statement.form == .heading else { return nil }
    return scopes.lastIndex {
      $0.range.contains(statement.start) && $0.range.lowerBound != statement.start
    }
  }
}
