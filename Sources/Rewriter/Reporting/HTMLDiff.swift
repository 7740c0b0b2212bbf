import SourceModel

/// The hunks of one changed file, from which each card takes those that concern its type.
struct HTMLDiff {
  private let change: FileChange
  private let hunks: [Hunk]
  private let lines: DiffText

  init(_ change: FileChange) {
    self.change = change
    hunks = Rewriter.hunks(of: change)
    lines = DiffText(change.before)
  }

  /// The positions of the hunks that the edits touch, ascending.
  func indices(of edits: [Edit]) -> [Int] {
    var found: Set<Int> = []
    for edit in edits where edit.path == change.path {
      if let index = hunk(
        at: lines.line(at: edit.range.lowerBound), lines.line(at: edit.range.upperBound))
      {
        found.insert(index)
      }
    }
    return found.sorted()
  }

  /// The position of the hunk that contains a line of the file as it was read; the line is 1-based.
  func index(ofLine line: Int) -> Int? { hunk(at: line - 1, line - 1) }

  private func hunk(at first: Int, _ last: Int) -> Int? {
    let index = hunks.partitioningIndex { $0.old.upperBound > first }
    guard index < hunks.count, hunks[index].old.lowerBound <= last else { return nil }
    return index
  }

  /// A hunk as plain text with a sign before each line; the script lays it out and marks words.
  func html(_ index: Int, notes: [(line: Int, html: String)]) -> String {
    let hunk = hunks[index]
    var text = "<div class=\"hunk\"><div class=\"at\">Line \(hunk.old.lowerBound + 1)"
    // Git shows the nearest line that is not indented, but an import does not say where a hunk is.
    if !hunk.heading.isEmpty, !hunk.heading.hasPrefix("import ") {
      text += " · \(HTMLText.code(hunk.heading))"
    }
    text += "</div><pre class=\"diff\" tabindex=\"0\" data-old=\"\(hunk.old.lowerBound + 1)\""
    text += " data-new=\"\(hunk.new.lowerBound + 1)\">"
    text += Self.marked(hunk) + "</pre>"
    for note in notes {
      text += "<div class=\"note\" data-line=\"\(note.line)\">\(note.html)</div>"
    }
    return text + "</div>\n"
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

  /// The text of the hunk, for a digest of what was reviewed.
  func plain(_ index: Int) -> String { Self.plain(hunks[index].lines[...]) }

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
