import SourceModel

/// A hunk of a diff: changed lines, and a few lines around them.
public struct Hunk: Sendable {
  /// 0-based, half-open.
  public let old: Range<Int>
  public let new: Range<Int>
  /// The declaration that contains it: the last line before it that is not indented.
  public let heading: String
  public let lines: [Line]

  public struct Line: Sendable {
    public enum Kind: Sendable, Hashable { case context, removed, added }
    public let kind: Kind
    /// 1-based; nil on the side that does not have the line.
    public let oldNumber: Int?
    public let newNumber: Int?
    /// Without its LF.
    public let bytes: ArraySlice<UInt8>
    /// False for a last line without LF.
    public let isTerminated: Bool

    public var text: String { String(decoding: bytes, as: UTF8.self) }
  }
}

/// What a change does to its file, as hunks.
public func hunks(of change: FileChange, context: Int = 3) -> [Hunk] {
  let old = DiffText(change.before)
  let new = DiffText(change.after)
  var groups: [[LineChange]] = []
  for change in lineChanges(of: change, old, new) {
    if let last = groups.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
      groups[groups.count - 1].append(change)
    } else {
      groups.append([change])
    }
  }
  var heading = ""
  var searched = 0
  return groups.compactMap { group -> Hunk? in
    guard let first = group.first, let last = group.last else { return nil }
    let lead = min(context, first.old.lowerBound)
    let trail = min(context, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - lead)..<(last.old.upperBound + trail)
    let unread = searched..<max(searched, oldRange.lowerBound)
    heading = unread.reversed().firstNonNil(old.heading) ?? heading
    searched = unread.upperBound
    return Hunk(
      old: oldRange, new: (first.new.lowerBound - lead)..<(last.new.upperBound + trail),
      heading: heading, lines: lines(of: group, within: oldRange, lead: lead, old, new))
  }
}

private func lines(
  of group: [LineChange], within range: Range<Int>, lead: Int, _ old: DiffText, _ new: DiffText
) -> [Hunk.Line] {
  var result: [Hunk.Line] = []
  var oldLine = range.lowerBound
  var newLine = (group.first?.new.lowerBound ?? lead) - lead
  func append(_ kind: Hunk.Line.Kind) {
    let line = kind == .added ? new[newLine] : old[oldLine]
    let isTerminated = line.last == 0x0A
    result.append(
      Hunk.Line(
        kind: kind, oldNumber: kind == .added ? nil : oldLine + 1,
        newNumber: kind == .removed ? nil : newLine + 1,
        bytes: isTerminated ? line.dropLast() : line, isTerminated: isTerminated))
    if kind != .added { oldLine += 1 }
    if kind != .removed { newLine += 1 }
  }
  for change in group {
    while oldLine < change.old.lowerBound { append(.context) }
    while oldLine < change.old.upperBound { append(.removed) }
    while newLine < change.new.upperBound { append(.added) }
  }
  while oldLine < range.upperBound { append(.context) }
  return result
}

/// All changes as one unified diff for `git apply`.
/// - Parameter pathPrefix: a prefix for each path, for a reader whose folder is not the project's root.
public func unifiedDiff(
  of changes: [FileChange], pathPrefix: String = "", jobs: Int = 1
) -> String {
  unifiedDiff(of: changes, jobs: jobs) { pathPrefix + $0 }
}

/// All changes as one unified diff, with paths relative to the reader's folder.
/// - Parameter jobs: how many threads compute the differences.
public func unifiedDiff(
  of changes: [FileChange], jobs: Int = 1, path: @escaping @Sendable (String) -> String
) -> String {
  let parts = mapInParallel(changes.count, jobs: jobs) { number -> [UInt8] in
    let change = changes[number]
    let hunks = hunks(of: change)
    guard !hunks.isEmpty else { return [] }
    var text: [UInt8] = []
    text += "--- \(gitName("a/" + path(change.path)))\n".utf8
    text += "+++ \(gitName("b/" + path(change.path)))\n".utf8
    for hunk in hunks { append(hunk, to: &text) }
    return text
  }
  return String(decoding: parts.reduce(into: []) { $0 += $1 }, as: UTF8.self)
}

private func append(_ hunk: Hunk, to text: inout [UInt8]) {
  text += "@@ -\(position(hunk.old)) +\(position(hunk.new)) @@".utf8
  if !hunk.heading.isEmpty { text += " \(hunk.heading)".utf8 }
  text.append(0x0A)
  for line in hunk.lines {
    switch line.kind {
    case .context: text.append(UInt8(ascii: " "))
    case .removed: text.append(UInt8(ascii: "-"))
    case .added: text.append(UInt8(ascii: "+"))
    }
    text += line.bytes
    text.append(0x0A)
    if !line.isTerminated { text += "\\ No newline at end of file\n".utf8 }
  }
}

/// `3,7`; an empty range is named by the line before it, and a length of 1 is left out.
private func position(_ range: Range<Int>) -> String {
  switch range.count {
  case 0: "\(range.lowerBound),0"
  case 1: "\(range.lowerBound + 1)"
  default: "\(range.lowerBound + 1),\(range.count)"
  }
}

/// A file name as git writes it: quoted if it contains a quote, a backslash, a control character or a byte beyond
/// ASCII; otherwise with a tab after it if it contains a space.
func gitName(_ name: String) -> String {
  let needsQuotes = name.utf8.contains { $0 < 0x20 || $0 >= 0x7F || $0 == 0x22 || $0 == 0x5C }
  guard needsQuotes else { return name.utf8.contains(0x20) ? name + "\t" : name }
  let letters: [UInt8: String] = [
    0x07: "a", 0x08: "b", 0x09: "t", 0x0A: "n", 0x0B: "v", 0x0C: "f", 0x0D: "r", 0x22: "\"",
    0x5C: "\\",
  ]
  var result = "\""
  for byte in name.utf8 {
    if let letter = letters[byte] {
      result += "\\" + letter
    } else if byte < 0x20 || byte >= 0x7F {
      let octal = String(byte, radix: 8)
      result += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
    } else {
      result.unicodeScalars.append(Unicode.Scalar(byte))
    }
  }
  return result + "\""
}

extension DiffText {
  /// The line as a hunk heading if it begins with a letter, as in git; at most 80 characters.
  fileprivate func heading(at line: Int) -> String? {
    let bytes = self[line]
    guard let first = bytes.first else { return nil }
    let isLetter = (first | 0x20) >= 0x61 && (first | 0x20) <= 0x7A
    guard isLetter || first == UInt8(ascii: "_") || first == UInt8(ascii: "@") else { return nil }
    let line = bytes.prefix { !$0.isLineBreak }
    let end = line.lastIndex { !$0.isWhitespace } ?? line.startIndex
    return String(String(decoding: line[line.startIndex...end], as: UTF8.self).prefix(80))
  }
}
