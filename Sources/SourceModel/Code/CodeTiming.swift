/// When code runs that is in closures, compared to the body that contains it.
extension CodeGraph {
  /// Whether code runs whenever the body around it does. Code in a closure of unknown timing may not.
  func certainlyRunsWithBody(_ place: ScopeReference) -> Bool {
    closures(around: place).allSatisfy { timing(ofClosure: $0).runsWithBody }
  }

  /// Whether the code at a place runs with the body that contains it.
  func runs(_ place: ScopeReference, _ timing: CodePaths.Timing) -> Bool {
    switch timing {
    case .any: true
    case .atOnce: runsAtOnce(place)
    case .perhapsAtOnce: closures(around: place).allSatisfy(mayRunAtOnce)
    case .withBody: runsWithBody(place.scope, inFile: place.file)
    case .withBodyOrCreation: mayRunWithBody(place)
    case .always: certainlyRunsWithBody(place)
    }
  }

  /// The same for the piece of code that contains the place. A closure that a constant holds runs when it is called.
  func runs(_ place: ScopeReference, _ timing: CodePaths.Timing, in code: CodeNode) -> Bool {
    runs(place, timing, in: code, known(from: code))
  }

  func runs(
    _ place: ScopeReference, _ timing: CodePaths.Timing, in code: CodeNode, _ known: KnownEdges
  ) -> Bool {
    guard known.isHeldClosure, timing != .any else { return runs(place, timing) }
    let file = symbols.files[code.file]
    return closures(around: place).prefix { file.scopes[$0.scope].range != code.body }.allSatisfy {
      switch timing {
      case .any: true
      case .atOnce: self.timing(ofClosure: $0) == .now
      case .perhapsAtOnce: mayRunAtOnce($0)
      case .withBody, .withBodyOrCreation: self.timing(ofClosure: $0).mayRunWithBody
      case .always: self.timing(ofClosure: $0).runsWithBody
      }
    }
  }

  /// The closures around a place, innermost first, up to the body that contains them.
  func closures(around place: ScopeReference) -> some Sequence<ScopeReference> {
    symbols.files[place.file].scopesInBody(around: place.scope).lazy
      .filter { $0.scope.kind == .closure }
      .map { ScopeReference(file: place.file, scope: $0.index) }
  }

  /// Whether the code of a scope has run when the body that contains it returns.
  public func runsAtOnce(_ place: ScopeReference) -> Bool {
    closures(around: place).allSatisfy { timing(ofClosure: $0) == .now }
  }
}
