import SourceModel

extension FileChange {
  /// Proves that the result parses, and that nothing but what the edits say has changed.
  /// - Parameters:
  ///   - mayNotParse: whether the file had a syntax error before.
  ///   - pieces: those of the file before, where they are known.
  ///   - blocks: those of the file before, as ``FileFacts/blocks``; where they are known, those that no edit reaches into
  ///     are not parsed again.
  func prove(
    mayNotParse: Bool, pieces: Pieces? = nil, blocks: [ByteRange] = []
  ) throws(Defect) {
    let before = Array(pieces ?? ParsedFile(SourceFile(path: path, bytes: before)).pieces)
    let short = mayNotParse ? nil : Abridgement(of: self, leavingOut: blocks)
    if let short, (try? short.change.prove(against: short.pieces(of: before))) != nil { return }
    // What is wrong is told by its place in the file.
    try prove(against: before, mayNotParse: mayNotParse)
  }

  private func prove(against pieces: [ByteRange], mayNotParse: Bool = false) throws(Defect) {
    let result = ParsedFile(SourceFile(path: path, bytes: after))
    guard mayNotParse || result.firstSyntaxError == nil else { throw .syntax(path: path) }
    try proveMinimal(pieces, Array(result.pieces))
  }

  /// Proves that the edits changed nothing else: each token and comment that they leave alone stands, as a whole, where
  /// they moved it to, and nothing stands beside those that they did not write.
  ///
  /// The bytes outside of the edits are the same by construction. What they mean is not: an edit may glue the words
  /// around it together, or open a comment or string that swallows what follows.
  /// - Throws: `Defect.collateral` at the first piece that is not the same.
  private func proveMinimal(_ old: [ByteRange], _ new: [ByteRange]) throws(Defect) {
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
        throw .collateral(path: path, offset: piece.lowerBound)
      }
    }
    try proveNothingNew(old, new)
  }

  /// The same the other way round: what stands outside of the replacements was there before.
  private func proveNothingNew(_ old: [ByteRange], _ new: [ByteRange]) throws(Defect) {
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
        throw .collateral(path: path, offset: origin.lowerBound)
      }
    }
  }
}
