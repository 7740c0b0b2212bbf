import SourceModel

/// What a person must do or review.
extension MarkdownPages {
  /// What keeps types from being migrated, and what is left to decide.
  var toDo: [ReportSection] {
    blockedTypeSections + [blockedThroughOthers, backedOut, marks, files]
  }

  /// Warnings and notes at changes, and how heavy models are owned.
  var toReview: [ReportSection] {
    diagnostics(.warning) + diagnostics(.note) + [heavyOwners, conditionalOwners]
  }

  private static let toDoChapter = "\n## To do\n"
  private static let reviewChapter = "\n## To review\n"

  /// Grouped by kind, so that changes of one kind are read together and the advice appears once.
  private func diagnostics(_ severity: Severity) -> [ReportSection] {
    var items: [DiagnosticKind: [String]] = [:]
    var advised: Set<DiagnosticKind> = []
    for decision in migration.decisions where decision.outcome != .marked {
      for diagnostic in decision.diagnostics where diagnostic.severity == severity {
        let own = diagnostic.instead == diagnostic.kind.instead ? nil : diagnostic.instead
        if own == nil { advised.insert(diagnostic.kind) }
        let text = diagnostic.message + (own.map { ". \($0)." } ?? "")
        let line = "- \(place(decision.site, column: true)): \(MarkdownText.prose(text))\n"
        items[diagnostic.kind, default: []].append(line)
      }
    }
    return DiagnosticKind.allCases.compactMap { kind in
      guard let lines = items[kind] else { return nil }
      let title = "\(kind.rawValue): \(counted(lines.count, severity.rawValue))"
      let advice = advised.contains(kind) ? kind.instead : nil
      let instead = advice.map { MarkdownText.prose($0.sentence) + "\n\n" } ?? ""
      return section(Self.reviewChapter, "\n### \(title)\n\n\(instead)", lines, severity.rawValue)
    }
  }

  /// Owners of heavy models that stay `@StateObject` under a comment.
  private var marks: ReportSection {
    let items = migration.decisions.filter { $0.outcome == .marked }.map { decision in
      let text = decision.diagnostics.map { PlacedDiagnostic($0, at: decision.site).text }
      return "- \(place(decision.site, column: true)): "
        + MarkdownText.prose(text.joined(separator: " ")) + "\n"
    }
    return section(Self.toDoChapter, "\n### Owners to decide\n\n", items, "owner")
  }

  /// The types that have blockers of their own, each with all of them.
  private var blockedTypeSections: [ReportSection] {
    migration.blocked.filter { $0.blockers.contains { !isReportedElsewhere($0) } }.map { verdict in
      var items = blockers(verdict.blockers.filter { !isReportedElsewhere($0) })
      items += throughOthers(verdict).map { "- \($0)\n" }
      let title =
        "\(name(verdict.type)) is not migrated · \(place(model.symbols.site(of: verdict.type)))"
      return section(Self.toDoChapter, "\n### \(title)\n\n", items, "blocker")
    }
  }

  /// The types that are blocked only because they must migrate together with others.
  private var blockedThroughOthers: ReportSection {
    let verdicts = migration.blocked.filter { $0.blockers.allSatisfy(isReportedElsewhere) }
    let items = verdicts.map { verdict in
      let site = model.symbols.site(of: verdict.type)
      let list = throughOthers(verdict).joined(separator: "; ")
      return "- \(name(verdict.type)) \(place(site)): \(list.isEmpty ? "blocked" : list)\n"
    }
    return section(Self.toDoChapter, "\n### Blocked only by other types\n\n", items, "blocked type")
  }

  /// The types that were restored because the command of `--verify` failed.
  private var backedOut: ReportSection {
    let items = migration.backedOutDiagnostics.map {
      "- \(place($0.site)): \(MarkdownText.prose($0.message.sentence))\n"
    }
    let output = migration.commandOutput.joined(separator: "\n")
    return ReportSection(
      chapter: Self.toDoChapter, opening: "\n### Backed out\n\n", items: items,
      closing: output.isEmpty ? "" : MarkdownText.block(output), noun: "restored type")
  }

  /// The owners of heavy models: why they are heavy, which strategy is used, and why no other one.
  private var heavyOwners: ReportSection {
    let items = migration.owners.filter { choice in
      choice.site.weight == .heavy && !choice.site.isInPreview
        && choice.site.models.allSatisfy(migratingTypes.contains)
    }.map { choice -> String in
      let owned = choice.site.models.map(name).joined(separator: " or ")
      var text = "- \(place(choice.site.site, column: true)) \(name(choice.site.host)) owns "
      text += "\(owned) (\(choice.site.kind.words)): **\(choice.strategy.rawValue)**\n"
      for evidence in (choice.site.heaviest?.cost.evidence ?? []).prefix(3) {
        text += "  - \(place(evidence.site)) \(MarkdownText.code(evidence.code)): "
        text += evidence.signal.effect
        let chain = evidence.chain.map(MarkdownText.code).joined(separator: " → ")
        text += chain.isEmpty ? "\n" : ", through \(chain)\n"
      }
      text += choice.injection.map(sketch) ?? ""
      for declined in choice.declined {
        text += "  - not \(declined.strategy.rawValue): \(MarkdownText.prose(declined.why))\n"
      }
      return text
    }
    return section(Self.reviewChapter, "\n### Owners of heavy models\n\n", items, "heavy owner")
  }

  /// The owners whose model is cheap only because a condition is false there.
  private var conditionalOwners: ReportSection {
    let items = migration.owners.filter { choice in
      choice.site.weight == .light && !choice.site.isInPreview
        && choice.site.models.allSatisfy(migratingTypes.contains)
    }.flatMap { choice in
      (choice.site.heaviest?.cost.ruledOut ?? []).map { item in
        let owned = choice.site.models.map(name).joined(separator: " or ")
        return
          "- \(place(choice.site.site, column: true)) \(name(choice.site.host)) owns \(owned): "
          + "\(MarkdownText.prose(item.sentence)) (\(place(item.site)))\n"
      }
    }
    return section(Self.reviewChapter, "\n### Cheap as it is created here\n\n", items, "condition")
  }

  /// The code as it would be if the model were passed in.
  private func sketch(_ injection: Injection) -> String {
    var text = ""
    if let call = injection.call {
      let parent = injection.parent.map(name) ?? "top-level code"
      let how = injection.presentation.map { ", in \(MarkdownText.code($0))" } ?? ""
      text += "  - created by \(parent) \(place(call.site)): "
      text += "\(MarkdownText.code(call.code))\(how)\n"
    }
    text += "  - with injection, \(MarkdownText.code(injection.signature)):\n\n"
    let code = "\(injection.child)\n\n\(injection.owner)"
    text += "    ```swift\n"
    text += code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    return text + "    ```\n"
  }

  /// Files that are not edited, and directives and requests that have no effect.
  private var files: ReportSection {
    let items = migration.projectDiagnostics.map {
      "- \(place($0.site, column: true)): \(MarkdownText.prose($0.text)) (\($0.name))\n"
    }
    return section(Self.toDoChapter, "\n### Files, directives and requests\n\n", items, "file")
  }

  /// Whether the blocker is listed with another blocked type.
  private func isReportedElsewhere(_ blocker: ReachedBlocker) -> Bool {
    blocker.because.last.map(blockedTypes.contains) ?? false
  }

  /// Groups the blockers by kind, so that the advice appears once.
  private func blockers(_ blockers: [ReachedBlocker]) -> [String] {
    blockers.grouped { [$0.blocker.kind.rawValue, $0.blocker.instead] }.flatMap { blockers in
      let kind = blockers[0].blocker.kind
      let instead = MarkdownText.prose(blockers[0].blocker.instead.sentence)
      if blockers.count == 1 {
        return ["- **\(kind.rawValue)** \(line(of: blockers[0])). \(instead)\n"]
      }
      var lines = blockers.map { "  - \(line(of: $0))\n" }
      lines[0] = "- **\(kind.rawValue)** (\(blockers.count)). \(instead)\n" + lines[0]
      return lines
    }
  }

  private func line(of reached: ReachedBlocker) -> String {
    let chain = reached.because.isEmpty ? "" : " (through \(path(reached.because)))"
    return "\(place(reached.blocker.site, column: true)): "
      + MarkdownText.prose(reached.blocker.message) + chain
  }

  /// One phrase for each chain to another blocked type.
  private func throughOthers(_ verdict: Verdict) -> [String] {
    verdict.blockers.filter(isReportedElsewhere).grouped(by: \.because).map { chain in
      let kinds = chain.map(\.blocker.kind.rawValue).uniqued()
      return
        "must migrate together with \(path(chain[0].because)): \(kinds.joined(separator: ", "))"
    }
  }

  private func path(_ types: [TypeID]) -> String { types.map(name).joined(separator: " → ") }
}
