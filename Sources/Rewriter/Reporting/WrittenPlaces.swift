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
  private let named: NamedPlaces

  init(_ migration: Migration) {
    let model = migration.model
    for change in migration.changes {
      guard let number = model.symbols.file(change.path) else { continue }
      files[change.path] = File(
        change: change, before: model.files[number], after: LineTable(change.after))
    }
    named = NamedPlaces(model)
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

  /// A sentence whose places are those of the files as written.
  private func moved(_ sentence: String) -> String {
    named.places(in: sentence).reversed().reduce(into: sentence) { text, place in
      let line = moved(place.site).line
      text.replaceSubrange(place.line, with: String(line))
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
