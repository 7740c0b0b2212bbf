import SourceModel

/// A proposal and what became of it.
public struct Decision: Sendable {
  public enum Outcome: String, Sendable {
    /// Applied.
    case rewritten
    /// Left as it is, because its types are not migrated.
    case blocked
    /// Left as it is, with a comment that asks a person to decide.
    case marked
    /// Nothing is changed; a person should look.
    case advised
  }

  public let rule: String
  public let site: Site
  public let types: [TypeID]
  public let outcome: Outcome
  /// The edits that were applied; empty unless rewritten or marked.
  public internal(set) var edits: [Edit]
  public let diagnostics: [Diagnostic]
  public let strategy: Strategy?
  /// See `Proposal.exception`.
  let exception: String?
  /// The blocker, if it is the site itself.
  @Apart public private(set) var blocker: Blocker?
}

extension Decision {
  /// A blocker for each warning, of those types that would be migrated.
  func blockersForWarnings(_ verdicts: Verdicts) -> [Proposal] {
    let types = types.filter(verdicts.migrates)
    if types.isEmpty { return [] }
    return diagnostics.filter { $0.severity == .warning }.map { warning in
      let blocker = Blocker(.needsReview, at: site, code: warning.kind.rawValue)
      return Proposal(rule: rule, site: site, types: types, answer: .blocked(blocker))
    }
  }
}

extension [Decision] {
  /// The decisions with some edits replaced.
  func replacing(_ edits: [Edit: [Edit]]) -> [Decision] {
    if edits.isEmpty { return self }
    return map { decision in
      var decision = decision
      decision.edits = decision.edits.flatMap { edits[$0] ?? [$0] }
      return decision
    }
  }
}
