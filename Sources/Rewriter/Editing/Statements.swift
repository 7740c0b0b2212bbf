import SourceModel

extension FileFacts {
  /// Whether a call is a statement: it is between braces, semicolons and line ends, so that only a closure that
  /// consists of it may use its result.
  func isStatement(_ range: ByteRange) -> Bool {
    let before = skipWhitespaceBackwards(from: range.lowerBound)
    let opensBlock =
      before == 0 || [UInt8(ascii: "{"), UInt8(ascii: ";")].contains(bytes[before - 1])
    return (isFirstInLine(range.lowerBound) || opensBlock) && endsStatement(range.upperBound)
  }

  private func endsStatement(_ offset: Int) -> Bool {
    isLastInLine(offset)
      || [UInt8(ascii: "}"), UInt8(ascii: ";")].contains(bytes[skipSpaces(from: offset)])
  }

  /// The statement that uses what a call returns or throws: a declaration, `return`, `try`, the first condition of an
  /// `if` or `guard`, or the subject of a `switch` or loop.
  /// - Parameter isReturned: whether the call is the implicit return value of a function.
  func statement(using range: ByteRange, isReturned: Bool) -> MutatingStatement? {
    let line = lineStart(of: range.lowerBound)..<range.lowerBound
    let opening = bytes[line].lastIndex { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ";") }
    let start = skipSpaces(from: opening.map { $0 + 1 } ?? line.lowerBound)
    var words = text(start..<range.lowerBound).split(separator: " ")
    let waits = words.last == "await"
    if waits { words.removeLast() }
    let isNaming = words.count > 2 && words.last == "=" && words.count { $0 == "=" } == 1
    let ends = endsStatement(range.upperBound)
    let form: MutatingStatement.Form
    switch words.first {
    case nil where isReturned && ends: form = .leaving(adding: "return ")
    case nil where waits && ends: form = .plain
    case "try" where words.count == 1 && ends:
      let next = skipWhitespace(from: range.upperBound)
      let isLast = next < bytes.count && bytes[next] == UInt8(ascii: "}")
      form = isReturned ? .leaving(adding: "return ") : isLast ? .leaving(adding: "") : .throwing
    case "return" where words.count == 1 || words == ["return", "try"]: form = .leaving(adding: "")
    case "let" where isNaming && ends, "var" where isNaming && ends,
      "_" where words == ["_", "="] && ends:
      form = .plain
    case "switch" where words.count == 1, "for" where words.count == 3 && words[2] == "in",
      "if" where words.count == 4 && words[1] == "let" && isNaming,
      "guard" where words.count == 4 && words[1] == "let" && isNaming:
      form = .heading
    default: return nil
    }
    return MutatingStatement(range: range, start: start, form: form)
  }
}

/// A statement with a call that changes a value in place.
struct MutatingStatement {
  enum Form: Equatable {
    /// The changed value is assigned after it.
    case plain
    /// It begins with the result of the call, such as an `if`, a `switch` or a loop.
    case heading
    /// It leaves the block, and a keyword may have to be added.
    case leaving(adding: String)
    /// It may leave the block.
    case throwing
  }

  /// The call.
  let range: ByteRange
  let start: Int
  let form: Form

  /// Changes a copy and assigns it, then continues with the result under a name.
  /// - Parameter others: the other places where the call names what it changes.
  func edits(
    changing target: ByteRange, _ others: [ByteRange], in copy: String,
    writtenBackBy assignment: String,
    result: String, _ file: FileFacts
  ) -> [Edit] {
    let isFirst = file.isFirstInLine(start)
    let indentation = isFirst ? file.newline + file.indentation(at: start) : ""
    let separator = isFirst ? indentation : "; "
    let value = file.text(target)
    let declaration = "var \(copy) = \(value)"
    var head = start..<start
    var opening = declaration + separator
    var closing = ""
    switch form {
    case .plain: closing = separator + assignment
    case .heading:
      head = start..<range.lowerBound
      opening += "let \(result) = "
      closing = separator + assignment + separator + file.text(head) + result
    case .leaving(let word):
      opening += "defer { \(assignment) }" + separator + word
    case .throwing:
      let step = isFirst ? indentation + file.indentationStep : " "
      opening =
        "do {" + step + declaration + (isFirst ? step : "; ") + "defer { \(assignment) }"
        + (isFirst ? step : "; ")
      closing = (isFirst ? indentation : " ") + "}"
    }
    let last =
      others.map { Edit.replace($0, with: copy, in: file) }
      + (closing.isEmpty ? [] : [Edit.insert(closing, at: range.upperBound, in: file)])
    if target.lowerBound == head.upperBound {
      return [.replace(head.lowerBound..<target.upperBound, with: opening + copy, in: file)] + last
    }
    return [
      head.isEmpty
        ? .insert(opening, at: start, in: file) : .replace(head, with: opening, in: file),
      .replace(target, with: copy, in: file),
    ] + last
  }
}
