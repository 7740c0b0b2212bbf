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
      !$0.isInEditingScope || migration.model.symbols.file($0.path) != nil
        || ParsedFile($0).firstSyntaxError != nil
    }
  }

  /// Syntax errors in the files that the user named, except those that the migration already reports.
  func unreportedErrors(_ tree: SourceTree, _ migration: Migration) -> [PlacedDiagnostic] {
    let reported = Set(migration.projectDiagnostics.map(\.site.path))
    return tree.project.sources.filter { $0.isInEditingScope && !reported.contains($0.path) }
      .compactMap { source in
        let file = ParsedFile(source)
        guard let offset = file.firstSyntaxError else { return nil }
        let (line, column) = file.lines.position(of: offset)
        return PlacedDiagnostic(
          .unparsedFile,
          at: Site(path: source.path, range: offset..<offset, line: line, column: column))
      }
  }
}
