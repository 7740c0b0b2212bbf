import Rewriter
import SourceModel

extension MigrationRun {
  /// Whether none of the files that the user named can be read and parsed.
  func isUnusable(_ tree: SourceTree, _ migration: Migration) -> Bool {
    let sources = tree.project.sources
    let parsed = migration.model.files.lazy.filter(\.isInEditingScope)
    let broken = parsed.count { $0.syntaxError != nil }
    let unparsedCount = sources.count(where: \.isInEditingScope) - parsed.count
    guard tree.unusableCount + broken + unparsedCount == tree.namedCount else { return false }
    return sources.allSatisfy {
      !$0.isInEditingScope || migration.model.file($0.path) != nil
        || ParsedFile($0).firstSyntaxError != nil
    }
  }

  /// Why none of the files that the user named can be taken, where the migration has no reason to say so.
  func untoldErrors(_ tree: SourceTree, _ migration: Migration) -> [String] {
    guard command.diagnostics != .none else { return [] }
    let told = Set(migration.remarks.map(\.site.path))
    return tree.project.sources.filter { $0.isInEditingScope && !told.contains($0.path) }
      .compactMap { source in
        let file = ParsedFile(source)
        guard let offset = file.firstSyntaxError else { return nil }
        let (line, column) = file.lines.position(of: offset)
        return Diagnostic(
          .warning,
          at: Site(path: source.path, range: offset..<offset, line: line, column: column),
          message: "the file does not parse", name: "SyntaxError"
        ).line(command.diagnostics, path: project.shown(source.path))
      }
  }
}
