import SourceModel

/// The models that `@State` creates more often than `@StateObject` did, without a diagnostic because creating them is
/// cheap.
extension Migration {
  /// Their owners, in the order of their sites; those in previews are left out.
  public var recreated: [OwnerChoice] { lightRepetitions.filter { !$0.site.isInPreview } }

  private var lightRepetitions: [OwnerChoice] {
    let migrating = Set(migrated.map(\.type))
    return owners.filter {
      $0.repetition != nil && !$0.isRepetitionReported
        && $0.site.models.allSatisfy(migrating.contains)
    }
  }

  /// `2 models with cheap initializers are re-created with their views (1 with Xcode 26 and earlier, 1 on every Xcode)`
  public var recreatedHeadline: String? {
    guard let (subject, until, always) = repetitions else { return nil }
    if always == 0 { return "\(subject) (Xcode 26 and earlier)" }
    if until == 0 { return "\(subject) (every Xcode)" }
    return "\(subject) (\(until) with Xcode 26 and earlier, \(always) on every Xcode)"
  }

  /// Which Xcode the costs were rated for, where that comes from, and what another one would change; nil where it would
  /// change nothing.
  public var xcodeHeadline: String? {
    let migrating = Set(migrated.map(\.type))
    let heavy = owners.filter {
      $0.site.weight == .heavy && !$0.site.isMadeOnce && !$0.site.isInPreview
        && $0.site.models.allSatisfy(migrating.contains)
    }
    let depending = heavy.filter(\.dependsOnXcode)
    guard !depending.isEmpty else { return nil }
    let layout = model.symbols.layout
    let major = xcode.major(in: layout) ?? 26
    let source =
      xcode == .auto ? layout.xcode?.file ?? "the project names none" : "--xcode"
    let share =
      depending.count == heavy.count
      ? counted(heavy.count, "heavy model")
      : "\(depending.count) of \(counted(heavy.count, "heavy model"))"
    let (other, change) =
      major < 27
      ? (27, depending.count == 1 ? "needs nothing" : "need nothing")
      : (26, depending.count == 1 ? "is re-created" : "are re-created")
    return
      "Xcode \(major) assumed (\(source)); with Xcode \(other), \(share) \(change): `--xcode \(other)`"
  }

  /// The headline, with what it means and how it was judged.
  var recreatedSentence: String? {
    guard let headline = recreatedHeadline, let (_, until, always) = repetitions else { return nil }
    var text = "\(headline). `@StateObject` created each once. "
    if until > 0 {
      text += "From Xcode 27 on, `@State` evaluates an inline default once"
      text += always > 0 ? ", but an assignment in `init` or an argument each time. " : ". "
    } else {
      text += "`@State` evaluates an assignment in `init` and an argument each time. "
    }
    text += "No side effects found, and cheap to create."
    if lightRepetitions.count > until + always { text += " Previews are not counted." }
    return text
  }

  private var repetitions: (subject: String, untilXcode26: Int, always: Int)? {
    let all = recreated
    let always = all.filter { $0.repetition == .always }.count
    guard !all.isEmpty else { return nil }
    let subject =
      all.count == 1
      ? "1 model with a cheap initializer is re-created with its view"
      : "\(all.count) models with cheap initializers are re-created with their views"
    return (subject, all.count - always, always)
  }
}

extension OwnerChoice {
  /// What creating the model costs, or that it costs nothing.
  var costSummary: String {
    guard strategy != .bootstrap else { return "what stays in its initializer is cheap" }
    let cost = site.heaviest?.cost ?? .none
    guard !cost.evidence.isEmpty else { return "no cost found" }
    let signals = cost.evidence.map(\.signal.name).uniqued().joined(separator: ", ")
    return "cost \(cost.expense), \(signals)"
  }
}

extension MarkdownPages {
  private static let lightOwnersInSight = 3

  var recreated: ReportSection {
    let items = migration.recreated.map { choice in
      let owned = choice.site.models.map(name).joined(separator: " or ")
      let when = choice.repetition == .always ? ", on every Xcode" : ""
      return "- \(place(choice.site.site, column: true)) \(name(choice.site.host)) owns \(owned) "
        + "(\(choice.site.kind.words), \(choice.strategy.rawValue)\(when)): \(choice.costSummary)\n"
    }
    let sentence = MarkdownText.prose(migration.recreatedSentence ?? "")
    guard items.count > Self.lightOwnersInSight else {
      return section("\n## Done\n", "\n\(sentence)\n\n", items, "owner")
    }
    let title = counted(items.count, "place")
    return ReportSection(
      chapter: "\n## Done\n",
      opening: "\n\(sentence)\n\n<details><summary>\(title)</summary>\n\n", items: items,
      closing: "\n</details>\n", noun: "owner")
  }
}

extension HTMLPage {
  var recreated: String {
    guard let sentence = migration.recreatedSentence else { return "" }
    let items = migration.recreated.map { choice in
      let owned = choice.site.models.map(link).joined(separator: " or ")
      let when = choice.repetition == .always ? ", on every Xcode" : ""
      return "<li>\(HTMLText.code(model.symbols.qualifiedName(choice.site.host))) owns \(owned) "
        + "(\(link(.strategy, choice.strategy.rawValue))\(when)): \(choice.costSummary) "
        + "\(place(choice.site.site))</li>"
    }
    return """
      <p class="muted">\(HTMLText.prose(sentence))</p>
      <details class="more recreated"><summary>\(counted(items.count, "place"))</summary>
      <ul class="plain">\(items.joined(separator: "\n"))</ul></details>
      """
  }
}
