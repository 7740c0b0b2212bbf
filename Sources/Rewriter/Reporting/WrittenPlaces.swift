import SourceModel

extension Migration {
  /// `diagnostics` with their places in the files that the run writes, so that a click on one opens the right line.
  /// Code that is removed has the place where it was.
  public var diagnosticsAsWritten: [PlacedDiagnostic] {
    let places = WrittenPlaces(self)
    return diagnostics.map(places.moved)
  }
}

/// Where code of the files as read stands in the files as written.
private struct WrittenPlaces {
  private struct File {
    let change: FileChange
    let before: FileFacts
    let after: LineTable
  }

  private var files: [String: File] = [:]
  /// The paths of the files with a name; messages name a file without its folder.
  private let paths: [Substring: [String]]

  init(_ migration: Migration) {
    let model = migration.model
    for change in migration.changes {
      guard let number = model.symbols.file(change.path) else { continue }
      files[change.path] = File(
        change: change, before: model.files[number], after: LineTable(change.after))
    }
    paths = Dictionary(
      grouping: model.files.map(\.path), by: { Site(wholeFile: $0).fileName })
  }

  func moved(_ diagnostic: PlacedDiagnostic) -> PlacedDiagnostic {
    var result = diagnostic
    result.site = moved(diagnostic.site)
    result.message = moved(diagnostic.message)
    result.fact = moved(diagnostic.fact)
    result.instead = diagnostic.instead.map(moved)
    return result
  }

  private func moved(_ site: Site) -> Site {
    guard let file = files[site.path], site.line > 0 else { return site }
    let start = file.change.offsetAfter(site.range.lowerBound)
    let (line, column) = file.after.position(of: start)
    return Site(
      path: site.path, range: start..<max(start, file.change.offsetAfter(site.range.upperBound)),
      line: line, column: column)
  }

  /// A sentence whose places, as `Site.place` writes them, are those of the files as written. A file that shares its name
  /// with another keeps its lines.
  private func moved(_ sentence: String) -> String {
    guard sentence.contains(".swift:") else { return sentence }
    return sentence.replacing(#/([^\s`()\/]+\.swift):(\d+)/#) { match in
      guard let path = paths[match.output.1], path.count == 1, let file = files[path[0]],
        let line = Int(match.output.2), file.before.lines.starts.indices.contains(line - 1)
      else { return String(match.output.0) }
      // An insertion in front of a line begins before its indentation.
      let code = file.before.skipSpaces(from: Int(file.before.lines.starts[line - 1]))
      let place = file.after.position(of: file.change.offsetAfter(code))
      return "\(match.output.1):\(place.line)"
    }
  }
}

extension FileChange {
  /// Where the byte at an offset of the file as read stands in the file as written; for a byte that is replaced, where
  /// the replacement begins.
  fileprivate func offsetAfter(_ offset: Int) -> Int {
    var moved = offset
    for edit in edits {
      // An insertion at the offset stands in front of it.
      guard edit.range.upperBound <= offset else {
        return edit.range.lowerBound < offset ? moved + edit.range.lowerBound - offset : moved
      }
      moved += edit.replacement.utf8.count - edit.range.count
    }
    return moved
  }
}
