/// What code of views reads of objects without naming a member: `object[…]`, `object(…)`, and the members that
/// `subscript(dynamicMember:)` provides.
extension Tracking {
  /// The reads of declared `subscript` or `callAsFunction` members, in file order; empty for any other name. The search
  /// is expensive, and few classes declare such a member over untracked state.
  func unnamedReads(of name: String) -> [Usage.LocatedRead] {
    guard name == "subscript" || name == "callAsFunction" else { return [] }
    return cache.unnamedReads.answer(to: name) {
      let dynamic =
        name == "subscript" ? Set(symbols.migratableTypes.filter(symbols.looksUpMembers)) : []
      return symbols.files.enumerated().flatMap { number, file in
        let reads =
          name == "subscript"
          ? elementsOfObjects(in: file, number)
            + (dynamic.isEmpty ? [] : dynamicReads(of: dynamic, in: file, number))
          : callsOfObjects(in: file, number)
        return reads.map { Usage.LocatedRead(file: number, use: $0) }
      }
    }
  }

  private func isObject(_ base: Expression, at scope: ScopeReference) -> Bool {
    runsWithView(scope)
      && inference.objects(of: base, at: scope).contains(where: symbols.isMigratable)
  }

  /// Whether code runs while a view evaluates its body. This check is cheaper than resolving an expression's type.
  private func runsWithView(_ scope: ScopeReference) -> Bool {
    symbols.enclosingType(of: scope).map { symbols.hostRole(of: $0) != nil } == true
      && graph.runsWithBody(scope.scope, inFile: scope.file)
  }

  private func elementsOfObjects(in file: FileFacts, _ number: Int) -> [Read] {
    file.uses.elements.filter { read in
      read.base.map { isObject($0, at: ScopeReference(file: number, scope: read.scope)) } ?? false
    }
  }

  /// The reads of members that the given classes do not declare.
  private func dynamicReads(of classes: Set<TypeID>, in file: FileFacts, _ number: Int) -> [Read] {
    file.uses.viewReads.compactMap { read in
      let scope = ScopeReference(file: number, scope: read.scope)
      guard let base = read.base, runsWithView(scope) else { return nil }
      let isGiven = inference.objects(of: base, at: scope).contains { id in
        classes.contains(id) && symbols.members(of: id, named: read.name).properties.isEmpty
      }
      return isGiven
        ? Read(name: "subscript", base: base, range: read.range, scope: read.scope) : nil
    }
  }

  private func callsOfObjects(in file: FileFacts, _ number: Int) -> [Read] {
    file.uses.calls.compactMap { call in
      guard call.callee.dottedPath != nil, call.name.beginsLowercase,
        !symbols.functionNames.contains(call.name),
        isObject(call.callee, at: ScopeReference(file: number, scope: call.scope))
      else { return nil }
      return Read(name: "callAsFunction", base: call.callee, range: call.range, scope: call.scope)
    }
  }
}
