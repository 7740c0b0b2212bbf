import SourceModel

/// Everything that a run decided and produced.
public struct Migration: Sendable {
  public let model: ProjectModel
  /// One for each observable type, in the order of their sites.
  public internal(set) var verdicts: [Verdict]
  /// The migrated types, grouped by what must migrate together.
  public let groups: [[TypeID]]
  /// In the order of their sites.
  public let decisions: [Decision]
  /// In the order of their paths.
  public internal(set) var changes: [FileChange]
  /// How each migrated model is owned, in the order of the owners' sites.
  public let owners: [OwnerChoice]
  /// Heavy models that are re-created in code that already uses `@Observable`. They are not changed.
  public let findings: [Audit.Finding]
  /// Problems of files, directives and requests, rather than of a type.
  public let projectDiagnostics: [PlacedDiagnostic]
  /// The end of the output of the command of `--verify`, if its errors point to no type.
  public internal(set) var commandOutput: [String] = []

  /// The number of lines that only mark an unpublished property with `@ObservationIgnored` and that
  /// `--unpublished minimal` leaves as they are.
  public let linesOfExactness: Int
  public let unpublished: Options.Unpublished
  public let xcode: Options.Xcode

  public var migrated: [Verdict] { verdicts.filter { $0.outcome == .migrated } }
  public var blocked: [Verdict] { verdicts.filter { $0.outcome == .blocked } }
  /// The types that were restored because the command of `--verify` failed with them.
  public var backedOut: [Verdict] { verdicts.filter { $0.outcome == .backedOut } }
  /// The places where a person decides who owns a heavy model.
  public var ownersToDecide: [Decision] {
    decisions.filter { $0.diagnostics.contains { $0.kind == .ownerToDecide } }
  }
  public var rewritten: [Decision] { decisions.filter { $0.outcome == .rewritten } }

  /// Those of them that change code; the others only say something about code that stays.
  var edited: [Decision] { rewritten.filter { !$0.edits.isEmpty } }
  /// Whether the code as read mixes `@Observable` and `ObservableObject`.
  public var hasMixedState: Bool {
    projectDiagnostics.contains { $0.name == DiagnosticKind.mixedState.rawValue }
  }

  /// The highest cost of creating an object of each type, at any of its owners or where an object that they share is
  /// created; types without an owner are left out.
  public var initializerCosts: [TypeID: (cost: InitializerCost, isShared: Bool)] {
    var costs: [TypeID: (cost: InitializerCost, isShared: Bool)] = [:]
    for owner in owners {
      for type in owner.site.models {
        for construction in owner.site.constructions {
          let shared = model.initializers.costOfSharedObject(in: construction, of: type)
          let cost = shared ?? construction.cost
          guard cost.score > costs[type]?.cost.score ?? -1 else { continue }
          costs[type] = (cost, shared != nil)
        }
      }
    }
    return costs
  }
}
