/// Properties of models that views write while they are evaluated.
extension Tracking {
  /// Whether evaluating a view may assign a property of a class or change it in place. If the property were tracked, a
  /// view that also reads it would invalidate itself.
  func isWrittenByViews(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let name = symbols[reference].name
    let writing = symbols.functions(of: id).filter { function in
      guard let body = symbols[function].body, symbols[function].kind == .function,
        !symbols[function].isStatic, !symbols[function].isAsync
      else { return false }
      return graph.effects(of: body, ofFile: function.file, on: id).writes.contains(name)
    }
    if writing.contains(where: { isCalledByViews($0, of: id) }) { return true }
    if symbols[reference].isSetInItsFileAlone {
      return typesWrittenByViews(member: name, inFile: reference.file).contains(id)
    }
    // Many models may have a member of the same name.
    return cache.typesWrittenByViews.answer(to: name) {
      symbols.parsedFiles(naming: name).reduce(into: []) {
        $0.formUnion(typesWrittenByViews(member: name, inFile: $1))
      }
    }.contains(id)
  }

  /// The types, with their superclasses and protocols, whose member of a name a view may write while it is evaluated.
  private func typesWrittenByViews(member name: String, inFile number: Int) -> Set<TypeID> {
    writes(ofMember: name, inFile: number).reduce(into: []) { types, write in
      let scope = ScopeReference(file: number, scope: write.scope)
      guard let base = write.target.base(ofMember: name),
        isEvaluatedInView(scope) || views.certainlyRunsBehindViews(scope)
      else { return }
      for object in inference.objects(of: base, at: scope) {
        types.formUnion([object] + symbols.lineage(of: object))
      }
    }
  }

  /// Whether code other than that of a class may change a property of its objects.
  func mayBeWrittenByOthers(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let name = symbols[reference].name
    if symbols[reference].isSetInItsFileAlone { return false }
    if self.objects.clientsMayWrite(reference, of: id)
      || usage.uses.projections[reference]?.isEmpty == false
      || usage.uses.keyPaths[reference]?.isEmpty == false
    {
      return true
    }
    symbols.needFiles(naming: CollectionOfOne(name))
    return symbols.parsedFiles(naming: name).contains { number in
      writes(ofMember: name, inFile: number).contains { write in
        let scope = ScopeReference(file: number, scope: write.scope)
        guard let base = write.target.base(ofMember: name), !base.isSelf else {
          return symbols.enclosingType(of: scope).map {
            $0 != id && symbols.lineage(of: $0).contains(id)
          } == true
        }
        let objects = inference.objects(of: base, at: scope)
        return objects.isEmpty
          || objects.contains { $0 == id || symbols.lineage(of: $0).contains(id) }
      }
    }
  }

  /// Whether evaluating a view calls a method of an object of the class.
  private func isCalledByViews(_ function: FunctionReference, of id: TypeID) -> Bool {
    symbols.calls(named: symbols[function].name).contains { number, call in
      let scope = ScopeReference(file: number, scope: call.scope)
      guard case .member(let base, _) = call.callee.unwrapped.kind, !base.isSelf,
        isEvaluatedInView(scope)
      else { return false }
      return inference.objects(of: base, at: scope).contains { mayBeOne($0, of: id) }
    }
  }

  /// Whether code certainly runs while the body of a view is evaluated, not only when the view is created. A closure of
  /// unknown timing may be an action.
  private func isEvaluatedInView(_ scope: ScopeReference) -> Bool {
    symbols.enclosingBody(of: scope)?.kind != .initializer && views.mayShow(valueReadAt: scope)
      && views.mayBeEvaluated(scope) && views.isCertainlyEvaluated(scope)
      && graph.certainlyRunsWithBody(scope)
  }

  /// The changes of something whose path contains a name.
  func writes(ofMember name: String, inFile number: Int) -> [StateWrite] {
    let uses = symbols.files[number].uses
    return changedNames(inFile: number)
      .uses(of: name).flatMap { use -> [StateWrite] in
        switch use {
        case .assignment(let index):
          return graph.writes(by: uses.assignments[index], inFile: number)
        case .call(let index):
          let call = uses.calls[index]
          return graph.writes(by: call, at: ScopeReference(file: number, scope: call.scope))
        case .projection, .keyPath: return []
        }
      }
  }
}

extension Expression {
  /// `a` for `a.name`, `a.name.x` and `a.name[i]`.
  func base(ofMember name: String) -> Expression? {
    switch unwrapped.kind {
    case .member(let base, name): base
    case .member(let base, _), .element(let base, _): base.base(ofMember: name)
    default: nil
    }
  }
}
