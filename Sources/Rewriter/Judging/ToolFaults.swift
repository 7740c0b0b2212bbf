import SourceModel

extension Defect {
  /// Objections that hold the moving types whose edits the defect concerns; none where no type moves among them.
  func objections(among decisions: [Decision], _ verdicts: Verdicts) -> [Proposal] {
    decisions.compactMap { decision in
      let types = decision.types.filter(verdicts.moves)
      guard !types.isEmpty, decision.edits.contains(where: concerns) else { return nil }
      let objection = Objection(.toolFault, at: decision.site, evidence: message)
      return Proposal(
        rule: decision.rule, site: decision.site, types: types, answer: .objection(objection))
    }
  }

  private func concerns(_ edit: Edit) -> Bool {
    switch self {
    case .conflict(let path, let first, let second):
      edit.path == path && [first, second].contains(edit.range)
    case .syntax(let path), .collateral(let path, _): edit.path == path
    }
  }
}
