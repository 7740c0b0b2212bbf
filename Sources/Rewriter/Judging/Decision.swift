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
  /// The blocker, if it is the site itself.
  @Apart public private(set) var blocker: Blocker?
}
