import SourceModel

extension Edit {
  /// Removes a statement. The comments in it and after it stay in its place, each on a line of its own.
  static func removeStatement(_ range: ByteRange, in file: FileFacts) -> Edit {
    guard !file.comments(in: range).isEmpty else { return removeDeclaration(range, in: file) }
    let statement = file.includingSemicolon(range)
    let whole = statement.lowerBound..<file.endOfTrailingComment(from: statement.upperBound)
    let comments = file.comments(in: whole).map(file.text)
    let separator = file.newline + file.indentation(at: range.lowerBound)
    return replace(whole, with: comments.joined(separator: separator), in: file)
  }
}

extension FileFacts {
  /// The comments in a range, with their delimiters.
  func comments(in range: ByteRange) -> [ByteRange] {
    let openings = ["//", "/*"].map { Array($0.utf8) }
    guard openings.contains(where: { !bytes.places(of: $0, in: range).isEmpty }) else { return [] }
    return tokensAndComments.filter { piece in
      range.contains(piece) && openings.contains { bytes[piece].starts(with: $0) }
    }
  }
}
