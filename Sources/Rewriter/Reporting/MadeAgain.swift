import SourceModel

/// The models that `@State` makes more often than `@StateObject` did without a caution at the place, because making them
/// is light.
extension Migration {
  /// Their owners, in the order of their sites; those in previews are left out.
  public var madeAgain: [OwnerChoice] { lightRepetitions.filter { !$0.site.isInPreview } }

  private var lightRepetitions: [OwnerChoice] {
    let moving = Set(moved.map(\.type))
    return owners.filter {
      $0.repetition != nil && !$0.isRepetitionTold && $0.site.models.allSatisfy(moving.contains)
    }
  }

  /// `2 light models are made again with their views (1 up to Xcode 26, 1 on every Xcode)`
  public var madeAgainHeadline: String? {
    guard let (subject, until, always) = repetitions else { return nil }
    if always == 0 { return "\(subject), up to Xcode 26" }
    if until == 0 { return "\(subject), on every Xcode" }
    return "\(subject) (\(until) up to Xcode 26, \(always) on every Xcode)"
  }

  /// The same, with what it means and how it was judged.
  var madeAgainSentence: String? {
    guard let headline = madeAgainHeadline, let (_, until, always) = repetitions else { return nil }
    let isOne = until + always == 1
    var text = "\(headline). `@StateObject` made \(isOne ? "it" : "each") once; "
    let made = "what an initializer or a call site makes"
    if until > 0 {
      text += "from Xcode 27 on `@State` is a macro and evaluates a default once"
      text += always > 0 ? ", but \(made) each time" : ""
    } else {
      text += "`@State` evaluates \(made) each time"
    }
    text += ". Nothing was found in making \(isOne ? "it" : "them") that must not be repeated, "
    text += "and no cost of \(InitializerCost.heavyExpense) or more."
    if lightRepetitions.count > until + always { text += " Previews are not counted." }
    return text
  }

  private var repetitions: (subject: String, untilXcode26: Int, always: Int)? {
    let all = madeAgain
    let always = all.filter { $0.repetition == .always }.count
    guard !all.isEmpty else { return nil }
    let subject =
      all.count == 1
      ? "1 light model is made again with its view"
      : "\(all.count) light models are made again with their views"
    return (subject, all.count - always, always)
  }
}

extension OwnerChoice {
  /// What was found in making the model, or that nothing was.
  var lightness: String {
    guard strategy != .bootstrap else { return "what is left in its initializer is light" }
    let cost = site.heaviest?.cost ?? .none
    guard !cost.evidence.isEmpty else { return "nothing found" }
    let signals = cost.evidence.map(\.signal.name).uniqued().joined(separator: ", ")
    return "cost \(cost.expense), \(signals)"
  }
}

extension MarkdownPages {
  private static let lightOwnersInSight = 3

  var madeAgain: ReportSection {
    let items = migration.madeAgain.map { choice in
      let owned = choice.site.models.map(name).joined(separator: " or ")
      let when = choice.repetition == .always ? ", on every Xcode" : ""
      return "- \(place(choice.site.site, column: true)) \(name(choice.site.host)) owns \(owned) "
        + "(\(choice.site.kind.code), \(choice.strategy.rawValue)\(when)): \(choice.lightness)\n"
    }
    let sentence = MarkdownText.prose(migration.madeAgainSentence ?? "")
    guard items.count > Self.lightOwnersInSight else {
      return section("\n## Done\n", "\n\(sentence)\n\n", items, "light owner")
    }
    let title = counted(items.count, "place")
    return ReportSection(
      chapter: "\n## Done\n",
      opening: "\n\(sentence)\n\n<details><summary>\(title)</summary>\n\n", items: items,
      closing: "\n</details>\n", noun: "light owner")
  }
}

extension HTMLPage {
  var madeAgain: String {
    guard let sentence = migration.madeAgainSentence else { return "" }
    let items = migration.madeAgain.map { choice in
      let owned = choice.site.models.map(link).joined(separator: " or ")
      let when = choice.repetition == .always ? ", on every Xcode" : ""
      return "<li>\(HTMLText.code(model.qualifiedName(choice.site.host))) owns \(owned) "
        + "(\(link(.strategy, choice.strategy.rawValue))\(when)): \(choice.lightness) "
        + "\(place(choice.site.site))</li>"
    }
    return """
      <p class="muted">\(HTMLText.prose(sentence))</p>
      <details class="sites"><summary>\(counted(items.count, "place"))</summary>
      <ul class="plain">\(items.joined(separator: "\n"))</ul></details>
      """
  }
}
