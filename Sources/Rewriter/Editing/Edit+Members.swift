import SourceModel

extension Edit {
  /// Removes a declaration with its line, and one of the blank lines around it.
  static func removeDeclaration(_ range: ByteRange, in file: FileFacts) -> Edit {
    guard file.isFirstInLine(range.lowerBound), file.isLastInLine(range.upperBound) else {
      return remove(range, in: file)
    }
    let start = file.lineStart(of: range.lowerBound)
    var end = file.lineEnd(of: range.upperBound)
    let isBlankBefore = start == 0 || file.isBlankLine(before: start)
    if isBlankBefore, end < file.bytes.count, file.isLastInLine(end) { end = file.lineEnd(of: end) }
    return remove(start..<end, in: file)
  }
}

extension FileFacts {
  /// Whether nothing stands between the braces.
  func isEmptyBlock(_ braces: ByteRange) -> Bool {
    bytes[(braces.lowerBound + 1)..<(braces.upperBound - 1)].allSatisfy(\.isWhitespace)
  }

  /// Whether the line that ends just before an offset is blank.
  func isBlankLine(before start: Int) -> Bool {
    guard start > 0 else { return true }
    let previous = lineStart(of: start - 1 - (start > 1 && bytes[start - 1] == 0x0A && bytes[start - 2] == 0x0D ? 1 : 0))
    return bytes[previous..<start].allSatisfy(\.isWhitespace)
  }
}

extension Edit {
  /// Splits `var a = 1, b = 2` into one declaration for each binding, each with the attributes and modifiers of the
  /// whole and one more attribute.
  static func split(_ bindings: [DeclaredProperty], adding attribute: String, in file: FileFacts) -> [Edit] {
    guard let first = bindings.first else { return [] }
    let head = file.text(first.declaration.lowerBound..<first.binding.lowerBound)
    var edits: [Edit] = [.insert("@\(attribute) ", at: first.declaration.lowerBound, in: file)]
    let lineBreak = file.newline + file.indentation(at: first.declaration.lowerBound)
    for (previous, next) in zip(bindings, bindings.dropFirst()) {
      // In `var a, b: Int` the type stands with the last binding.
      if previous.typeAnnotation == nil, let range = previous.typeRange {
        edits.append(.insert(": " + file.text(range), at: previous.nameRange.upperBound, in: file))
      }
      let end = previous.accessorBlock?.upperBound ?? previous.initializerClause?.upperBound
        ?? previous.typeAnnotation?.upperBound ?? previous.nameRange.upperBound
      edits.append(.replace(end..<next.binding.lowerBound, with: lineBreak + "@\(attribute) " + head, in: file))
    }
    return edits
  }
}
