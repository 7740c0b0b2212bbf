/// Properties of models that views write while they are evaluated.
extension ProjectModel {
  /// Whether evaluating a view may assign a property of a class or change it in place. If the property were tracked, a
  /// view that also reads it would invalidate itself.
  func isWrittenByViews(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let name = self[reference].name
    let writing = functions(of: id).filter { function in
      guard let body = self[function].body, self[function].kind == .function,
        !self[function].isStatic, !self[function].isAsync
      else { return false }
      return effects(of: body, ofFile: function.file, on: id).writes.contains(name)
    }
    if writing.contains(where: { isCalledByViews($0, of: id) }) { return true }
    let places = self[reference].isSetInItsFileAlone ? [reference.file] : parsedFiles(naming: name)
    return places.contains { number in
      writes(ofMember: name, inFile: number).contains { write in
        let scope = ScopeReference(file: number, scope: write.scope)
        guard isEvaluatedInView(scope), let base = write.target.base(ofMember: name) else {
          return false
        }
        return objects(of: base, at: scope).contains { $0 == id || lineage(of: $0).contains(id) }
      }
    }
  }

  /// Whether code other than that of a class may change a property of its objects.
  func mayBeWrittenByOthers(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let name = self[reference].name
    if self[reference].isSetInItsFileAlone { return false }
    if clientsMayWrite(reference, of: id) || uses.projections[reference]?.isEmpty == false
      || uses.keyPaths[reference]?.isEmpty == false
    {
      return true
    }
    needFiles(naming: CollectionOfOne(name))
    return parsedFiles(naming: name).contains { number in
      writes(ofMember: name, inFile: number).contains { write in
        let scope = ScopeReference(file: number, scope: write.scope)
        guard let base = write.target.base(ofMember: name), !base.isSelf else {
          return enclosingType(of: scope).map { $0 != id && lineage(of: $0).contains(id) } == true
        }
        let objects = objects(of: base, at: scope)
        return objects.isEmpty || objects.contains { $0 == id || lineage(of: $0).contains(id) }
      }
    }
  }

  /// Whether evaluating a view calls a method of an object of the class.
  private func isCalledByViews(_ function: FunctionReference, of id: TypeID) -> Bool {
    calls(named: self[function].name).contains { number, call in
      let scope = ScopeReference(file: number, scope: call.scope)
      guard case .member(let base, _) = call.callee.unwrapped.kind, !base.isSelf,
        isEvaluatedInView(scope)
      else { return false }
      return objects(of: base, at: scope).contains { mayBeOne($0, of: id) }
    }
  }

  /// Whether code certainly runs while the body of a view is evaluated, not only when the view is created. A closure of
  /// unknown timing may be an action.
  private func isEvaluatedInView(_ scope: ScopeReference) -> Bool {
    enclosingBody(of: scope)?.kind != .initializer && mayShow(valueReadAt: scope)
      && mayBeEvaluated(scope)
      && closures(around: scope).allSatisfy {
        timing(ofClosure: $0).runsWithBody
      }
  }

  /// The changes of something whose path contains a name.
  private func writes(ofMember name: String, inFile number: Int) -> [StateWrite] {
    let uses = files[number].uses
    return trackingCache.changedNames.answer(to: number) { ChangedNames(in: files[number]) }
      .uses(of: name).flatMap { use -> [StateWrite] in
        switch use {
        case .assignment(let index): return writes(by: uses.assignments[index])
        case .call(let index):
          let call = uses.calls[index]
          return writes(by: call, at: ScopeReference(file: number, scope: call.scope))
        case .projection, .keyPath: return []
        }
      }
  }
}

extension Expression {
  /// `a` for `a.name`, `a.name.x` and `a.name[i]`.
  fileprivate func base(ofMember name: String) -> Expression? {
    switch unwrapped.kind {
    case .member(let base, name): base
    case .member(let base, _), .element(let base, _): base.base(ofMember: name)
    default: nil
    }
  }
}
