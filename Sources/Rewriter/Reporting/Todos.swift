import SourceModel

/// How `--insert-todos` writes a comment: one line, with `{message}` where the message goes.
public struct TodoFormat: Sendable, Hashable {
  public static let standard = "// TODO: {message}"
  private static let placeholder = "{message}"
  /// Part of every comment, so that a later run finds it whatever its format is.
  fileprivate static let mark = "[migrate-observable: "

  private let text: String

  /// Nil if the text is not a comment of one line with a place for the message.
  public init?(_ text: String) {
    guard text.hasPrefix("//"), text.contains(Self.placeholder),
      !text.contains(where: \.isNewline)
    else { return nil }
    self.text = text
  }

  /// Without line numbers, which the comment itself would change.
  fileprivate func line(for diagnostic: PlacedDiagnostic) -> String {
    let message = diagnostic.text.replacing(#/\.swift(?::\d+)+/#, with: ".swift")
    return text.replacing(
      Self.placeholder, with: "\(message) \(Self.mark)\(diagnostic.name)]")
  }
}

extension Migration {
  /// The migration with comments above the types that are blocked, instead of those of earlier runs.
  /// - Parameter format: nil inserts none, and removes only those above types that are migrated.
  public func updatingTodos(_ format: TodoFormat?) throws(InternalError) -> Migration {
    var todos: [String: [Todo]] = [:]
    for verdict in format == nil ? migrated : blocked {
      let declaration = model[verdict.type].primary
      let lines = format.map { diagnostics(of: verdict).map($0.line).uniqued() } ?? []
      todos[model.files[declaration.file].path, default: []].append(
        Todo(declaration: model[declaration].range.lowerBound, lines: lines))
    }
    if format == nil, todos.isEmpty { return self }
    var changed = Dictionary(uniqueKeysWithValues: changes.map { ($0.path, $0) })
    for file in model.files where file.blockerOfEdits == nil {
      let here = todos[file.path] ?? []
      let edits = format == nil ? file.edits(removing: here) : file.edits(for: here)
      if edits.isEmpty { continue }
      let others = changed[file.path]?.edits ?? []
      let change = try FileChange(path: file.path, before: file.bytes, edits: others + edits)
      try change.prove(mayNotParse: false, pieces: file.pieces, blocks: file.blocks)
      changed[file.path] = change
    }
    var result = self
    result.changes = model.files.compactMap { changed[$0.path] }
    return result
  }
}

/// The comments above one type.
private struct Todo {
  /// Where the declaration of the type begins.
  let declaration: Int
  let lines: [String]
}

extension FileFacts {
  /// The edits that remove the comments of earlier runs above some types.
  fileprivate func edits(removing todos: [Todo]) -> [Edit] {
    guard !todos.isEmpty else { return [] }
    let comments = todos.map { todo in
      let line = startOfLine(at: todo.declaration)
      return startOfComments(above: line) { _ in true }..<line
    }
    return linesWithMark.filter { line in
      comments.contains { $0.contains(line.lowerBound) }
    }.map { Edit(path: path, range: $0, replacement: "") }
  }

  /// The edits that remove the comments of earlier runs and insert others; none if they are the same.
  fileprivate func edits(for todos: [Todo]) -> [Edit] {
    var edits = linesWithMark.map { Edit(path: path, range: $0, replacement: "") }
    for todo in todos {
      let line = startOfLine(at: todo.declaration)
      let indentation = bytes[line...].prefix { $0 == 0x20 || $0 == 0x09 }
      let end = line > 1 && bytes[line - 2] == 0x0D ? "\r\n" : "\n"
      let text = todo.lines.map { String(decoding: indentation, as: UTF8.self) + $0 + end }
      let place = startOfComments(above: line)
      edits.append(Edit(path: path, range: place..<place, replacement: text.joined()))
    }
    let change = try? FileChange(path: path, before: bytes, edits: edits)
    return change?.after == bytes ? [] : edits
  }

  /// The whole lines that consist of a comment of the tool.
  private var linesWithMark: [ByteRange] {
    bytes.places(of: Array(TodoFormat.mark.utf8), in: bytes.indices).map { mark in
      let end = bytes[mark.upperBound...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      return startOfLine(at: mark.lowerBound)..<end
    }.uniqued().filter(isComment)
  }

  /// Where the comments above a line begin, without a heading such as `// MARK:`, or the line itself if they are those
  /// of the file.
  private func startOfComments(above line: Int) -> Int {
    let start = startOfComments(above: line) { !bytes[$0].contains(Array("MARK:".utf8)) }
    return start == 0 ? line : start
  }

  /// Where the lines with comments above a line begin, as far as a condition holds for them.
  private func startOfComments(above line: Int, while isPart: (ByteRange) -> Bool) -> Int {
    var start = line
    while start > 0 {
      let previous = startOfLine(at: start - 1)..<start
      guard isComment(previous), isPart(previous) else { break }
      start = previous.lowerBound
    }
    return start
  }

  private func isComment(_ line: ByteRange) -> Bool {
    bytes[line].drop { $0 == 0x20 || $0 == 0x09 }.starts(with: "//".utf8)
  }

  private func startOfLine(at offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  }
}
