/// Code outside of views that runs while a view is evaluated.
extension ProjectModel {
  /// Whether a view may show what code reads: code of its own, of a value that it makes, or of a function that belongs to
  /// no object and that it calls while it is evaluated.
  func mayShow(whatIsReadAt scope: ScopeReference) -> Bool {
    let host = enclosingType(of: scope)
    if let host, hostRole(of: host) != nil { return true }
    guard runsWithBody(scope.scope, inFile: scope.file) else { return false }
    return host.map(isValueMadeByViews) == true || isInFunctionCalledByViews(scope)
  }

  private func isInFunctionCalledByViews(_ scope: ScopeReference) -> Bool {
    guard let owner = enclosingBody(of: scope), owner.kind == .function,
      owner.isStatic || enclosingDeclaration(of: scope) == nil
    else { return false }
    let place = Remembered.Place(file: scope.file, offset: owner.body.lowerBound)
    return remembered.codeCalledByViews.answer(to: place) {
      callsRead(named: owner.name).contains { number, call in
        let caller = ScopeReference(file: number, scope: call.scope)
        guard let view = enclosingType(of: caller), hostRole(of: view) != nil,
          runsWithBody(call.scope, inFile: number)
        else { return false }
        return functions(called: call, at: caller).contains {
          $0.file == scope.file && self[$0].body == owner.body
        }
      }
    }
  }

  /// Whether code of a view makes a value of the type: what the value reads, the view may show.
  private func isValueMadeByViews(_ id: TypeID) -> Bool {
    guard self[id].kind == .struct || self[id].kind == .enum else { return false }
    return remembered.valuesMadeByViews.answer(to: id) {
      callsRead(named: self[id].name).contains { number, call in
        let scope = ScopeReference(file: number, scope: call.scope)
        guard let maker = enclosingType(of: scope), hostRole(of: maker) != nil,
          case .metatype(let made) = type(of: call.callee, at: scope)
        else { return false }
        return made.candidates.contains(id)
      }
    }
  }
}
