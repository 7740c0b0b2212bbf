import SourceModel

extension Owner {
  /// Moves simple assignments that follow the assignment of state before it, because state must be assigned last. An
  /// assignment that calls something, or depends on the statements between, stays where it is.
  func editsMovingStateLast(besides own: [Edit]) -> [Edit] {
    let edits = model.symbols.initializers(of: site.host)
      .flatMap(editsMovingStateLast(in:))
    let isFree =
      conflict(of: edits) == nil && !edits.contains { edit in own.contains(where: edit.overlaps) }
    return isFree ? edits : []
  }

  private func editsMovingStateLast(in initializer: FunctionReference) -> [Edit] {
    guard let body = model.initializers.initializerBody(of: initializer), !body.isPacked,
      let index = body.statements.firstIndex(where: assignsModel),
      !body.statements[..<index].contains(where: assignsAnother)
    else { return [] }
    let file = model.files[initializer.file]
    // Once every property has a value, an assignment to one with a wrapper calls its setter; before, it creates the
    // wrapper.
    let stored = Set(
      model.symbols.properties(of: site.host).map { model[$0] }.filter {
        $0.isStored && !$0.isStatic && ($0.attributes.isEmpty || !$0.hasInitialValue)
      }
      .map(\.name))
    func calls(_ statement: InitializerBody.Statement) -> Bool {
      !file.uses.calls.starting(in: statement.range).isEmpty
    }
    var between = [body.statements[index]]
    // `StateObject` evaluated its argument after the whole initializer had run.
    var mayChange = site.kind == .unowned && calls(body.statements[index])
    var moved = ""
    var edits: [Edit] = []
    for statement in body.statements[(index + 1)...] {
      let changed = Set(between.flatMap(\.declares)).union(between.flatMap(\.writes))
      guard case .assignment(let name) = statement.form, stored.contains(name), !calls(statement),
        statement.names.subtracting([name]).isDisjoint(with: changed), !isOwnedByAnotherSite(name),
        !mayChange || isFixed(statement, in: initializer)
      else {
        mayChange = mayChange || calls(statement)
        between.append(statement)
        continue
      }
      let lines =
        file.lineStart(of: statement.start)..<file.lineEnd(of: statement.range.upperBound)
      moved += file.text(lines)
      edits.append(.remove(lines, in: file))
    }
    guard !edits.isEmpty else { return [] }
    // Blank lines after the last remaining statement no longer separate anything.
    if let last = between.last, body.statements.last?.range != last.range {
      var end = file.lineEnd(of: last.range.upperBound)
      for next in edits.map(\.range) where next.lowerBound >= end {
        if end < next.lowerBound, file.skipWhitespace(from: end) >= next.lowerBound {
          edits.append(.remove(end..<next.lowerBound, in: file))
        }
        end = next.upperBound
      }
    }
    let start = file.lineStart(of: body.statements[index].start)
    return [.insert(moved, at: start, in: file)] + edits
  }

  /// Whether no call can change the value of an assignment.
  private func isFixed(
    _ statement: InitializerBody.Statement, in initializer: FunctionReference
  ) -> Bool {
    let assignment = model.files[initializer.file].uses.assignments.starting(in: statement.range)
      .first
    guard let assignment, let value = assignment.value else { return false }
    return isFixed(value, at: ScopeReference(file: initializer.file, scope: assignment.scope))
  }

  /// A parameter or local constant, an enum case, or a literal.
  private func isFixed(_ value: Expression, at scope: ScopeReference) -> Bool {
    switch value.unwrapped.kind {
    case .literal, .implicitMember: true
    case .name(let name):
      [.parameter, .constant].contains(
        model.symbols.localBinding(name, at: scope, position: value.range.lowerBound)?.binding.kind)
    case .coalescing(let first, let second): isFixed(first, at: scope) && isFixed(second, at: scope)
    case .array(let parts), .tuple(let parts): parts.allSatisfy { isFixed($0, at: scope) }
    case .labeledTuple(let parts): parts.allSatisfy { isFixed($0.value, at: scope) }
    default: false
    }
  }

  /// If another owner is assigned first, its edits move the statements that follow.
  private func assignsAnother(_ statement: InitializerBody.Statement) -> Bool {
    guard case .assignment(let name) = statement.form else { return false }
    return isOwnedByAnotherSite(name.replacingPrefix("_", with: ""))
  }

  private func assignsModel(_ statement: InitializerBody.Statement) -> Bool {
    guard case .assignment(let name) = statement.form else { return false }
    return name == "_" + property.name || (site.kind == .unowned && name == property.name)
  }

  private func isOwnedByAnotherSite(_ name: String) -> Bool {
    sites.of(host: site.host).contains { model[$0.property].name == name }
  }
}
