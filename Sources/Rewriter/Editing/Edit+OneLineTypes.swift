import SourceModel

extension Edit {
  /// Opens types that are written on one line if edits insert lines into them: each member gets its own line.
  /// - Returns: the replacements for edits.
  static func openingOneLineTypes(for edits: [Edit], in file: FileFacts) -> [Edit: [Edit]] {
    var replacements: [Edit: [Edit]] = [:]
    var opened: [ByteRange] = []
    for type in file.types where !file.containsLineBreak(type.memberBlock) {
      let block = type.memberBlock
      guard !opened.contains(where: { $0.contains(block.lowerBound) }) else { continue }
      let inside = edits.filter {
        block.lowerBound < $0.range.lowerBound && $0.range.upperBound < block.upperBound
      }
      guard let trigger = inside.first(where: { $0.replacement.contains(where: \.isNewline) })
      else { continue }
      opened.append(block)
      let outer = file.newline + file.indentation(at: type.introducer.lowerBound)
      for edit in inside {
        let text = edit.textInOpenedType(out: outer, at: block.lowerBound + 1, in: file)
        replacements[edit] = [Edit(path: edit.path, range: edit.range, replacement: text)]
      }
      let breaks = file.gaps(in: type).filter { gap in
        !inside.contains { !$0.isInsertion && $0.range.overlaps(gap) }
      }
      replacements[trigger]? += breaks.map { gap in
        let isEnd = gap.upperBound == block.upperBound - 1
        return .replace(gap, with: outer + (isEnd ? "" : file.indentationStep), in: file)
      }
    }
    return replacements
  }

  /// The text of an insertion, one step deeper. A member that is inserted after the opening brace gets its own line.
  private func textInOpenedType(out outer: String, at brace: Int, in file: FileFacts) -> String {
    if isInsertion, range.lowerBound == brace, replacement.hasSuffix(";"),
      replacement.hasPrefix(" ")
    {
      return outer + file.indentationStep + replacement.dropFirst().dropLast()
    }
    let lines = replacement.split(separator: file.newline, omittingEmptySubsequences: false)
    // Code directly follows what is inserted before a member, and the gaps between members become line breaks.
    let isBeforeCode = ![0x20, 0x09, 0x3B].contains(file.bytes[range.upperBound])
    return lines.enumerated().map { number, line in
      let isIndented = number > 0 && (!line.isEmpty || isBeforeCode && number == lines.count - 1)
      return isIndented ? file.indentationStep + line : String(line)
    }.joined(separator: file.newline)
  }
}

extension FileFacts {
  /// The white space and semicolons between and around the members of a type that is written on one line.
  fileprivate func gaps(in type: DeclaredType) -> [ByteRange] {
    let inner = (type.memberBlock.lowerBound + 1)..<(type.memberBlock.upperBound - 1)
    let members =
      (type.properties.map(\.declaration) + type.functions.map(\.range)
      + types.map(\.range).filter { inner.contains($0.lowerBound) })
      .sorted { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) }
    var gaps: [ByteRange] = []
    var position = inner.lowerBound
    for member in members where member.lowerBound >= position {
      gaps.append(position..<member.lowerBound)
      position = member.upperBound
    }
    gaps.append(position..<inner.upperBound)
    return gaps.filter { bytes[$0].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x3B } }
  }
}
