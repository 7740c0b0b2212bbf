import SourceModel

extension Edit {
  /// Adds statements to the end of a stored property's `willSet`, and writes one if there is none. If a removed
  /// statement ends an observer, they replace it.
  /// - Parameter isShort: Whether a new `willSet` stays on the line of the property if it fits.
  static func insertIntoWillSet(
    _ statements: [String], of property: DeclaredProperty, insteadOf removed: [ByteRange] = [],
    isShort: Bool = false, in file: FileFacts
  ) -> Edit {
    for statement in removed {
      guard let range = property.observing(insteadOf: statement, in: file) else { continue }
      let text = statements.joined(separator: "; ")
      return replace(range, with: range == statement ? text : "willSet { \(text) }", in: file)
    }
    let indentation = file.indentation(at: property.declaration.lowerBound)
    let step = file.indentationStep
    let newline = file.newline
    if let body = property.accessor("willSet")?.body {
      return insertAtEnd(of: body, statements, indentation: indentation + step + step, in: file)
    }
    let willSet = { (outer: String) -> String in
      statements.count == 1
        ? "\(outer)willSet { \(statements[0]) }"
        : "\(outer)willSet {" + statements.map { newline + outer + step + $0 }.joined() + newline
          + outer + "}"
    }
    if let block = property.accessorBlock {
      let brace = block.lowerBound + 1
      if file.containsLineBreak(block) {
        return insert(newline + willSet(indentation + step), at: brace, in: file)
      }
      return insert(" " + willSet("").replacingLineBreaks(newline), at: brace, in: file)
    }
    let text = " { willSet { \(statements.joined(separator: "; ")) } }"
    let end = property.declaration.upperBound
    if !file.isLastInLine(file.endOfTrailingComment(from: end))
      || isShort && file.isLastInLine(end) && end - file.lineStart(of: end) + text.count <= 100
    {
      return insert(text, at: end, in: file)
    }
    // A comment after the property stays on its line.
    let start = property.declaration.upperBound
    let comment = start..<file.endOfTrailingComment(from: start)
    let block = newline + willSet(indentation + step) + newline + indentation + "}"
    return comment.isEmpty
      ? insert(" {" + block, at: start, in: file)
      : replace(comment, with: " {" + file.text(comment) + block, in: file)
  }
}

extension DeclaredProperty {
  /// What the statements of `willSet` replace when `statement` is removed: the statement itself at the end of
  /// `willSet`, or a `didSet` that is the only observer and does nothing else.
  func observing(insteadOf statement: ByteRange, in file: FileFacts) -> ByteRange? {
    guard
      let observer = accessorList.first(where: { $0.body?.contains(statement.lowerBound) == true }),
      let body = observer.body
    else { return nil }
    if observer.name == "willSet" {
      let end = file.endOfTrailingComment(from: statement.upperBound)
      let isLast = file.skipWhitespace(from: end) == body.upperBound - 1
      return isLast && !file.text(body).containsWord("return") ? statement : nil
    }
    return accessorList.count == 1 && file.isAllCode(statement, in: body) ? observer.range : nil
  }
}

extension Edit {
  /// The wrapper published after the observer had run, so the statements come last. If the observer may return early,
  /// they are deferred.
  private static func insertAtEnd(
    of body: ByteRange, _ statements: [String], indentation: String, in file: FileFacts
  ) -> Edit {
    let isSpread = file.containsLineBreak(body)
    if file.text(body).containsWord("return") {
      let text = "defer { \(statements.joined(separator: "; ")) }"
      let head = isSpread ? file.newline + indentation + text : " \(text);"
      return insert(head, at: body.lowerBound + 1, in: file)
    }
    let end = file.skipWhitespaceBackwards(from: body.upperBound - 1)
    if isSpread {
      let lines = statements.map { file.newline + indentation + $0 }
      return insert(lines.joined(), at: file.endOfTrailingComment(from: end), in: file)
    }
    let isEmpty = end == body.lowerBound + 1
    return insert((isEmpty ? " " : "; ") + statements.joined(separator: "; "), at: end, in: file)
  }
}

extension String {
  /// Joins the lines of several statements into one.
  fileprivate func replacingLineBreaks(_ newline: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: newline) {
      let head = rest[..<range.lowerBound]
      result += head
      rest = rest[range.upperBound...].drop { $0 == " " || $0 == "\t" }
      if rest.first == "}" || result.hasSuffix("{") { result += " " } else { result += "; " }
    }
    return result + rest
  }
}
