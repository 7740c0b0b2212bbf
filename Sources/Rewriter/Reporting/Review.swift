import SourceModel

/// A migration in the order in which a person works through it. The reports take their parts and counts from here.
struct Review: Sendable {
  /// A blocker, with every type that it keeps from being migrated.
  struct Cause: Sendable {
    let kind: BlockerKind
    /// One sentence, without its full stop.
    let message: String
    /// What to do, without its full stop.
    let instead: String
    /// The types that have the blocker, with the places that show it.
    fileprivate(set) var places: [(type: TypeID, site: Site)] = []
    /// The types that are blocked only because they must migrate together with one of these.
    fileprivate(set) var followers: [TypeID] = []

    var types: [TypeID] { places.map(\.type).uniqued() }
  }

  /// The changes of one rule that need no review.
  struct Routine: Sendable {
    let rule: String
    let decisions: [Decision]

    /// How many came out otherwise than the page of the rule says; empty, or a sentence after a space.
    var exceptions: String {
      let counts = Dictionary(
        decisions.compactMap(\.exception).map { ($0, 1) }, uniquingKeysWith: +)
      let texts = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "\($0.value) as `\($0.key)`" }
      return texts.isEmpty ? "" : " Of these, \(texts.listed())."
    }
  }

  /// Warnings of one fact in one file, which need one decision.
  struct Point: Sendable {
    let warnings: [PlacedDiagnostic]

    var first: PlacedDiagnostic { warnings[0] }
  }

  /// The warnings about one consequence, by file.
  struct Part: Sendable {
    let consequence: Consequence
    fileprivate(set) var files: [(path: String, points: [Point])]

    /// How many warnings there are.
    var count: Int { files.flatMap(\.points).reduce(0) { $0 + $1.warnings.count } }
  }

  let migration: Migration
  /// What blocks types, the blocker of the most types first.
  let causes: [Cause]
  let owners: [PlacedDiagnostic]
  let warnings: [PlacedDiagnostic]
  let notes: [PlacedDiagnostic]
  /// The warnings, the worst consequence first.
  let parts: [Part]
  /// The most frequent rule first.
  let routine: [Routine]

  init(_ migration: Migration) {
    self.migration = migration
    causes = Self.causes(of: migration)
    owners = migration.diagnosticsOfOwnersToDecide
    warnings = migration.diagnosticsToReview(.warning)
    notes = migration.diagnosticsToReview(.note)
    parts = Self.parts(of: warnings, migration.model)
    var byRule: [String: [Decision]] = [:]
    for decision in migration.edited where !decision.diagnostics.contains(where: \.isWarning) {
      byRule[decision.rule, default: []].append(decision)
    }
    routine = byRule.map { Routine(rule: $0.key, decisions: $0.value) }.sorted {
      ($1.decisions.count, $0.rule) < ($0.decisions.count, $1.rule)
    }
  }

  /// The notes that ask for something: those about code that may crash, and the rest; and those with nothing to do.
  var crashesToCheck: [PlacedDiagnostic] { notes.filter { $0.part == .crashes } }
  var notesToCheck: [PlacedDiagnostic] { notes.filter { $0.part == .check } }
  var otherNotes: [PlacedDiagnostic] { notes.filter { $0.part == .notes } }

  /// Notes by kind, the worst consequence first.
  static func kinds(of notes: [PlacedDiagnostic]) -> [(String, [PlacedDiagnostic])] {
    Dictionary(grouping: notes, by: \.name).sorted {
      ($0.value[0].rank, $1.value.count, $0.key) < ($1.value[0].rank, $0.value.count, $1.key)
    }.map { ($0.key, $0.value) }
  }

  /// The facts, in the order of `parts`.
  var points: [Point] { parts.flatMap(\.files).flatMap(\.points) }

  private static func parts(of warnings: [PlacedDiagnostic], _ model: ProjectModel) -> [Part] {
    Dictionary(grouping: warnings) { $0.kind?.consequence ?? .other }
      .sorted { $0.key < $1.key }.map {
        Part(consequence: $0.key, files: files(of: $0.value, model))
      }
  }

  /// Warnings whose words and code are the same in several files, as in two copies of a form, are one point.
  private static func files(
    of warnings: [PlacedDiagnostic], _ model: ProjectModel
  ) -> [(path: String, points: [Point])] {
    let points = warnings.grouped { [$0.site.path, $0.name, $0.fact] }
    let merged = points.grouped { point in
      [point[0].name]
        + point.flatMap { [$0.message] + (model.member(at: $0.site)?.lines ?? [$0.site.path]) }
    }
    return merged.map { Point(warnings: $0.flatMap(\.self)) }.grouped(by: \.first.site.path)
      .map { ($0[0].first.site.path, $0) }
  }

  private static func causes(of migration: Migration) -> [Cause] {
    struct Key: Hashable {
      let kind: BlockerKind
      let message: String
    }
    var causes: [Cause] = []
    var numbers: [Key: Int] = [:]
    func number(of blocker: Blocker) -> Int {
      let key = Key(kind: blocker.kind, message: blocker.message)
      if let known = numbers[key] { return known }
      numbers[key] = causes.count
      causes.append(
        Cause(kind: blocker.kind, message: blocker.message, instead: blocker.instead))
      return causes.count - 1
    }
    let blocked = Set(migration.blocked.map(\.type))
    for verdict in migration.blocked {
      let own = verdict.blockers.filter(\.because.isEmpty)
      for reached in own {
        causes[number(of: reached.blocker)].places.append((verdict.type, reached.blocker.site))
      }
      guard own.isEmpty, let first = verdict.blockers.first, let root = first.because.last else {
        continue
      }
      let cause = number(of: first.blocker)
      causes[cause].followers.append(verdict.type)
      // A type outside the selection has no card of its own.
      if !blocked.contains(root), !causes[cause].types.contains(root) {
        causes[cause].places.append((root, first.blocker.site))
      }
    }
    return causes.enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }.map(\.element)
  }
}

extension Review.Cause {
  fileprivate var weight: Int { types.count + followers.count }

  /// The changes that become possible with its types.
  func waiting(in migration: Migration) -> [Decision] {
    let all = Set(types + followers)
    return migration.decisions.filter {
      $0.outcome == .blocked && $0.blocker == nil && !all.isDisjoint(with: $0.types)
    }
  }

  /// `70 changes in 12 files wait for this`
  func waitingSentence(in migration: Migration) -> String? {
    let changes = waiting(in: migration)
    guard !changes.isEmpty else { return nil }
    let files = Set(changes.map(\.site.path)).count
    return "\(counted(changes.count, "change")) in \(counted(files, "file")) "
      + "\(changes.count == 1 ? "waits" : "wait") for this"
  }
}

extension PlacedDiagnostic {
  /// The parts of the work.
  enum Part: String, CaseIterable { case todo, review, crashes, check, notes, findings }

  /// To which one it belongs.
  var part: Part {
    if FindingKind(rawValue: name) != nil { return .findings }
    if kind == nil || kind == .ownerToDecide || kind == .backedOut { return .todo }
    if severity != .note { return .review }
    if kind?.notesAskForAction == false { return .notes }
    return kind?.consequence == .crash ? .crashes : .check
  }
}

extension Diagnostic {
  fileprivate var isWarning: Bool { severity == .warning }
}

extension Migration {
  /// What was done, and what is left; backticks mark code.
  var summarySentences: [String] {
    let counts = Counts(self)
    guard counts.types > 0 else { return ["No `ObservableObject` was found, and nothing changed."] }
    return counts.sentences().map(\.sentence)
  }

  /// What blocks types, with how many types it blocks; the most first.
  public var causes: [(name: String, message: String, count: Int)] {
    Review(self).causes.map { ($0.kind.rawValue, $0.message, $0.weight) }
  }

  /// How many warnings of each kind there are, the most first.
  public var warningCounts: [(name: String, count: Int)] {
    Dictionary(diagnosticsToReview(.warning).map { ($0.name, 1) }, uniquingKeysWith: +)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }
}
