import SourceModel
import Testing

@testable import MigrateObservable
@testable import Rewriter

/// What the reports say to a person who reviews a migration.
@Suite struct ReviewReportTests {
  private func migration(
    _ sources: [String: String], _ change: (inout Options) -> Void = { _ in }
  ) throws -> Migration {
    let files = sources.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
    var options = Options()
    options.combine = .block
    change(&options)
    return try migrate(Project(sources: files), options: options)
  }

  private static let heavy = """
    import SwiftUI
    final class Counter: ObservableObject {
      @Published var count = (try? Data(contentsOf: saved))?.count ?? 0
    }
    struct CounterView: View {
      @StateObject private var counter = Counter()
      var body: some View { Text("\\(counter.count)") }
    }
    """

  private func expect(_ parts: [String], in text: some StringProtocol) throws {
    var rest = text[...]
    for part in parts {
      let range = try #require(rest.firstRange(of: part), "\(part) in\n\(rest)")
      rest = rest[range.upperBound...]
    }
  }

  /// The terminal, the page and the pull request have the same order.
  @Test func crashesComeBeforeCosts() throws {
    let missing = """
      import SwiftUI
      final class Session: ObservableObject { @Published var name = "" }
      struct SessionView: View {
        @EnvironmentObject var session: Session
        var body: some View { Text(session.name) }
      }
      """
    let migration = try migration(["A.swift": Self.heavy, "Z.swift": missing]) {
      $0.heavy = .plain
    }
    let names = ["UnknownInjection", "RepeatedDefault"]
    let lines = DiagnosticLines.lines(of: migration.diagnostics, .xcode, showsAll: false) { $0 }
    try expect(names, in: lines.joined(separator: "\n"))
    try expect(["## To review", "**May crash or hang**"] + names, in: markdownReport(migration))
    let page = try #require(htmlReport(migration).split(separator: "id=\"review\"").last)
    try expect(
      [
        "<h3 id=\"part-crash\">May crash or hang <small>1</small></h3>", "Z.swift",
        "<h3 id=\"part-repeatedWork\">Runs more often", "A.swift",
      ],
      in: page)
  }

  @Test func ownersThatKeepStateObjectHaveTheirSection() throws {
    let migration = try migration(["A.swift": Self.heavy]) { $0.heavy = .keep }
    try expect(
      [
        "<h2 id=\"kept\">Owned with <code>@StateObject</code> <small>1 owner</small>",
        "No owner is left to decide.", "<code>Counter</code></a> in <code>CounterView</code>",
        "reads files or folders (A.swift:3).", "move that work out of the initializer.",
      ], in: htmlReport(migration))
    try expect(
      ["<summary>1 owner kept as <code>@StateObject</code></summary>", "- `A.swift:6`: `counter`"],
      in: markdownReport(migration))
  }

  @Test func blockersShowTheirCodeAndWhatWaits() throws {
    let migration = try migration([
      "A.swift": """
      import SwiftUI
      class Search: ObservableObject {
        @Published var query = ""
        func observe() {
          prepare()
          _ = $query.map { $0 }
          finish()
        }
      }
      """
    ])
    try expect(
      [
        "<pre class=\"swift\" data-own=\"2\">func observe() {\n  prepare()\n<b>  _ = $query.map { $0 }</b>\n",
        "2 changes in 1 file wait for this</summary>",
      ], in: htmlReport(migration))
    #expect(markdownReport(migration).contains("2 changes in 1 file wait for this. (PublisherUse)"))
  }

  /// What a rule does differently in places is counted where it stands as a whole.
  @Test func exceptionsOfRulesAreCounted() throws {
    let migration = try migration([
      "A.swift": """
      import SwiftUI
      final class Team: ObservableObject { @Published var name = "" }
      struct Label: View {
        @EnvironmentObject var team: Team
        let isShort: Bool
        var body: some View { isShort ? Text("") : Text(team.name) }
      }
      struct Sheet: View {
        @StateObject var team = Team()
        var body: some View { Label(isShort: false).environmentObject(team) }
      }
      struct Root: View {
        var body: some View { Label(isShort: true) }
      }
      @main struct TeamApp: App { var body: some Scene { WindowGroup { Root() } } }
      """, "B.swift": Self.heavy,
    ]) { $0.heavy = .keep }
    let rules = markdownReport(migration)
    #expect(rules.contains("`@Environment(M.self) var m`. Of these, 1 as `M!`."), "\(rules)")
    #expect(rules.contains("Of these, 1 as `@Observable class M: ObservableObject`."))
    #expect(htmlReport(migration).contains("Of these, 1 as <code>M!</code>."))
  }

  /// Of a long function, its first line and the lines around the place.
  @Test func longFunctionsAreCutAroundThePlace() throws {
    let statements = (1...20).map { "  step(\($0))" }.joined(separator: "\n")
    let source = """
      class Search: ObservableObject {
        @Published var query = ""
        func observe() {
      \(statements)
          _ = $query.map { $0 }
        }
      }
      """
    let migration = try migration(["A.swift": source])
    let site = try #require(migration.blocked.first?.blockers.first?.blocker.site)
    let (lines, own) = try #require(migration.model.member(at: site))
    #expect(lines.starts(with: ["func observe() {", "…"]))
    #expect(lines[own].contains("$query") && lines.count == 10)
  }

  @Test func previewsNameOnlyTypesThatMigrate() throws {
    let source = """
      import SwiftUI
      final class Team: ObservableObject { @Published var name = "" }
      final class Score: ObservableObject { @Published var value = 0 }
      struct Label: View {
        @EnvironmentObject var team: Team
        @EnvironmentObject var score: Score
        var body: some View { Text("\\(team.name) \\(score.value)") }
      }
      struct Root: View {
        @StateObject var team = Team()
        @StateObject var score = Score()
        var body: some View { Label().environmentObject(team).environmentObject(score) }
      }
      #Preview { Label() }
      """
    func note(_ change: (inout Options) -> Void) throws -> String? {
      try migration(["A.swift": source], change).diagnostics
        .first { $0.name == "PreviewWithoutValue" }?.message
    }
    #expect(try note { _ in }?.contains("does not inject `Score` and `Team`") == true)
    #expect(try note { $0.only = ["Team"] }?.contains("does not inject `Team`,") == true)
  }

  /// Of the places of one fact, the one that shows it best is named first.
  @Test func factsStandOnceWhereTheyShowBest() throws {
    let name = "PublishedProperty/equality-shown-by-one-of-several"
    let shop = try #require(SnapshotCase.all.first { $0.name == name }).run().migration
    let warnings = shop.diagnostics.filter { $0.name == "PartialEquality" }
    #expect(warnings.map { $0.message.contains("`picked` and `seen`") } == [true])
    let post = try migration([
      "A.swift": """
      import SwiftUI
      final class Inbox: ObservableObject { @Published var unread = 0 }
      final class Theme: ObservableObject { @Published var title = "" }
      final class Stamps { static let shared = Stamps(); var price = 1 }
      func reprice() { Stamps.shared.price += 1 }
      struct LetterView: View {
        @ObservedObject var inbox: Inbox
        @ObservedObject var theme: Theme
        var body: some View { Text("\\(Stamps.shared.price)") }
      }
      """
    ])
    #expect(post.diagnostics.count { $0.name == "LostUpdate" } == 1)
  }

  @Test func notesWithSomethingToDoAreApart() throws {
    let migration = try migration([
      "Flags.swift": """
      import SwiftUI
      final class Flags { static let shared = Flags(); var isBig = false }
      enum Setup { static func grow() { Flags.shared.isBig = true } }
      final class Style: ObservableObject {
        @Published var name = ""
        var isBig: Bool { Flags.shared.isBig }
      }
      struct Size: View {
        @ObservedObject var style: Style
        var body: some View { Text(style.isBig ? style.name : "small") }
      }
      """,
      "A.swift": Self.heavy + "\n#Preview { Shown() }\n" + """
        struct Shown: View {
          @EnvironmentObject var counter: Counter
          var body: some View { Text("\\(counter.count)") }
        }
        struct Root: View {
          @StateObject var counter = Counter()
          var body: some View { Shown().environmentObject(counter) }
        }
        """,
    ]) { $0.heavy = .keep }
    let page = htmlReport(migration)
    try expect(
      [
        "<h2 id=\"crashes\">Crashes to check <small>1</small>",
        "<details class=\"notes kind\" open>", "Inject it in the preview.",
        "<h2 id=\"check\">Notes to check <small>1</small>", "<code>isBig</code>",
        "<h2 id=\"notes\">Other notes",
        "with nothing to do", "stays <code>@StateObject</code>",
      ], in: page)
    try expect(
      [
        "## Crashes to check", "Inject it in the preview.", "<summary>1 note to check",
        "other note",
      ],
      in: markdownReport(migration))
  }

  /// Every item stands in the text if there is room, and the text ends before GitHub's limit.
  @Test func pullRequestsAreCutAtTheirLimits() throws {
    let models = (0..<60).map { number in
      """
      final class Model\(number): ObservableObject { @Published var value = (try? Data(contentsOf: u\(number)))!
        var plain = 0; func g() { plain += 1 } }
      struct View\(number): View { @StateObject var model = Model\(number)()
        var body: some View { Text("\\(model.plain)") } }

      """
    }
    let long = String(repeating: "Folder/", count: 400)
    for path in ["A.swift", long + "A.swift"] {
      let migration = try migration([path: "import SwiftUI\n" + models.joined()]) {
        $0.heavy = .plain
      }
      let text = markdownReport(migration)
      #expect(text.utf8.count <= MarkdownBrief.byteLimit, "\(text.utf8.count)")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= MarkdownBrief.lineLimit)
      // Nothing is left unused.
      #expect(path != "A.swift" || lines.count >= MarkdownBrief.lineLimit - 1, "\(lines.count)")
    }
  }
}
