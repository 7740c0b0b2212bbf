import SourceModel

/// The start of the page: what was done, what is left, and how to get there.
extension HTMLPage {
  var header: String {
    """
    <header class="top"><p class="kicker">\(kicker)</p>
    <h1>Migration to <code>@Observable</code></h1>
    <p class="lead">\(review.migration.summarySentences.map(HTMLText.prose).joined(separator: " "))\(toTest)</p>
    \(proportion)\(steps)\(commands)</header>
    """
  }

  /// Of which project the page is, and whether the run wrote anything.
  private var kicker: String {
    let state: String? =
      switch run.mode {
      case .plan, .dryRun, .check: "<b>dry run: nothing is written yet</b>"
      case .apply: "written to the files"
      case .audit, nil: nil
      }
    return ["migrate-observable", run.project.map(HTMLText.escaped), state].compactMap(\.self)
      .joined(separator: " · ")
  }

  /// What to run next, folded.
  private var commands: String {
    let items = run.next.map { step in
      "<li>\(HTMLText.escaped(step.purpose)) <pre>\(HTMLText.escaped(step.command))</pre></li>"
    }
    return items.isEmpty
      ? ""
      : "<details class=\"more commands\"><summary>Commands to go on with</summary>"
        + "<ul class=\"plain\">\(items.joined(separator: "\n"))</ul></details>"
  }

  private var toTest: String {
    screens.isEmpty
      ? ""
      : " Then test \(counted(screens.count, "screen")) in the running app."
  }

  private var proportion: String {
    let parts = [
      ("migrated", counts.migrated), ("blocked", counts.blocked + counts.backedOut),
      ("outOfScope", counts.outOfScope),
    ].filter { $0.1 > 0 }.map { "<span class=\"\($0.0)\" style=\"flex:\($0.1)\"></span>" }
    return parts.isEmpty
      ? "" : "<div class=\"proportion\" aria-hidden=\"true\">\(parts.joined())</div>"
  }

  /// Links to the parts, each with how much is in it.
  private var steps: String {
    let work = review.causes.count + review.owners.count + counts.backedOut
    let failures = review.parts.first { $0.consequence == .failedBuild }?.count ?? 0
    let steps = [
      ("todo", "To do", work),
      ("review", "To review", review.warnings.count),
      ("part-\(Consequence.failedBuild)", "of them before you build", failures),
      ("crashes", "Crashes to check", review.crashesToCheck.count),
      ("screens", "Screens to test", screens.count),
      ("check", "Notes to check", review.notesToCheck.count),
      ("done", "Changed files", files.count),
      ("types", "Types", counts.types),
    ].filter { $0.2 > 0 }
    let items = steps.map { id, title, count in
      "<li class=\"\(id)\"><a href=\"#\(id)\"><b>\(count)</b> <span>\(title)</span></a></li>"
    }
    return items.isEmpty ? "" : "<ol class=\"steps\">\(items.joined())</ol>"
  }

  var nothing: String {
    """
    <section class="empty"><h2 id="todo">Nothing to migrate</h2>
    <p>\(counted(counts.files, "file")) \(counts.files == 1 ? "was" : "were") read, and no class or \
    protocol there is an <code>ObservableObject</code>. For code that is already on \
    <code>@Observable</code>, run <code>--audit</code>.</p></section>
    """
  }

  /// Search and filters, which need the script.
  var toolbar: String {
    guard counts.types > 0 else { return "" }
    let rules = Set(migration.edited.map(\.rule))
    let diagnostics = Set((review.warnings + review.notes + review.owners).map(\.name))
    let blockers = Set(review.causes.map(\.kind.rawValue))
    let types = migration.verdicts.map { model.symbols.qualifiedName($0.type) }.uniqued()
    return """
      <form class="toolbar" role="search" aria-label="Changes">
      <input type="search" id="q" placeholder="Search" aria-label="Search code and messages">
      <details class="filters" open><summary>Filters</summary><div>
      \(menu("diagnostic", "Message", Array(diagnostics)))
      \(menu("blocker", "Blocker", Array(blockers)))
      \(menu("rule", "Rule", Array(rules)))
      \(menu("type", "Type", types))
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
    <dl><dt><kbd>n</kbd> <kbd>p</kbd></dt><dd>next, previous thing to do, to review, to test or to check</dd>
    <dt><kbd>u</kbd></dt><dd>next one without a tick</dd>
    <dt><kbd>Enter</kbd></dt><dd>open its change, or the warning of a screen; where no change shows its line, the \
    changes of its file, its places, or what its name means</dd>
    <dt><kbd>x</kbd></dt><dd>tick it</dd>
    <dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next, previous file, thing to do, screen, note or type</dd>
    <dt><kbd>o</kbd></dt><dd>unfold or fold it</dd>
    <dt><kbd>y</kbd></dt><dd>copy its path and line</dd>
    <dt><kbd>/</kbd></dt><dd>search</dd>
    <dt><kbd>s</kbd></dt><dd>side by side, or unified</dd>
    <dt><kbd>Esc</kbd></dt><dd>leave the search or a filter, which stay as they are; close this list</dd>
    <dt><kbd>c</kbd></dt><dd>clear search and filters</dd>
    <dt>Back</dt><dd>in the browser: to the place that a key or a link led away from, and fold what it unfolded</dd>
    <dt><kbd>?</kbd></dt><dd>this list</dd></dl>
    <form method="dialog"><button>Close</button></form></dialog>
    """
}
