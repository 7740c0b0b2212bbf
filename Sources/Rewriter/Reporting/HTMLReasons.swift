import SourceModel

/// Why a type is held, with the code, and what to do.
extension HTMLPage {
  func reasons(_ verdict: Verdict) -> String {
    var groups: [(reason: Reason, blockers: [Blocker])] = []
    for blocker in verdict.heldBy where blocker.via.isEmpty {
      let reason = blocker.objection.reason
      if let index = groups.firstIndex(where: { $0.reason == reason }) {
        groups[index].blockers.append(blocker)
      } else {
        groups.append((reason, [blocker]))
      }
    }
    let own = groups.map { reason, blockers in
      let places = blockers.map { blocker in
        let line = migration.line(at: blocker.objection.site)
        return "<li>\(HTMLText.swift(line)) \(place(blocker.objection.site))</li>"
      }
      let evidence = blockers.map(\.objection.evidence).uniqued()
      let sentence = HTMLText.sentence(
        reason.why, evidence: evidence.count == 1 ? evidence[0] : "…")
      return """
        <div class="reason"><p>\(link(.reason, reason.rawValue)) \(sentence).</p>
        <ul class="plain">\(places.joined(separator: "\n"))</ul>
        <p class="instead"><b>Instead</b> \(HTMLText.prose(reason.instead)).</p></div>
        """
    }
    return (own + through(verdict)).joined(separator: "\n")
  }

  /// One line for each type through which others hold this one.
  private func through(_ verdict: Verdict) -> [String] {
    var chains: [(via: [TypeID], reasons: [Reason])] = []
    for blocker in verdict.heldBy where !blocker.via.isEmpty {
      let reason = blocker.objection.reason
      if let index = chains.firstIndex(where: { $0.via == blocker.via }) {
        if !chains[index].reasons.contains(reason) { chains[index].reasons.append(reason) }
      } else {
        chains.append((blocker.via, [reason]))
      }
    }
    return chains.map { chain in
      let path = chain.via.map(link).joined(separator: " → ")
      let reasons = chain.reasons.map { link(.reason, $0.rawValue) }.joined(separator: ", ")
      return "<div class=\"reason\"><p>Held with \(path): \(reasons).</p></div>"
    }
  }
}
