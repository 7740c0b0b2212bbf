import SourceModel

extension Edit {
  /// Inserts a call before everything else that a body does, and `return` if the body was a single expression. Does
  /// nothing in an empty body, or in one that never returns.
  static func insertCall(_ call: String, atHeadOf body: BodyOwner, in file: FileFacts) -> [Edit] {
    insertCalls([call], atHeadOf: body, in: file)
  }

  /// The same for several calls.
  static func insertCalls(
    _ calls: [String], atHeadOf body: BodyOwner, in file: FileFacts
  ) -> [Edit] {
    guard let first = body.firstStatement else { return [] }
    let code = first..<body.body.upperBound - 1
    if file.endsInsteadOfReturning(code) { return [] }
    let line = file.onlyLine(of: body)
    let separator =
      line.map { file.newline + $0.indentation + file.indentationStep }
      ?? (file.containsLineBreak(body.body) && file.isFirstInLine(first)
        ? file.newline + file.indentation(at: first) : "; ")
    let breaks: [Edit] =
      line.map {
        [
          .replace($0.head, with: separator, in: file),
          .replace($0.tail, with: file.newline + $0.indentation, in: file),
        ]
      } ?? []
    return insertions(of: calls, separator, before: first, of: body, in: file) + breaks
  }

  private static func insertions(
    of calls: [String], _ separator: String, before first: Int, of body: BodyOwner,
    in file: FileFacts
  ) -> [Edit] {
    let code = first..<body.body.upperBound - 1
    // A comment stays with the statement that follows it.
    let comment = file.skipWhitespace(from: body.body.lowerBound + 1)
    let place = file.isFirstInLine(comment) ? comment : first
    if body.attributes.contains(where: { $0.hasSuffix("Builder") }) {
      let values = calls.map { "let _ = \($0)" + separator }
      return [.insert(values.joined(), at: place, in: file)]
    }
    let call = calls.joined(separator: separator) + separator
    guard body.statementCount == 1 else { return [.insert(call, at: place, in: file)] }
    let values: [ByteRange]
    if file.text(code).hasPrefix("#if") {
      values = file.branches(of: code).filter(file.isValue)
    } else {
      values = file.isValue(code) ? [code] : []
    }
    if values.first?.lowerBound == place {
      return [.insert(call + "return ", at: place, in: file)]
    }
    return [.insert(call, at: place, in: file)]
      + values.map { .insert("return ", at: $0.lowerBound, in: file) }
  }
}

extension FileFacts {
  /// For a body whose single statement and braces are on one line that ends with the body: the white space inside the
  /// braces, and the line's indentation.
  fileprivate func onlyLine(
    of body: BodyOwner
  ) -> (head: ByteRange, tail: ByteRange, indentation: String)? {
    let (start, close) = (body.body.lowerBound + 1, body.body.upperBound - 1)
    let last = skipWhitespaceBackwards(from: close)
    guard let first = body.firstStatement, body.statementCount == 1, first < last,
      skipWhitespace(from: start) == first, !containsLineBreak(body.body),
      isLastInLine(body.body.upperBound)
    else { return nil }
    return (start..<first, last..<close, indentation(at: body.body.lowerBound))
  }

  /// The code in each branch of an `#if`, from the first token that is not a comment.
  fileprivate func branches(of range: ByteRange) -> [ByteRange] {
    var result: [ByteRange] = []
    var line = range.lowerBound
    var start = range.lowerBound
    while line < range.upperBound {
      let next = min(lineEnd(of: line), range.upperBound)
      if bytes[skipSpaces(from: line)] == UInt8(ascii: "#") {
        result.append(min(skipComments(from: start), line)..<line)
        start = next
      }
      line = next
    }
    return result.filter { $0.lowerBound < $0.upperBound }.map {
      $0.lowerBound..<skipWhitespaceBackwards(from: $0.upperBound)
    }
  }

  /// The first offset from `start` on that is not in white space or a comment.
  func skipComments(from start: Int) -> Int {
    var index = skipWhitespace(from: start)
    while index + 1 < bytes.count, bytes[index] == UInt8(ascii: "/") {
      if bytes[index + 1] == UInt8(ascii: "/") {
        index = lineEnd(of: index)
      } else if bytes[index + 1] == UInt8(ascii: "*") {
        let end = (index + 2..<bytes.count - 1).first {
          bytes[$0] == UInt8(ascii: "*") && bytes[$0 + 1] == UInt8(ascii: "/")
        }
        index = end.map { $0 + 2 } ?? bytes.count
      } else {
        break
      }
      index = skipWhitespace(from: index)
    }
    return index
  }

  /// Whether a single statement is a value that a body or branch returns without `return`.
  fileprivate func isValue(_ statement: ByteRange) -> Bool {
    let text = text(statement)
    return switch text.prefix(while: \.isLetter) {
    case "return": false
    case "if", "switch", "do": !text.containsWord("return")
    default: !endsInsteadOfReturning(statement)
    }
  }

  fileprivate func endsInsteadOfReturning(_ statement: ByteRange) -> Bool {
    ["fatalError", "preconditionFailure", "throw"].contains(
      text(statement).prefix(while: \.isLetter))
  }
}
