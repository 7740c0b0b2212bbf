import SourceModel

extension FileFacts {
  /// Whether a call stands between braces, semicolons and ends of lines alone, so that nothing takes its result but,
  /// where it is all that a closure holds, the closure.
  func isStatement(_ range: ByteRange) -> Bool {
    let before = skipWhitespaceBackwards(from: range.lowerBound)
    let next = skipSpaces(from: range.upperBound)
    let opensBlock =
      before == 0 || [UInt8(ascii: "{"), UInt8(ascii: ";")].contains(bytes[before - 1])
    let endsBlock =
      isLastInLine(range.upperBound)
      || [UInt8(ascii: "}"), UInt8(ascii: ";")].contains(bytes[next])
    return (isFirstInLine(range.lowerBound) || opensBlock) && endsBlock
  }

  /// The statement that a call stands at the front of, which does something with what the call gives: a declaration of
  /// one line, `return`, the first condition of `if` and `guard`, what a `switch` or a loop goes over.
  func statement(takingResultOf range: ByteRange) -> ChangingStatement? {
    let start = skipSpaces(from: lineStart(of: range.lowerBound))
    guard start < range.lowerBound else { return nil }
    let head = start..<range.lowerBound
    let words = text(head).split(separator: " ")
    let isNaming = words.count > 2 && words.last == "=" && words.count { $0 == "=" } == 1
    let next = skipSpaces(from: range.upperBound)
    let isEnd = isLastInLine(range.upperBound) || bytes[next] == UInt8(ascii: ";")
    switch words.first {
    case "let" where isNaming && isEnd, "var" where isNaming && isEnd,
      "_" where words == ["_", "="] && isEnd:
      return ChangingStatement(range: range, start: start, head: nil)
    case "return" where words.count == 1, "switch" where words.count == 1,
      "for" where words.count == 3 && words[2] == "in",
      "if" where words.count == 4 && words[1] == "let" && isNaming,
      "guard" where words.count == 4 && words[1] == "let" && isNaming:
      return ChangingStatement(range: range, start: start, head: head)
    default: return nil
    }
  }
}

/// A statement of which a call changes a value in place.
struct ChangingStatement {
  /// The call.
  let range: ByteRange
  let start: Int
  /// What stands in front of the call and goes on with its result.
  let head: ByteRange?

  /// Changes a copy, assigns it, and goes on with the result.
  func edits(
    changing target: ByteRange, in copy: String, result: (head: ByteRange, name: String)?,
    _ file: FileFacts
  ) -> [Edit] {
    let separator =
      file.isFirstInLine(start) ? file.newline + file.indentation(at: start) : "; "
    let value = file.text(target)
    var opening = "var \(copy) = \(value)" + separator
    var closing = separator + "\(value) = \(copy)"
    var head = start..<start
    if let result {
      head = result.head
      opening += "let \(result.name) = "
      closing += separator + file.text(head) + result.name
    }
    let last = Edit.insert(closing, at: range.upperBound, in: file)
    if target.lowerBound == head.upperBound {
      return [
        .replace(head.lowerBound..<target.upperBound, with: opening + copy, in: file), last,
      ]
    }
    return [
      head.isEmpty
        ? .insert(opening, at: start, in: file) : .replace(head, with: opening, in: file),
      .replace(target, with: copy, in: file), last,
    ]
  }
}
