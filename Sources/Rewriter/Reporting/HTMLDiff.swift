import SourceModel

/// The hunks of one changed file.
struct HTMLDiff {
  private let hunks: [Hunk]
  private let lines: DiffText

  init(_ change: FileChange) {
    hunks = Rewriter.hunks(of: change)
    lines = DiffText(change.before)
  }

  var indices: Range<Int> { hunks.indices }

  /// How many lines are added and removed.
  var size: (added: Int, removed: Int) {
    let kinds = hunks.flatMap(\.lines).map(\.kind)
    return (kinds.count { $0 == .added }, kinds.count { $0 == .removed })
  }

  /// The lines that an edit touches, 1-based.
  func lines(of edit: Edit) -> ClosedRange<Int> {
    let first = lines.line(at: edit.range.lowerBound) + 1
    return first...max(first, lines.line(at: edit.range.upperBound) + 1)
  }

  /// The lines of the file as it was read that a hunk removes, or between which it adds lines; 0-based.
  func changedLines(of index: Int) -> [Int] {
    var line = hunks[index].old.lowerBound
    var found: [Int] = []
    for row in hunks[index].lines {
      if row.kind != .context { found.append(line) }
      if row.kind != .added { line += 1 }
    }
    return found.uniqued()
  }

  /// The position of the hunk that contains a line of the file as it was read; the line is 1-based.
  func index(ofLine line: Int) -> Int? {
    let index = hunks.partitioningIndex { $0.old.upperBound > line - 1 }
    guard index < hunks.count, hunks[index].old.lowerBound <= line - 1 else { return nil }
    return index
  }

  /// A hunk as plain text with a sign before each line; the script lays it out and marks words.
  /// - Parameter title: the declaration in which it is, if any.
  func html(_ index: Int, id: String, title: String?, notes: [String]) -> String {
    let hunk = hunks[index]
    var text = "<div class=\"hunk\" id=\"\(id)\"><div class=\"at\">Line \(hunk.old.lowerBound + 1)"
    if let title { text += " · \(HTMLText.code(title))" }
    text += "</div><pre class=\"diff\" tabindex=\"0\" data-old=\"\(hunk.old.lowerBound + 1)\""
    text += " data-new=\"\(hunk.new.lowerBound + 1)\">"
    return text + Self.marked(hunk) + "</pre>\(notes.joined())</div>\n"
  }

  /// Each run of removed and of added lines as an element, so that they are distinguishable without the script.
  private static func marked(_ hunk: Hunk) -> String {
    var text = ""
    var rest = hunk.lines[...]
    while let kind = rest.first?.kind {
      let run = rest.prefix { $0.kind == kind }
      rest = rest.dropFirst(run.count)
      let lines = HTMLText.escaped(plain(run)) + (rest.isEmpty ? "" : "\n")
      switch kind {
      case .context: text += lines
      case .removed: text += "<del>\(lines)</del>"
      case .added: text += "<ins>\(lines)</ins>"
      }
    }
    return text
  }

  /// The text of all hunks, for a digest of what was reviewed.
  var plain: String { hunks.map { Self.plain($0.lines[...]) }.joined(separator: "\n") }

  private static func plain(_ lines: ArraySlice<Hunk.Line>) -> String {
    var bytes: [UInt8] = []
    for line in lines {
      if !bytes.isEmpty { bytes.append(0x0A) }
      switch line.kind {
      case .context: bytes.append(UInt8(ascii: " "))
      case .removed: bytes.append(UInt8(ascii: "-"))
      case .added: bytes.append(UInt8(ascii: "+"))
      }
      bytes += line.bytes.last == 0x0D ? line.bytes.dropLast() : line.bytes
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
