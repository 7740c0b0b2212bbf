import SourceModel

/// A line of code that is put around other code, and its indentation relative to that code in steps.
struct CodeLine {
  let depth: Int
  let text: String

  init(_ depth: Int, _ text: String) {
    self.depth = depth
    self.text = text
  }
}

extension FileFacts {
  /// Puts lines before and after the contents of a body, which move `depth` steps to the right.
  /// - Returns: nil where the body begins on the line of its brace and continues on the next, or does not end.
  func edits(
    putting head: [CodeLine], and tail: [CodeLine], around body: ViewBody, depth: Int
  ) -> [Edit]? {
    let step = indentationStep
    func lines(_ code: [CodeLine], _ indentation: String) -> String {
      code.map { line in
        indentation + String(repeating: step, count: line.depth) + line.text + newline
      }.joined()
    }
    let brace = body.braces.upperBound - 1
    // In code that does not parse, the brace may be missing.
    guard body.content.upperBound <= brace else { return nil }
    if isFirstInLine(body.content.lowerBound), isFirstInLine(brace) {
      let indentation = indentation(at: body.content.lowerBound)
      let range = lineEnd(of: body.braces.lowerBound)..<lineStart(of: brace)
      return [.insert(lines(head, indentation), at: range.lowerBound, in: self)]
        + indent(range, by: String(repeating: step, count: depth))
        + [.insert(lines(tail, indentation), at: range.upperBound, in: self)]
    }
    guard !containsLineBreak(body.braces) else { return nil }
    let outer = indentation(at: body.braces.lowerBound)
    let content = outer + step + String(repeating: step, count: depth)
    return [
      .replace(
        (body.braces.lowerBound + 1)..<body.content.lowerBound,
        with: newline + lines(head, outer + step) + content, in: self),
      .replace(
        body.content.upperBound..<brace, with: newline + lines(tail, outer + step) + outer,
        in: self),
    ]
  }

  /// Inserts a line before the code of a body.
  /// - Returns: nil where the body begins on the line of its brace and continues on the next.
  func edits(putting line: String, atHeadOf body: ViewBody) -> [Edit]? {
    if isFirstInLine(body.content.lowerBound) {
      let start = lineEnd(of: body.braces.lowerBound)
      let indentation = indentation(at: body.content.lowerBound)
      return [.insert(indentation + line + newline, at: start, in: self)]
    }
    return edits(putting: [CodeLine(0, line)], and: [], around: body, depth: 0)
  }

  /// Adds a statement at the end of a body, behind those that other edits add there.
  /// - Parameter last: The end of the last statement; nil where there is none.
  func edits(putting text: String, atEndOf braces: ByteRange, behind last: Int?) -> [Edit] {
    let end = braces.upperBound - 1
    let outer = indentation(at: end)
    let line = outer + indentationStep + text
    if isFirstInLine(end) { return [.insert(line + newline, at: lineStart(of: end), in: self)] }
    if let last { return [.insert("; " + text, at: last, in: self)] }
    let start = skipWhitespaceBackwards(from: end)
    return [
      .insert(newline + line, at: start, in: self),
      .replace(start..<end + 1, with: newline + outer + "}", in: self),
    ]
  }

  /// Indents all lines of a range that are not blank.
  func indent(_ range: ByteRange, by step: String) -> [Edit] {
    var edits: [Edit] = []
    var start = lineStart(of: range.lowerBound)
    while start < range.upperBound {
      if !isLastInLine(start) { edits.append(.insert(step, at: start, in: self)) }
      start = lineEnd(of: start)
    }
    return edits
  }
}
