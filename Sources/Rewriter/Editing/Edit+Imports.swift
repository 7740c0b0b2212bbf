import SourceModel

extension FileFacts {
  /// Where an import of a module goes: in front of the first that sorts behind it, or behind the last. Among those under
  /// no condition, or those of a branch of `#if`.
  func placeToImport(_ module: String, in clause: ByteRange? = nil) -> (offset: Int, text: String) {
    let own = imports.filter {
      (clause == nil ? !$0.isConditional : $0.clause == clause)
        && isFirstInLine($0.range.lowerBound)
    }
    let plain = own.filter(\.attributes.isEmpty)
    if let next = plain.first(where: { $0.module.lowercased() > module.lowercased() }) {
      return (lineStart(of: next.range.lowerBound), "import \(module)" + newline)
    }
    if let last = plain.last ?? own.last {
      let end = lineEnd(of: last.range.upperBound)
      let isTerminated = end > 0 && bytes[end - 1].isLineBreak
      return (end, isTerminated ? "import \(module)" + newline : newline + "import \(module)")
    }
    return (headEnd, "import \(module)" + newline + newline)
  }

  /// Behind the comment at the head of the file and the blank line that ends it.
  private var headEnd: Int {
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var isComment = false
    while offset + 1 < bytes.count, bytes[offset] == 0x2F, bytes[offset + 1] == 0x2F {
      offset = lineEnd(of: offset)
      isComment = true
    }
    return isComment && isLastInLine(offset) ? lineEnd(of: offset) : offset
  }
}
