import SourceModel

extension Site {
  /// The last component of the path.
  var fileName: Substring {
    path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
  }

  /// The file's name and the line, for a sentence: `Garden.swift:12`.
  var place: String { "\(fileName):\(line)" }
}

extension ProjectModel {
  /// A place for a sentence: the file's name and the line.
  func place(_ site: Site) -> String { symbols.place(site) }
  func place(_ range: ByteRange, inFile number: Int) -> String {
    place(files[number].site(range))
  }
  func place(of read: Usage.LocatedRead) -> String { place(read.use.range, inFile: read.file) }
}

extension FileFacts {
  /// False for a file with its own diagnostic, which explains a syntax error too.
  var isUTF8: Bool { String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) }

  /// The line of a site, shortened, without surrounding white space and without a comment at its end.
  func line(of site: Site) -> String {
    let start = skipSpaces(from: lineStart(of: site.range.lowerBound))
    let text = text(start..<max(start, endOfCode(from: start, behind: site.range.upperBound)))
    return text.quoted()
  }
}

extension String {
  /// The code without backticks, so that it can be quoted in them.
  var unquoted: String { replacing("`", with: "") }
}

/// A number with its noun: `1 type`, `2 types`.
public func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

extension [String] {
  /// `a, b and c`; if there are more than `limit`, `a, b and 5 more views`.
  public func listed(upTo limit: Int = .max, _ noun: String = "") -> String {
    guard let last, count > 1 else { return first ?? "" }
    let rest = count - limit
    guard rest > 0 else { return dropLast().joined(separator: ", ") + " and " + last }
    return prefix(limit).joined(separator: ", ") + " and \(rest) more"
      + (noun.isEmpty ? "" : " \(noun)\(rest == 1 ? "" : "s")")
  }
}
