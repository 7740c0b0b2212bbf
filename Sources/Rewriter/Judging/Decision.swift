import SourceModel

/// A proposal after judgement.
public struct Decision: Sendable {
  public enum Outcome: String, Sendable { case rewritten, held, marked, advised }

  public let rule: String
  public let site: Site
  public let types: [TypeID]
  public let outcome: Outcome
  /// The edits that were applied; empty unless rewritten or marked.
  public internal(set) var edits: [Edit]
  public let cautions: [CautionNote]
  public let strategy: Strategy?
  /// Why the site is held, where it is the site itself that objects.
  @Apart public private(set) var objection: Objection?
  public let advice: String?
}
