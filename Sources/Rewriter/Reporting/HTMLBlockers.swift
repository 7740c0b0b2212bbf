import SourceModel

/// What keeps a type from being migrated, with the code, and what to do.
extension HTMLPage {
  func blockers(_ verdict: Verdict) -> String {
    let own = ReachedBlocker.grouped(verdict.blockers.filter(\.because.isEmpty)).map {
      kind, blockers in
      let places = blockers.map { reached in
        let line = migration.line(at: reached.blocker.site)
        return "<li>\(HTMLText.swift(line)) \(place(reached.blocker.site))</li>"
      }
      let messages = blockers.map(\.blocker.message).uniqued()
      let message = messages.count == 1 ? messages[0] : kind.message("…")
      return """
        <div class="blocker"><p>\(link(.blocker, kind.rawValue)) \(HTMLText.prose(message.sentence))</p>
        <ul class="plain">\(places.joined(separator: "\n"))</ul>
        <p class="instead"><b>What to do</b> \(HTMLText.prose(kind.instead.sentence))</p></div>
        """
    }
    return (own + through(verdict)).joined(separator: "\n")
  }

  /// One line for each chain of types that must migrate together with this one.
  private func through(_ verdict: Verdict) -> [String] {
    var chains: [(because: [TypeID], kinds: [BlockerKind])] = []
    for reached in verdict.blockers where !reached.because.isEmpty {
      let kind = reached.blocker.kind
      if let index = chains.firstIndex(where: { $0.because == reached.because }) {
        if !chains[index].kinds.contains(kind) { chains[index].kinds.append(kind) }
      } else {
        chains.append((reached.because, [kind]))
      }
    }
    return chains.map { chain in
      let path = chain.because.map(link).joined(separator: " → ")
      let kinds = chain.kinds.map { link(.blocker, $0.rawValue) }.joined(separator: ", ")
      return "<div class=\"blocker\"><p>Must migrate together with \(path): \(kinds).</p></div>"
    }
  }
}
