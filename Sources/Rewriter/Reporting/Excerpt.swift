import SourceModel

/// The code at a site: the lines that a decision touches, before and after its own edits, without their common
/// indentation.
public struct Excerpt: Sendable, Hashable {
  public let before: String
  /// nil where nothing is changed.
  public let after: String?
}

extension Migration {
  public func excerpt(of decision: Decision) -> Excerpt {
    var paths: [String] = []
    for edit in decision.edits where !paths.contains(edit.path) { paths.append(edit.path) }
    var before: [[String]] = []
    var after: [[String]] = []
    for path in paths {
      guard let number = model.symbols.file(path) else { continue }
      let edits = decision.edits.filter { $0.path == path }
      for piece in pieces(of: edits, in: model.files[number]) {
        before.append(piece.before)
        after.append(piece.after)
      }
    }
    guard !before.isEmpty else { return Excerpt(before: model.line(at: decision.site), after: nil) }
    let indentation = (before + after).joined().filter { !$0.isEmpty }.map(\.leadingSpaces).min()
    func joined(_ pieces: [[String]]) -> String {
      pieces.filter { !$0.isEmpty }
        .map { piece in
          piece.map { String($0.unicodeScalars.dropFirst(indentation ?? 0)) }
            .joined(separator: "\n")
        }
        .joined(separator: "\n…\n")
    }
    return Excerpt(before: joined(before), after: joined(after))
  }
}

extension ProjectModel {
  /// The lines of the property or function around a site, without their common indentation, and which of them has the
  /// site; only the first and those next to the site if there are many. The line of an extension comes first where it
  /// says for what the code holds.
  func member(at site: Site, upTo limit: Int = 8) -> (lines: [String], own: Int)? {
    guard let number = symbols.file(site.path) else { return nil }
    let file = files[number]
    let members = file.types.flatMap { type in
      type.properties.map(\.declaration) + type.functions.map(\.range)
    }
    let around = members.filter { $0.contains(site.range.lowerBound) }
    guard let range = around.min(by: { $0.count < $1.count }) else { return nil }
    let text = file.text(file.lineStart(of: range.lowerBound)..<range.upperBound)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let indentation = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map(\.leadingSpaces).min()
    let own = site.line - file.lines.position(of: range.lowerBound).line
    let first = max(0, min(own - limit / 2, lines.count - limit))
    let shown = lines.dropFirst(first).prefix(limit).map { String($0.dropFirst(indentation ?? 0)) }
    let start = first > 0 ? [String(lines[0].dropFirst(indentation ?? 0))] : []
    let before = file.heading(ofExtensionAround: range) + start + (first > 1 ? ["…"] : [])
    return (
      before + shown + (first + limit < lines.count ? ["…"] : []), before.count + own - first
    )
  }

  /// The name of the function or property whose code contains a site.
  func body(around site: Site) -> String? {
    symbols.file(site.path).flatMap { number in
      let scope = files[number].innermostScope(at: site.range.lowerBound)
      return symbols.enclosingBody(of: ScopeReference(file: number, scope: scope))?.name
    }
  }

  /// The line in which a site begins, without surrounding white space.
  func line(at site: Site) -> String {
    guard let number = symbols.file(site.path) else { return "" }
    let file = files[number]
    // A site that was found in the text of a file has its line only.
    guard file.site(site.range).line == site.line else { return "" }
    let start = file.skipSpaces(from: file.lineStart(of: site.range.lowerBound))
    let end = file.skipWhitespaceBackwards(from: file.lineEnd(of: site.range.lowerBound))
    return file.text(start..<max(start, end))
  }
}

extension FileFacts {
  /// The first line of the extension around a member, if it states a conformance or a condition.
  fileprivate func heading(ofExtensionAround member: ByteRange) -> [String] {
    let around = types.filter { $0.kind == .extension && $0.range.contains(member) }
    guard let type = around.max(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
      return []
    }
    let start = lineStart(of: type.memberBlock.lowerBound)
    let line = text(start..<lineEnd(of: start)).split(whereSeparator: \.isNewline).first ?? ""
    return line.contains(where: ":<".contains) || line.contains(" where ")
      ? [String(line.drop(while: \.isWhitespace))] : []
  }
}

private struct Piece {
  var before: [String]
  var after: [String]
}

/// Extracts the touched lines of a file; edits with adjacent lines share an excerpt.
private func pieces(of edits: [Edit], in file: FileFacts) -> [Piece] {
  var groups: [(lines: ByteRange, edits: [Edit])] = []
  for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
    let start = file.lineStart(of: edit.range.lowerBound)
    let lines = start..<file.lineEnd(of: edit.range.upperBound)
    if let last = groups.last, lines.lowerBound <= last.lines.upperBound {
      let end = max(lines.upperBound, last.lines.upperBound)
      groups[groups.count - 1] = (last.lines.lowerBound..<end, last.edits + [edit])
    } else {
      groups.append((lines, [edit]))
    }
  }
  return groups.compactMap { group -> Piece? in
    var after: [UInt8] = []
    var position = group.lines.lowerBound
    for edit in group.edits where edit.range.lowerBound >= position {
      after += file.bytes[position..<edit.range.lowerBound]
      after += edit.replacement.utf8
      position = edit.range.upperBound
    }
    after += file.bytes[position..<max(position, group.lines.upperBound)]
    var piece = Piece(before: lines(of: file.bytes[group.lines]), after: lines(of: after[...]))
    while let a = piece.before.first, a == piece.after.first {
      piece.before.removeFirst()
      piece.after.removeFirst()
    }
    while let a = piece.before.last, a == piece.after.last {
      piece.before.removeLast()
      piece.after.removeLast()
    }
    return piece.before.isEmpty && piece.after.isEmpty ? nil : piece
  }
}

private func lines(of bytes: ArraySlice<UInt8>) -> [String] {
  var result: [String] = []
  var start = bytes.startIndex
  var index = start
  while index < bytes.endIndex {
    let byte = bytes[index]
    index += 1
    guard byte.isLineBreak else { continue }
    result.append(String(decoding: bytes[start..<(index - 1)], as: UTF8.self))
    if byte == 0x0D, index < bytes.endIndex, bytes[index] == 0x0A { index += 1 }
    start = index
  }
  if start < bytes.endIndex { result.append(String(decoding: bytes[start...], as: UTF8.self)) }
  return result
}

extension String {
  fileprivate var leadingSpaces: Int { utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count }
}
