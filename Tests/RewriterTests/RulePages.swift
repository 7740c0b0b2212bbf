import Foundation
import SwiftParser
import SwiftSyntax

@testable import Rewriter

func pageURL(of rule: Rule) -> URL {
  Repository.snapshots.appendingPathComponent("\(rule.name)/README.md")
}

func sourceURL(of rule: Rule) -> URL {
  Repository.sources.appendingPathComponent("Rewriter/Rules/\(rule.name).swift")
}

/// The page of a rule: its doc comment, its case `basic`, and its other cases. nil where the rule
/// has no such case yet.
func rulePage(_ rule: Rule) throws -> String? {
  let cases = SnapshotCase.all.filter { $0.rule == rule.name }
  guard let basic = cases.first(where: { $0.name.hasSuffix("/basic") }) else { return nil }
  let run = try basic.run()
  var page = """
    <!-- Generated from Sources/Rewriter/Rules/\(rule.name).swift and basic/. -->

    # \(rule.name)

    \(try documentation(of: rule))

    ```diff
    \(run.migration.changes.map { shownChange($0, isAlone: run.migration.changes.count == 1) }
      .joined(separator: "\n"))
    ```

    ## Cases

    | case | types | sites rewritten | cautions |
    |---|---|---|---|

    """
  for snapshot in cases {
    let migration = try snapshot.run().migration
    let behaviour = snapshot.folder.lastPathComponent
    let held = Set(migration.held.flatMap(\.heldBy).map(\.objection.reason.rawValue)).sorted()
    var types = migration.moved.isEmpty ? [] : ["\(migration.moved.count) moved"]
    if !migration.held.isEmpty {
      types.append("\(migration.held.count) held by \(held.joined(separator: ", "))")
    }
    let cautions = Set(migration.cautions.map(\.caution.rawValue)).sorted()
    page += "| [\(behaviour)](\(behaviour)/report.md) | \(types.joined(separator: "; ")) "
    page += "| \(migration.rewritten.filter { $0.rule == rule.name }.count) "
    page += "| \(cautions.joined(separator: ", ")) |\n"
  }
  return page
}

/// A file's lines, with those that changed marked, under its name where there are several.
private func shownChange(_ change: FileChange, isAlone: Bool) -> String {
  let heading = isAlone ? "" : "@@ \(change.path) @@\n"
  let lines = hunks(of: change, context: 1_000_000).flatMap(\.lines).map { line in
    switch line.kind {
    case .context: line.bytes.isEmpty ? "" : " \(line.text)"
    case .removed: "-\(line.text)"
    case .added: "+\(line.text)"
    }
  }
  return heading + lines.joined(separator: "\n")
}

/// The doc comment of the rule's declaration, without its slashes.
private func documentation(of rule: Rule) throws -> String {
  let source = try String(contentsOf: sourceURL(of: rule), encoding: .utf8)
  let name = rule.name.prefix(1).lowercased() + rule.name.dropFirst()
  let finder = DeclarationFinder(name: name)
  finder.walk(Parser.parse(source: source))
  return finder.comment.joined(separator: "\n")
}

private final class DeclarationFinder: SyntaxVisitor {
  let name: String
  var comment: [String] = []

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.bindings.contains(where: { $0.pattern.trimmedDescription == name }) else {
      return .skipChildren
    }
    comment = node.leadingTrivia.compactMap { piece in
      guard case .docLineComment(let text) = piece else { return nil }
      return String(text.dropFirst(3).drop { $0 == " " })
    }
    return .skipChildren
  }
}
