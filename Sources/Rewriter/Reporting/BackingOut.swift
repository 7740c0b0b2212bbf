import SourceModel

extension Migration {
  /// This migration, with the types that `whole` migrates and this one does not as backed out.
  /// - Parameters:
  ///   - causes: the first error of each type that has one.
  ///   - output: the last lines of the command's output, where its errors name no type.
  public func backingOut(
    from whole: Migration, causes: [TypeID: CompilerError], output: [String]
  ) -> Migration {
    let migrated = Set(self.migrated.map(\.type))
    var reasons: [TypeID: BackOut] = [:]
    for group in whole.groups {
      let cause = group.first { causes[$0] != nil }
      for type in group where !migrated.contains(type) {
        reasons[type] = causes[type].map(BackOut.error) ?? cause.map(BackOut.partner) ?? .unknown
      }
    }
    var result = self
    result.verdicts = verdicts.map { verdict in
      guard let reason = reasons[verdict.type] else { return verdict }
      return Verdict(type: verdict.type, outcome: .backedOut, blockers: [], backOut: reason)
    }
    result.commandOutput = output
    return result
  }

  /// The diagnostic of a type that was backed out.
  func diagnostic(ofBackedOut verdict: Verdict) -> PlacedDiagnostic? {
    guard let reason = verdict.backOut else { return nil }
    let name = model.symbols.qualifiedName(verdict.type)
    let cause =
      switch reason {
      case .error(let error): ": \(error.path):\(error.line):\(error.column): \(error.message)"
      case .partner(let other): " together with `\(model.symbols.qualifiedName(other))`"
      case .unknown: ": the command fails and its errors point to no type"
      }
    return PlacedDiagnostic(
      .backedOut, "`\(name)` was backed out\(cause)", at: model.symbols.site(of: verdict.type),
      type: name, fact: cause)
  }
}
