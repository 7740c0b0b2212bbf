import SourceModel

/// The start of the page: the numbers, and what to look for.
extension HTMLPage {
  var header: String {
    """
    <header class="top"><p class="kicker">migrate-observable</p>
    <h1>Migration to <code>@Observable</code></h1>
    <p class="lead">\(HTMLText.prose(MarkdownPages(migration).headline))</p></header>
    """
  }

  var overview: String {
    guard counts.types > 0 else {
      return """
        <section class="empty"><h2>Nothing to migrate</h2>
        <p>\(counted(counts.files, "file")) \(counts.files == 1 ? "was" : "were") read, and no class or \
        protocol there is an <code>ObservableObject</code>. For code that is already on \
        <code>@Observable</code>, run <code>--audit</code>.</p></section>
        """
    }
    let tiles = [
      ("migrated", counts.migrated, counts.migrated == 1 ? "type migrated" : "types migrated"),
      ("blocked", counts.blocked, counts.blocked == 1 ? "type blocked" : "types blocked"),
      ("", counts.changes, counts.changes == 1 ? "change" : "changes"),
      ("", counts.filesChanged, "of \(counted(counts.files, "file")) changed"),
      ("warning", counts.warnings, counts.warnings == 1 ? "warning" : "warnings"),
      ("", heavyOwners.count, heavyOwners.count == 1 ? "heavy owner" : "heavy owners"),
    ].map { "<li class=\"\($0.1 > 0 ? $0.0 : "")\"><b>\($0.1)</b> <span>\($0.2)</span></li>" }
    return """
      <section aria-labelledby="overview"><h2 id="overview" class="quiet">Overview</h2>
      <ul class="tiles">\(tiles.joined())</ul>
      \(proportion)
      <div class="tables">
      \(table("Blockers", "types", blockerCounts, .blocker, filter: "blocker"))
      \(table("Warnings and notes", "changes", diagnosticCounts, .diagnostic, filter: "diagnostic"))
      \(table("Rules", "changes", ruleCounts, .rule, filter: "rule"))
      </div>
      \(heavyTable)
      \(recreated)</section>
      """
  }

  private var proportion: String {
    let parts = [
      ("migrated", counts.migrated), ("blocked", counts.blocked), ("outOfScope", counts.outOfScope),
    ].filter { $0.1 > 0 }.map { "<span class=\"\($0.0)\" style=\"flex:\($0.1)\"></span>" }
    return "<div class=\"proportion\" aria-hidden=\"true\">\(parts.joined())</div>"
  }

  /// Names with their counts, the most frequent first; each links to its page and to the types.
  private func table(
    _ title: String, _ noun: String, _ counts: [String: Int], _ kind: Explanation.Kind,
    filter: String
  ) -> String {
    guard !counts.isEmpty else { return "" }
    let most = Double(counts.values.max() ?? 1)
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { name, count in
      """
      <tr><th scope="row">\(link(kind, name))</th><td class="bar"><span style="width:\
      \(Int(100 * Double(count) / most))%"></span></td><td class="count">\
      <a href="#?\(filter)=\(name)" aria-label="\(count): show the types">\(count)</a></td></tr>
      """
    }
    return """
      <table><caption>\(title) <small>\(noun)</small></caption><tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table>
      """
  }

  private var blockerCounts: [String: Int] {
    var counts: [String: Int] = [:]
    for verdict in migration.blocked {
      for name in Set(verdict.blockers.map(\.blocker.kind.rawValue)) {
        counts[name, default: 0] += 1
      }
    }
    return counts
  }

  private var diagnosticCounts: [String: Int] {
    Dictionary(migration.decisionDiagnostics.map { ($0.name, 1) }, uniquingKeysWith: +)
  }

  private var ruleCounts: [String: Int] {
    Dictionary(migration.rewritten.map { ($0.rule, 1) }, uniquingKeysWith: +)
  }

  /// Search and filters, which need the script.
  var toolbar: String {
    guard counts.types > 0 else { return "" }
    let strategies = Set(migration.rewritten.compactMap(\.strategy?.rawValue))
    let verdicts = Set(migration.verdicts.map(\.outcome.rawValue))
    return """
      <form class="toolbar" role="search" aria-label="Types">
      <input type="search" id="q" placeholder="Search   /" \
      aria-label="Search types, paths and code">
      <details class="filters" open><summary>Filters</summary><div>
      \(menu("verdict", "Verdict", Array(verdicts)))
      \(menu("rule", "Rule", Array(ruleCounts.keys)))
      \(menu("blocker", "Blocker", Array(blockerCounts.keys)))
      \(menu("diagnostic", "Diagnostic", Array(diagnosticCounts.keys)))
      \(menu("strategy", "Strategy", Array(strategies)))
      <input type="search" id="path" placeholder="Path" aria-label="Path">
      <button type="button" id="clear">Clear</button></div></details>
      <output id="shown" aria-live="polite"></output>
      <button type="button" id="split" aria-pressed="false">Side by side</button>
      <button type="button" id="help" aria-label="Keyboard">?</button>
      </form>
      """
  }

  private func menu(_ id: String, _ title: String, _ names: [String]) -> String {
    guard !names.isEmpty else { return "" }
    let options = names.sorted().map { "<option>\(HTMLText.escaped($0))</option>" }.joined()
    return "<select id=\"\(id)\" aria-label=\"\(title)\"><option value=\"\">\(title)</option>"
      + "\(options)</select>"
  }

  static let keyboard = """
    <dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">Keyboard</h2>
    <dl><dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next, previous type</dd>
    <dt><kbd>/</kbd></dt><dd>search</dd>
    <dt><kbd>x</kbd></dt><dd>tick the type as reviewed</dd>
    <dt><kbd>s</kbd></dt><dd>side by side, or unified</dd>
    <dt><kbd>Esc</kbd></dt><dd>clear search and filters</dd>
    <dt><kbd>?</kbd></dt><dd>this list</dd></dl>
    <form method="dialog"><button>Close</button></form></dialog>
    """
}
