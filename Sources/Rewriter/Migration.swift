import SourceModel

/// Everything that one run decided and produced.
public struct Migration: Sendable {
  public let model: ProjectModel
  /// Of every observable type, in the order of their sites.
  public let verdicts: [Verdict]
  /// The types that move, grouped by what moves only together.
  public let groups: [[TypeID]]
  /// In the order of their sites.
  public let decisions: [Decision]
  /// In the order of their paths.
  public let changes: [FileChange]
  /// How each model that moves is owned, in the order of the owners' sites.
  public let owners: [OwnerChoice]
  /// The heavy models that are made again and again where the code is on `@Observable` already. Nothing is done about them.
  public let faults: [Audit.Finding]
  /// What is wrong with files or directives, apart from any type.
  public let remarks: [Remark]

  /// A line for a person about something that is no type's.
  public struct Remark: Sendable, Hashable {
    public let site: Site
    public let message: String
    public let name: String
    /// Whether the code as read is half on `@Observable`.
    public var isMixedState: Bool { name == Advice.mixedState.rawValue }
  }

  public var moved: [Verdict] { verdicts.filter { $0.outcome == .moves } }
  public var held: [Verdict] { verdicts.filter { $0.outcome == .held } }
  public var rewritten: [Decision] { decisions.filter { $0.outcome == .rewritten } }
  public var cautions: [CautionNote] { rewritten.flatMap(\.cautions) }

  /// The most that building each type costs at any of its owners; types that nothing owns are left out.
  public var initializerCosts: [TypeID: InitializerCost] {
    var costs: [TypeID: InitializerCost] = [:]
    for owner in owners {
      for type in owner.site.models {
        for construction in owner.site.constructions
        where construction.cost.score > costs[type]?.score ?? -1 {
          costs[type] = construction.cost
        }
      }
    }
    return costs
  }
}
