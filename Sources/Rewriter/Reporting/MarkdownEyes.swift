import SourceModel

/// What a person must look at, most pressing first.
extension MarkdownPages {
  var needsEyes: [ReportSection] {
    cautions + [advice, marks, heavyOwners, conditionalOwners] + heldTypeSections + [
      heldThroughOthers, remarks,
    ]
  }

  private var chapter: String { "\n## Needs eyes\n" }

  /// By caution, so that sites of one kind are read together and the sentence is said once.
  private var cautions: [ReportSection] {
    var items: [Caution: [String]] = [:]
    for decision in migration.rewritten {
      for note in decision.cautions {
        let evidence = note.evidence.isEmpty ? "" : ": \(MarkdownText.code(note.evidence))"
        let detail = note.detail.map { " (\(MarkdownText.prose($0)))" } ?? ""
        let line = "- \(place(decision.site, column: true))\(evidence)\(detail)"
        items[note.caution, default: []].append(line + change(of: decision))
      }
    }
    return Caution.allCases.compactMap { caution in
      guard let lines = items[caution] else { return nil }
      let title = "\(caution.rawValue): \(counted(lines.count, "caution"))"
      let sentence = MarkdownText.sentence(caution.sentence, evidence: "…")
      return section(chapter, "\n### \(title)\n\n\(sentence).\n\n", lines, "caution")
    }
  }

  private var advice: ReportSection {
    let items = migration.decisions.compactMap { decision in
      decision.advice.map {
        "- \(place(decision.site, column: true)) \(decision.rule): \(MarkdownText.prose($0))\n"
      }
    }
    return section(chapter, "\n### Advice\n\n", items, "advised site")
  }

  private var marks: ReportSection {
    let items = migration.decisions.filter { $0.outcome == .marked }.map {
      "- \(place($0.site, column: true)) \($0.rule)" + change(of: $0)
    }
    return section(chapter, "\n### Marked in the source\n\n", items, "mark")
  }

  /// The types against which something speaks, each with every reason.
  private var heldTypeSections: [ReportSection] {
    migration.held.filter { $0.heldBy.contains { !isToldElsewhere($0) } }.map { verdict in
      var items = reasons(verdict.heldBy.filter { !isToldElsewhere($0) })
      items += throughOthers(verdict).map { "- also \($0)\n" }
      let title = "\(name(verdict.type)) is held · \(place(model.site(of: verdict.type)))"
      return section(chapter, "\n### \(title)\n\n", items, "reason")
    }
  }

  /// The types against which nothing speaks but what they are linked with.
  private var heldThroughOthers: ReportSection {
    let verdicts = migration.held.filter { $0.heldBy.allSatisfy(isToldElsewhere) }
    let items = verdicts.map { verdict in
      let site = model.site(of: verdict.type)
      let list = throughOthers(verdict).joined(separator: "; ")
      return "- \(name(verdict.type)) \(place(site)): \(list.isEmpty ? "held" : list)\n"
    }
    return section(chapter, "\n### Held only through other types\n\n", items, "held type")
  }

  /// The places that own a model whose making is dear: why, what is written, and why nothing else.
  private var heavyOwners: ReportSection {
    let items = migration.owners.filter { choice in
      choice.site.weight == .heavy && !choice.site.isInPreview
        && choice.site.models.allSatisfy(movingTypes.contains)
    }.map { choice -> String in
      let owned = choice.site.models.map(name).joined(separator: " or ")
      var text = "- \(place(choice.site.site, column: true)) \(name(choice.site.host)) owns "
      text += "\(owned) (\(choice.site.kind.code)): **\(choice.strategy.rawValue)**\n"
      for evidence in (choice.site.heaviest?.cost.evidence ?? []).prefix(3) {
        text += "  - \(place(evidence.site)) \(MarkdownText.code(evidence.code)): "
        text += "\(evidence.signal.name)"
        let chain = evidence.chain.map(MarkdownText.code).joined(separator: " → ")
        text += chain.isEmpty ? "\n" : ", through \(chain)\n"
      }
      text += choice.injection.map(sketch) ?? ""
      for declined in choice.declined {
        text += "  - not \(declined.strategy.rawValue): \(MarkdownText.prose(declined.why))\n"
      }
      return text
    }
    return section(chapter, "\n### Owners of heavy models\n\n", items, "heavy owner")
  }

  /// The places whose model is light only because a condition does not hold there.
  private var conditionalOwners: ReportSection {
    let items = migration.owners.filter { choice in
      choice.site.weight == .light && !choice.site.isInPreview
        && choice.site.models.allSatisfy(movingTypes.contains)
    }.flatMap { choice in
      (choice.site.heaviest?.cost.ruledOut ?? []).map { item in
        let owned = choice.site.models.map(name).joined(separator: " or ")
        return
          "- \(place(choice.site.site, column: true)) \(name(choice.site.host)) owns \(owned): "
          + "\(MarkdownText.prose(item.sentence)) (\(place(item.site)))\n"
      }
    }
    return section(chapter, "\n### Light as it is made here\n\n", items, "condition")
  }

  /// How the code would be if the model were handed in.
  private func sketch(_ injection: Injection) -> String {
    var text = ""
    if let call = injection.call {
      let parent = injection.parent.map(name) ?? "code of no type"
      let how = injection.presentation.map { ", in \(MarkdownText.code($0))" } ?? ""
      text += "  - shown by \(parent) \(place(call.site)): \(MarkdownText.code(call.code))\(how)\n"
    }
    text += "  - then \(MarkdownText.code(injection.signature)):\n\n"
    let code = "\(injection.child)\n\n\(injection.owner)"
    text += "    ```swift\n"
    text += code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    return text + "    ```\n"
  }

  private var remarks: ReportSection {
    let items = migration.remarks.map {
      "- \(place($0.site, column: true)): \(MarkdownText.prose($0.message)) (\($0.name))\n"
    }
    return section(chapter, "\n### Files and directives\n\n", items, "remark")
  }

  /// Whether a blocker is against another type that has an entry of its own.
  private func isToldElsewhere(_ blocker: Blocker) -> Bool {
    blocker.via.last.map(heldTypes.contains) ?? false
  }

  /// Blockers of one reason stand together, and what to do is said once.
  private func reasons(_ blockers: [Blocker]) -> [String] {
    var groups: [(reason: Reason, blockers: [Blocker])] = []
    for blocker in blockers {
      let reason = blocker.objection.reason
      if let index = groups.firstIndex(where: { $0.reason == reason }) {
        groups[index].blockers.append(blocker)
      } else {
        groups.append((reason, [blocker]))
      }
    }
    return groups.flatMap { reason, blockers -> [String] in
      let instead = "Instead: \(MarkdownText.plain(reason.instead))."
      if blockers.count == 1 {
        let line = line(of: blockers[0], saying: reason.why)
        return ["- **\(reason.rawValue)** \(line). \(instead)\n"]
      }
      let why = MarkdownText.sentence(reason.why, evidence: "…")
      var lines = blockers.map { "  - \(line(of: $0, saying: "%"))\n" }
      lines[0] = "- **\(reason.rawValue)**: \(why). \(instead)\n" + lines[0]
      return lines
    }
  }

  private func line(of blocker: Blocker, saying template: String) -> String {
    let objection = blocker.objection
    let sentence = MarkdownText.sentence(template, evidence: objection.evidence)
    let chain = blocker.via.isEmpty ? "" : " (via \(path(blocker.via)))"
    return "\(place(objection.site, column: true)): \(sentence)\(chain)"
  }

  /// One phrase for each chain that leads to another held type.
  private func throughOthers(_ verdict: Verdict) -> [String] {
    var chains: [(via: [TypeID], reasons: [String])] = []
    for blocker in verdict.heldBy where isToldElsewhere(blocker) {
      let reason = blocker.objection.reason.rawValue
      if let index = chains.firstIndex(where: { $0.via == blocker.via }) {
        if !chains[index].reasons.contains(reason) { chains[index].reasons.append(reason) }
      } else {
        chains.append((blocker.via, [reason]))
      }
    }
    return chains.map { "via \(path($0.via)): \($0.reasons.joined(separator: ", "))" }
  }

  private func path(_ types: [TypeID]) -> String { types.map(name).joined(separator: " → ") }
}
