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
  /// Removes a declaration that has blank lines around it with the blank lines before it, so that a file does not end
  /// with one.
  static func removeDeclarationAfterGap(_ range: ByteRange, in file: FileFacts) -> Edit {
    let start = file.lineStart(of: range.lowerBound)
    let end = file.lineEnd(of: range.upperBound)
    let code = file.skipWhitespaceBackwards(from: start)
    guard file.isFirstInLine(range.lowerBound), file.isLastInLine(range.upperBound), code > 0,
      file.isBlankLine(before: start), file.isLastInLine(end)
    else { return removeDeclaration(range, in: file) }
    return remove(file.lineEnd(of: code)..<end, in: file)
  }

  /// Removes the line of a declaration if nothing else is on it, or else only the declaration.
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
  /// The range and the semicolon after it, if no code before it on the line needs the semicolon.
  func includingSemicolon(_ range: ByteRange) -> ByteRange {
    let next = skipSpaces(from: range.upperBound)
    guard isFirstInLine(range.lowerBound), next < bytes.count, bytes[next] == 0x3B else {
      return range
    }
    return range.lowerBound..<next + 1
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
  /// Splits `var a = 1, b = 2` into one declaration for each binding. Each gets the attributes and modifiers of the
  /// whole, and its own new attribute.
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
      // In `var a, b: Int`, the type is written after the last binding.
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

  /// Splits `var (a, b) = (1, 2)` into one declaration for each name.
  static func splitPattern(
    _ bindings: [DeclaredProperty], in file: FileFacts,
    adding attribute: (DeclaredProperty) -> String?
  ) -> Edit {
    let whole = bindings[0].declaration
    let head = file.text(whole.lowerBound..<bindings[0].binding.lowerBound)
    let lines = bindings.map { binding in
      let type = binding.tuplePart?.type.map { ": " + file.text($0) } ?? ""
      let value = binding.tuplePart.map { file.text($0.value) } ?? ""
      let isImplied = value == "nil" && type.hasSuffix("?") && !binding.isLet
      return (attribute(binding).map { "@\($0) " } ?? "") + head + file.text(binding.nameRange)
        + type + (isImplied ? "" : " = " + value)
    }
    let lineBreak = file.newline + file.indentation(at: whole.lowerBound)
    return replace(whole, with: lines.joined(separator: lineBreak), in: file)
  }
}

extension Edit {
  /// Inserts a member on a line of its own after the opening brace of a type.
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
    // Code after the brace continues on a line of its own.
    return replace(
      end..<file.skipSpaces(from: end), with: member + file.newline + indentation, in: file)
  }

  /// Inserts a property at the start of a type, with a blank line after it unless another property follows.
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

  /// Inserts a stored property after the last one of a type, or at the start if there is none.
  ///
  /// - Parameter unused: declarations that are removed.
  static func insertStoredMember(
    _ text: String, in type: DeclaredType, of file: FileFacts, unused: [ByteRange] = []
  ) -> Edit {
    let stored = type.properties.filter {
      $0.isStored && !$0.isConditional && !unused.contains($0.declaration)
    }
    guard let last = stored.last, file.isFirstInLine(last.declaration.lowerBound),
      file.isLastInLine(file.endOfTrailingComment(from: last.declaration.upperBound))
    else { return insertProperty(text, atHeadOf: type, in: file) }
    // On a line of its own: observers and publishers that are added to the property come before it.
    return insert(
      file.indentation(at: last.declaration.lowerBound) + text + file.newline,
      at: file.lineEnd(of: last.declaration.upperBound), in: file)
  }

  /// Inserts a member of several lines after the last stored property of a type, with a blank line between them.
  ///
  /// - Parameter unused: declarations that are removed.
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
    // On a line of its own: observers that are added to the property come before it.
    let indentation = file.memberIndentation(of: type)
    let end = file.lineEnd(of: last.declaration.upperBound)
    let next = file.skipSpaces(from: end)
    // A blank line separates it from what follows; a removed declaration leaves its own.
    let isApart =
      next >= type.memberBlock.upperBound - 1 || file.bytes[next].isLineBreak
      || unused.contains { $0.lowerBound == next }
    return insert(
      file.newline + indentation + text + file.newline + (isApart ? "" : file.newline),
      at: end, in: file)
  }

  /// Inserts a member on a line of its own after a declaration, or on the same line if other declarations follow
  /// there.
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
  /// The comments around the comma between two bindings, without the comma.
  fileprivate func comment(between range: ByteRange) -> Substring? {
    let text = withoutCommas(range).drop(while: \.isWhitespace).trimmedEnd
    return text.isEmpty ? nil : text
  }

  /// The text of a range without the commas outside of comments.
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
