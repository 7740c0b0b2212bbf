import Rewriter

/// How a command ends without the migration; a migration need not fix what was broken.
struct ErrorsBefore {
  private let first: VerifyCommand.Outcome
  private let known: Set<String>
  private let project: ProjectFolder

  init(_ first: VerifyCommand.Outcome, _ project: ProjectFolder) {
    self.first = first
    self.project = project
    known = Set(CompilerError.all(in: first.output, project: project).map(Self.key))
  }

  func new(in outcome: VerifyCommand.Outcome) -> [CompilerError] {
    CompilerError.all(in: outcome.output, project: project).filter { !known.contains(Self.key($0)) }
  }

  func accept(_ outcome: VerifyCommand.Outcome) -> Bool {
    outcome.passes || !first.passes && new(in: outcome).isEmpty
  }

  /// Without the line, which a migration changes.
  private static func key(_ error: CompilerError) -> String { error.path + ":" + error.message }
}
