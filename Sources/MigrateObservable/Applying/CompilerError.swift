import Rewriter
import SourceModel

extension CompilerError {
  /// All errors in the output of a command, each once. An error in a macro expansion is attributed to the
  /// macro's use, which the compiler names in a note after it.
  static func all(in output: String, project: ProjectFolder) -> [CompilerError] {
    var found: [CompilerError] = []
    var seen: Set<CompilerError> = []
    var pending: String?
    for line in output.split(whereSeparator: \.isNewline) {
      guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (error|note): (.*)/),
        let number = Int(match.2), let column = Int(match.3)
      else { continue }
      let isError = match.4 == "error"
      guard isError || pending != nil else { continue }
      let message = isError ? String(match.5) : pending ?? ""
      guard let resolved = try? resolvePath(String(match.1)),
        let path = project.relative(resolved)
      else {
        if isError { pending = message }
        continue
      }
      pending = nil
      let error = CompilerError(path: path, line: number, column: column, message: message)
      if seen.insert(error).inserted { found.append(error) }
    }
    return found
  }
}

extension Migration {
  /// The migrated types that may have caused an error: those changed in the same top-level declaration, otherwise
  /// those changed in the same file, otherwise those that the file mentions.
  func types(behind error: CompilerError) -> [TypeID] {
    guard let number = model.symbols.file(error.path) else { return [] }
    let file = model.files[number]
    let migrating = Set(migrated.map(\.type))
    let local = rewritten.filter { $0.site.path == error.path }
    func types(_ decisions: [Decision]) -> [TypeID] {
      Set(decisions.flatMap(\.types)).intersection(migrating).sorted()
    }
    let change = changes.first { $0.path == error.path }
    let offset = change?.originalOffset(line: error.line, column: error.column)
    if let offset {
      let outermost = file.types.map(\.range).filter { $0.contains(offset) }
        .max { $0.count < $1.count }
      if let outermost {
        let near = types(local.filter { outermost.contains($0.site.range.lowerBound) })
        if !near.isEmpty { return near }
      }
    }
    let found = types(local)
    if !found.isEmpty { return found }
    return migrating.filter { file.identifiers.contains(model[$0].name) }.sorted()
  }
}

extension FileChange {
  /// The byte offset in the original file that corresponds to a position in the changed file.
  fileprivate func originalOffset(line: Int, column: Int) -> Int {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = after[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      start = end + 1
    }
    let offset = start + column - 1
    var shift = 0
    for edit in edits {
      let new = edit.range.lowerBound + shift
      if offset < new { break }
      let length = edit.replacement.utf8.count
      if offset < new + length { return edit.range.lowerBound }
      shift += length - edit.range.count
    }
    return offset - shift
  }
}
