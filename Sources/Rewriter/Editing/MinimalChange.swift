import SourceModel

extension FileChange {
  /// Proves that the result parses, and that nothing has changed outside of the edits.
  /// - Parameters:
  ///   - mayNotParse: whether the file had a syntax error before.
  ///   - pieces: the pieces of the file before, if they are known.
  ///   - blocks: the blocks of the file before, as in ``FileFacts/blocks``. If they are known, those without an edit
  ///     are not parsed again.
  func prove(
    mayNotParse: Bool, pieces: Pieces? = nil, blocks: [ByteRange] = []
  ) throws(InternalError) {
    let before = Array(pieces ?? ParsedFile(SourceFile(path: path, bytes: before)).pieces)
    let short = mayNotParse ? nil : ShortenedChange(of: self, leavingOut: blocks)
    if let short, (try? short.change.prove(against: short.pieces(of: before))) != nil { return }
    // Errors report their place in the whole file.
    try prove(against: before, mayNotParse: mayNotParse)
  }

  private func prove(against pieces: [ByteRange], mayNotParse: Bool = false) throws(InternalError) {
    let result = ParsedFile(SourceFile(path: path, bytes: after))
    guard mayNotParse || result.firstSyntaxError == nil else { throw .syntax(path: path) }
    try proveMinimal(pieces, Array(result.pieces))
  }

  /// Proves that the edits changed nothing else: each token and comment outside of them is still there as a whole, at
  /// the place to which the edits moved it, with nothing beside it that they did not write.
  ///
  /// The bytes outside of the edits are the same by construction, but their meaning may change: an edit may join the
  /// words around it, or open a comment or string that includes what follows.
  /// - Throws: `InternalError.unintendedChange` at the first piece that is not the same.
  private func proveMinimal(_ old: [ByteRange], _ new: [ByteRange]) throws(InternalError) {
    var found = new[...]
    var rest = edits[...]
    var shift = 0
    for piece in old {
      while let edit = rest.first, edit.range.upperBound <= piece.lowerBound {
        shift += edit.replacement.utf8.count - edit.range.count
        rest = rest.dropFirst()
      }
      // Both ranges are half-open: an insertion at the end of a piece does not touch it.
      if let edit = rest.first, edit.range.lowerBound < piece.upperBound { continue }
      let moved = piece.lowerBound + shift..<piece.upperBound + shift
      while let other = found.first, other.lowerBound < moved.lowerBound {
        found = found.dropFirst()
      }
      guard found.first == moved else {
        throw .unintendedChange(path: path, offset: piece.lowerBound)
      }
    }
    try proveNothingNew(old, new)
  }

  /// The reverse: what is outside of the replacements was there before.
  private func proveNothingNew(_ old: [ByteRange], _ new: [ByteRange]) throws(InternalError) {
    var known = old[...]
    var rest = edits[...]
    var shift = 0
    for piece in new {
      while let edit = rest.first,
        edit.range.lowerBound + shift + edit.replacement.utf8.count <= piece.lowerBound
      {
        shift += edit.replacement.utf8.count - edit.range.count
        rest = rest.dropFirst()
      }
      if let edit = rest.first, edit.range.lowerBound + shift < piece.upperBound { continue }
      let origin = piece.lowerBound - shift..<piece.upperBound - shift
      while let other = known.first, other.lowerBound < origin.lowerBound {
        known = known.dropFirst()
      }
      guard known.first == origin else {
        throw .unintendedChange(path: path, offset: origin.lowerBound)
      }
    }
  }
}
