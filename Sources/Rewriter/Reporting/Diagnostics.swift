import SourceModel

extension Migration {
  /// Everything a person should know, in the order of the sites: a diagnostic for each blocker of a type and for each
  /// type that was backed out, those of changes, files and directives, and the findings in code that already uses
  /// `@Observable`.
  public var diagnostics: [PlacedDiagnostic] {
    (blocked.flatMap(diagnostics) + backedOutDiagnostics + decisionDiagnostics + projectDiagnostics
      + findingDiagnostics).inOrderOfSites()
  }

  /// The findings in code that already uses `@Observable`; a migration does not depend on them.
  var findingDiagnostics: [PlacedDiagnostic] {
    findings.map { PlacedDiagnostic($0, severity: .note) }
  }

  /// One for each type that was backed out.
  public var backedOutDiagnostics: [PlacedDiagnostic] {
    backedOut.compactMap(diagnostic(ofBackedOut:))
  }

  /// The warnings or notes at changes, files and directives, each once, in the order of their sites. The owners to
  /// decide are left out.
  func diagnosticsToReview(_ severity: Severity) -> [PlacedDiagnostic] {
    (decisionDiagnostics + projectDiagnostics).filter {
      $0.severity == severity && $0.name != DiagnosticKind.ownerToDecide.rawValue
    }.inOrderOfSites()
  }

  /// The owners to decide, in the order of their sites.
  var diagnosticsOfOwnersToDecide: [PlacedDiagnostic] {
    decisionDiagnostics.filter { $0.name == DiagnosticKind.ownerToDecide.rawValue }.uniqued()
  }

  /// The diagnostics of the changes, in the order of their sites.
  var decisionDiagnostics: [PlacedDiagnostic] {
    let migrating = Set(migrated.map(\.type))
    return decisions.flatMap { decision in
      let type = listedType(of: decision, migrating: migrating).map(model.symbols.qualifiedName)
      return decision.diagnostics.map { PlacedDiagnostic($0, at: decision.site, type: type) }
    }
    .withEachFactOnce(in: model.symbols)
  }

  /// One for each kind of blocker of the type itself, with all its places; if only other types block it, one at its
  /// declaration.
  func diagnostics(of verdict: Verdict) -> [PlacedDiagnostic] {
    let type = model.symbols.qualifiedName(verdict.type)
    let own = verdict.blockers.filter(\.because.isEmpty)
    if own.isEmpty, let first = verdict.blockers.first, let cause = first.because.last {
      let link = first.because.dropLast().map { "`\(model.symbols.qualifiedName($0))`" }
      let partner =
        "`\(model.symbols.qualifiedName(cause))`"
        + (link.isEmpty ? "" : ", through \(link.joined(separator: " and "))")
      return [
        PlacedDiagnostic(
          first.blocker, of: type,
          "must migrate together with \(partner): \(first.blocker.message) "
            + "(\(model.place(first.blocker.site)))",
          at: model.symbols.site(of: verdict.type))
      ]
    }
    return own.map { reached in
      PlacedDiagnostic(
        reached.blocker, of: type, "is not migrated: \(reached.blocker.message)",
        at: reached.blocker.site)
    }.grouped(by: \.name).map { $0[0].adding(Array($0.dropFirst()), in: model.symbols) }
  }
}

extension [PlacedDiagnostic] {
  /// One diagnostic for all places of a fact that one change of code would settle.
  fileprivate func withEachFactOnce(in symbols: Symbols) -> [PlacedDiagnostic] {
    func fact(_ diagnostic: PlacedDiagnostic) -> [String]? {
      guard diagnostic.kind?.isSaidOnce == true else { return nil }
      // The notes of most kinds have one fact, whatever they are about.
      let fact = diagnostic.fact == diagnostic.name ? diagnostic.message : diagnostic.fact
      return [diagnostic.name, diagnostic.severity.rawValue, fact]
    }
    let places = Dictionary(grouping: filter { fact($0) != nil }, by: fact)
      .mapValues { $0.sorted { ($1.weight, $0.site) < ($0.weight, $1.site) } }
    return compactMap { diagnostic in
      guard let all = places[fact(diagnostic)] else { return diagnostic }
      return diagnostic.site == all[0].site ? diagnostic.adding(all, in: symbols) : nil
    }
  }

  /// The diagnostics in the order of their sites, each once; those at one site stay in their order.
  func inOrderOfSites() -> [PlacedDiagnostic] {
    enumerated().sorted { ($0.element.site, $0.offset) < ($1.element.site, $1.offset) }
      .map(\.element).uniqued()
  }
}
