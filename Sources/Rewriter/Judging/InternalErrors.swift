import SourceModel

extension InternalError {
  /// Blockers for the migrated types whose edits the defect concerns; none where no type among them is migrated.
  func ownBlockers(among decisions: [Decision], _ verdicts: Verdicts) -> [Proposal] {
    decisions.compactMap { decision in
      let types = decision.types.filter(verdicts.migrates)
      guard !types.isEmpty, decision.edits.contains(where: concerns) else { return nil }
      let blocker = Blocker(.internalError, at: decision.site, code: message)
      return Proposal(
        rule: decision.rule, site: decision.site, types: types, answer: .blocked(blocker))
    }
  }

  private func concerns(_ edit: Edit) -> Bool {
    switch self {
    case .conflict(let path, let first, let second):
      edit.path == path && [first, second].contains(edit.range)
    case .syntax(let path), .unintendedChange(let path, _): edit.path == path
    }
  }
}
