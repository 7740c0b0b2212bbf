import SourceModel

extension Edit {
  /// Removes a declaration with its line, and one of the blank lines around it.
  static func removeDeclaration(_ range: ByteRange, in file: FileFacts) -> Edit {
    let range = file.includingSemicolon(range)
    guard file.isFirstInLine(range.lowerBound), file.isLastInLine(range.upperBound) else {
      return removeWithinLine(range, in: file)
    }
    var start = file.lineStart(of: range.lowerBound)
    var end = file.lineEnd(of: range.upperBound)
    if start == 0 || file.isBlankLine(before: start) {
      let next = file.skipSpaces(from: end)
      if end < file.bytes.count, file.isLastInLine(end) {
        end = file.lineEnd(of: end)
      } else if start > 0, next < file.bytes.count, file.bytes[next] == 0x7D {
        start = file.lineStart(of: file.skipWhitespaceBackwards(from: start))
        start = file.lineEnd(of: start)
      }
    }
    return remove(start..<end, in: file)
  }
}

extension Edit {
  /// Removes a declaration between blank lines with those before it, so that a file does not end with one.
  static func removeDeclarationAfterGap(_ range: ByteRange, in file: FileFacts) -> Edit {
    let start = file.lineStart(of: range.lowerBound)
    let end = file.lineEnd(of: range.upperBound)
    let code = file.skipWhitespaceBackwards(from: start)
    guard file.isFirstInLine(range.lowerBound), file.isLastInLine(range.upperBound), code > 0,
      file.isBlankLine(before: start), file.isLastInLine(end)
    else { return removeDeclaration(range, in: file) }
    return remove(file.lineEnd(of: code)..<end, in: file)
  }

  /// Removes the line of a declaration that has the line to itself, or else the declaration alone.
  static func removeLine(of range: ByteRange, in file: FileFacts) -> Edit {
    let range = file.includingSemicolon(range)
    guard file.isFirstInLine(range.lowerBound), file.isLastInLine(range.upperBound) else {
      return removeWithinLine(range, in: file)
    }
    return remove(
      file.lineStart(of: range.lowerBound)..<file.lineEnd(of: range.upperBound), in: file)
  }
}

extension FileFacts {
  /// The range with the semicolon behind it, where nothing before it in its line would be left to end by it.
  func includingSemicolon(_ range: ByteRange) -> ByteRange {
    let next = skipSpaces(from: range.upperBound)
    guard isFirstInLine(range.lowerBound), next < bytes.count, bytes[next] == 0x3B else {
      return range
    }
    return range.lowerBound..<next + 1
  }

  /// Whether nothing stands between the braces.
  func isEmptyBlock(_ braces: ByteRange) -> Bool {
    // In damaged code either brace may be missing.
    braces.count >= 2
      && bytes[(braces.lowerBound + 1)..<(braces.upperBound - 1)].allSatisfy(\.isWhitespace)
  }

  /// Whether the line that ends just before an offset is blank.
  func isBlankLine(before start: Int) -> Bool {
    guard start > 0 else { return true }
    let previous = lineStart(
      of: start - 1 - (start > 1 && bytes[start - 1] == 0x0A && bytes[start - 2] == 0x0D ? 1 : 0))
    return bytes[previous..<start].allSatisfy(\.isWhitespace)
  }
}

extension Edit {
  /// Splits `var a = 1, b = 2` into one declaration for each binding, each with the attributes and modifiers of the
  /// whole and the one that it is given.
  static func split(
    _ bindings: [DeclaredProperty], in file: FileFacts,
    adding attribute: (DeclaredProperty) -> String?
  ) -> [Edit] {
    guard let first = bindings.first else { return [] }
    func prefix(_ binding: DeclaredProperty) -> String {
      attribute(binding).map { "@\($0) " } ?? ""
    }
    let head = file.text(first.declaration.lowerBound..<first.binding.lowerBound)
    var edits: [Edit] = []
    if !prefix(first).isEmpty {
      edits.append(.insert(prefix(first), at: first.declaration.lowerBound, in: file))
    }
    let lineBreak = file.newline + file.indentation(at: first.declaration.lowerBound)
    for (previous, next) in zip(bindings, bindings.dropFirst()) {
      // In `var a, b: Int` the type stands with the last binding.
      if previous.typeAnnotation == nil, let range = previous.typeRange {
        edits.append(.insert(": " + file.text(range), at: previous.nameRange.upperBound, in: file))
      }
      let end =
        previous.accessorBlock?.upperBound ?? previous.initializerClause?.upperBound
        ?? previous.typeAnnotation?.upperBound ?? previous.nameRange.upperBound
      let kept = file.comment(between: end..<next.binding.lowerBound).map { lineBreak + $0 } ?? ""
      edits.append(
        .replace(
          end..<next.binding.lowerBound, with: kept + lineBreak + prefix(next) + head, in: file))
    }
    return edits
  }
}

extension Edit {
  /// Puts a member on a line of its own behind the opening brace of a type.
  static func insertMember(_ text: String, atHeadOf type: DeclaredType, in file: FileFacts) -> Edit
  {
    let brace = type.memberBlock.lowerBound + 1
    let indentation = file.memberIndentation(of: type)
    guard file.containsLineBreak(type.memberBlock) else {
      return insert(" \(text);", at: brace, in: file)
    }
    let end = file.endOfTrailingComment(from: brace)
    let member = file.newline + indentation + text
    if file.isLastInLine(end) { return insert(member, at: end, in: file) }
    // Code behind the brace goes on in a line of its own.
    return replace(
      end..<file.skipSpaces(from: end), with: member + file.newline + indentation, in: file)
  }

  /// Puts a property at the head of a type; a blank line keeps it apart from what is no property.
  static func insertProperty(
    _ text: String, atHeadOf type: DeclaredType, in file: FileFacts
  ) -> Edit {
    let head = file.endOfTrailingComment(from: type.memberBlock.lowerBound + 1)
    let first = file.skipWhitespace(from: head)
    let isApart =
      first == type.memberBlock.upperBound - 1 || !file.containsLineBreak(type.memberBlock)
      || type.properties.contains { $0.declaration.lowerBound == first }
      || file.bytes[head..<first].count { $0 == 0x0A } > 1
    return insertMember(isApart ? text : text + file.newline, atHeadOf: type, in: file)
  }

  /// Puts a stored property behind the last of a type, or at its head where it has none.
  ///
  /// - Parameter unused: declarations that go.
  static func insertStoredMember(
    _ text: String, in type: DeclaredType, of file: FileFacts, unused: [ByteRange] = []
  ) -> Edit {
    let stored = type.properties.filter {
      $0.isStored && !$0.isConditional && !unused.contains($0.declaration)
    }
    guard let last = stored.last, file.isFirstInLine(last.declaration.lowerBound),
      file.isLastInLine(file.endOfTrailingComment(from: last.declaration.upperBound))
    else {
      return insertProperty(text, atHeadOf: type, in: file)
    }
    // In a line of its own: observers and publishers that the property is given stand before it.
    return insert(
      file.indentation(at: last.declaration.lowerBound) + text + file.newline,
      at: file.lineEnd(of: last.declaration.upperBound), in: file)
  }

  /// Puts a member of several lines behind the last stored property of a type, a blank line between them.
  ///
  /// - Parameter unused: declarations that go.
  static func insertMember(
    _ text: String, behindPropertiesOf type: DeclaredType, in file: FileFacts,
    unused: [ByteRange] = []
  ) -> Edit {
    let last = type.properties.last {
      $0.isStored && !$0.isConditional && !unused.contains($0.declaration)
    }
    guard let last,
      file.isFirstInLine(last.declaration.lowerBound),
      file.isLastInLine(file.endOfTrailingComment(from: last.declaration.upperBound))
    else { return insertMember(text + file.newline, atHeadOf: type, in: file) }
    // In a line of its own: observers that the property is given stand before it.
    let indentation = file.memberIndentation(of: type)
    let end = file.lineEnd(of: last.declaration.upperBound)
    let next = file.skipSpaces(from: end)
    // A blank line keeps it apart from what follows; what goes leaves its own.
    let isApart =
      next >= type.memberBlock.upperBound - 1 || file.bytes[next].isLineBreak
      || unused.contains { $0.lowerBound == next }
    return insert(
      file.newline + indentation + text + file.newline + (isApart ? "" : file.newline),
      at: end, in: file)
  }

  /// Puts a member on a line of its own behind a declaration, or into its line where others follow there.
  static func insertMember(_ text: String, behind end: Int, indentation: String, in file: FileFacts)
    -> Edit
  {
    guard file.isLastInLine(file.endOfTrailingComment(from: end)) else {
      return insert("; " + text, at: end, in: file)
    }
    return insert(
      file.newline + indentation + text, at: file.endOfTrailingComment(from: end), in: file)
  }
}

extension FileFacts {
  /// The indentation of a type's members: that of the first, or one step deeper than the type.
  func memberIndentation(of type: DeclaredType) -> String {
    let end = type.memberBlock.upperBound - 1
    var first = skipWhitespace(from: type.memberBlock.lowerBound + 1)
    // Code that is commented out stands at the margin.
    while first + 1 < end, bytes[first] == 0x2F, bytes[first + 1] == 0x2F,
      lineStart(of: first) == first
    {
      first = skipWhitespace(from: lineEnd(of: first))
    }
    if first < end, isFirstInLine(first) {
      return indentation(at: first)
    }
    return indentation(at: type.introducer.lowerBound) + indentationStep
  }

  /// The indentation with which new members are written: those of a type in one line move a step to the right when it is
  /// opened.
  func indentationOfNewMembers(of type: DeclaredType) -> String {
    containsLineBreak(type.memberBlock)
      ? memberIndentation(of: type) : indentation(at: type.introducer.lowerBound)
  }

  /// One step of indentation: a tab where the file uses tabs, else the least indentation of a line, else two spaces.
  var indentationStep: String {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x09 { return "\t" }
      if byte == 0x20 {
        let end = skipSpaces(from: index)
        let width = end - index
        if width >= 2, width <= 8, end < bytes.count, !bytes[end].isLineBreak, bytes[end] != 0x2A {
          return String(repeating: " ", count: width)
        }
      }
      index = lineEnd(of: index)
    }
    return "  "
  }

  /// The end of a comment that stands behind a declaration in its last line, or the declaration's own end.
  func endOfTrailingComment(from end: Int) -> Int {
    let next = skipSpaces(from: end)
    guard next + 1 < bytes.count, bytes[next] == 0x2F, bytes[next + 1] == 0x2F else { return end }
    var last = next
    while last < bytes.count, !bytes[last].isLineBreak { last += 1 }
    return last
  }
}

extension FileFacts {
  /// The comments on both sides of the comma between two bindings, without it.
  fileprivate func comment(between range: ByteRange) -> Substring? {
    let text = withoutCommas(range).drop(while: \.isWhitespace).trimmedEnd
    return text.isEmpty ? nil : text
  }

  /// The text of a range without the commas that stand in no comment.
  func withoutCommas(_ range: ByteRange) -> String {
    var kept: [UInt8] = []
    var rest = bytes[range]
    while let first = rest.first {
      let isBlock = rest.starts(with: "/*".utf8)
      if isBlock || rest.starts(with: "//".utf8) {
        let end = rest.indices.first {
          isBlock
            ? $0 > rest.startIndex + 2 && rest[$0] == 0x2F && rest[$0 - 1] == 0x2A
            : rest[$0].isLineBreak
        }
        kept += rest[...(end ?? range.upperBound - 1)]
        rest = rest[((end ?? range.upperBound - 1) + 1)...]
      } else {
        if first != UInt8(ascii: ",") { kept.append(first) }
        rest = rest.dropFirst()
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}

extension Substring {
  fileprivate var trimmedEnd: Substring {
    var result = self
    while let last = result.last, last.isWhitespace { result.removeLast() }
    return result
  }
}
