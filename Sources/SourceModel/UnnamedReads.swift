/// What code of views reads of objects without naming it: `object[…]`, `object(…)`, and the members that
/// `subscript(dynamicMember:)` gives.
extension ProjectModel {
  /// The reads by the name of what is declared, `subscript` or `callAsFunction`, in the order of their files.
  var unnamedReads: [String: [LocatedRead]] {
    remembered.unnamedReads.found {
      let areCalled = functionNames.contains("callAsFunction")
      let dynamic = Set(migratableTypes.filter(isDynamic))
      var result: [String: [LocatedRead]] = [:]
      for (number, file) in files.enumerated() {
        var reads = elementsOfObjects(in: file, number)
        if !dynamic.isEmpty { reads += dynamicReads(of: dynamic, in: file, number) }
        if areCalled { reads += callsOfObjects(in: file, number) }
        for read in reads {
          result[read.name, default: []].append(LocatedRead(file: number, use: read))
        }
      }
      return result
    }
  }

  private func isDynamic(_ id: TypeID) -> Bool {
    lineage(of: id).contains {
      self[self[$0].primary].attribute("dynamicMemberLookup") != nil
    }
  }

  private func isObject(_ base: Expression, at scope: ScopeReference) -> Bool {
    objects(of: base, at: scope).contains(where: isMigratable)
  }

  private func elementsOfObjects(in file: FileFacts, _ number: Int) -> [Read] {
    file.uses.elements.filter { read in
      read.base.map { isObject($0, at: ScopeReference(file: number, scope: read.scope)) } ?? false
    }
  }

  /// The reads of what no class of some declares.
  private func dynamicReads(of classes: Set<TypeID>, in file: FileFacts, _ number: Int) -> [Read] {
    file.uses.viewReads.compactMap { read in
      guard let base = read.base else { return nil }
      let scope = ScopeReference(file: number, scope: read.scope)
      let isGiven = objects(of: base, at: scope).contains { id in
        classes.contains(id) && members(of: id, named: read.name).properties.isEmpty
      }
      return isGiven
        ? Read(name: "subscript", base: base, range: read.range, scope: read.scope) : nil
    }
  }

  private func callsOfObjects(in file: FileFacts, _ number: Int) -> [Read] {
    file.uses.calls.compactMap { call in
      guard call.callee.dottedPath != nil, call.name.first?.isLowercase == true,
        !functionNames.contains(call.name),
        isObject(call.callee, at: ScopeReference(file: number, scope: call.scope))
      else { return nil }
      return Read(name: "callAsFunction", base: call.callee, range: call.range, scope: call.scope)
    }
  }
}
