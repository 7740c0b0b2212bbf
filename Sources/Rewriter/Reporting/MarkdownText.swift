/// Escapes text from elsewhere for Markdown.
enum MarkdownText {
  /// A code span on one line, whatever the text contains.
  static func code(_ text: String) -> String {
    let line = oneLine(text)
    if line.utf8.allSatisfy({ $0 == 0x20 }) { return "` `" }
    let fence = String(repeating: "`", count: longestRun(of: "`", in: line) + 1)
    let isPadded = line.hasPrefix("`") || line.hasSuffix("`")
    return isPadded ? "\(fence) \(line) \(fence)" : fence + line + fence
  }

  /// A sentence that marks code with backticks.
  static func prose(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count % 2 == 1 else { return plain(text) }
    return parts.enumerated().map { $0.offset % 2 == 0 ? plain($0.element) : code($0.element) }
      .joined()
  }

  /// Text without markup.
  static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if "\\`*_<>[]&~|#".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
    }
    return result
  }

  /// Removed and added lines as a block in a list item.
  static func diff(_ before: String, _ after: String) -> String {
    let longest = max(longestRun(of: "`", in: before), longestRun(of: "`", in: after))
    let fence = String(repeating: "`", count: max(3, longest + 1))
    func lines(_ text: String, _ sign: String) -> String {
      guard !text.isEmpty else { return "" }
      return text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "  \(sign)\($0)\n" }.joined()
    }
    return "\n  \(fence)diff\n\(lines(before, "-"))\(lines(after, "+"))  \(fence)\n"
  }

  /// Text as a block, as it is.
  static func block(_ text: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    return "\n\(fence)\n\(text)\n\(fence)\n"
  }

  /// Text inside HTML, on one line: a blank line would end the HTML.
  static func html(_ text: String) -> String { HTMLText.escaped(oneLine(text)) }

  private static func oneLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
  }

  private static func longestRun(of scalar: Unicode.Scalar, in text: String) -> Int {
    var longest = 0
    var run = 0
    for element in text.unicodeScalars {
      run = element == scalar ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
