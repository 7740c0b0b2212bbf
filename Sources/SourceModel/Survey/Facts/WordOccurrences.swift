extension FileFacts {
  /// The ranges of the tokens and comments. Parses the file if the survey did not keep them.
  public var tokensAndComments: Pieces {
    pieces ?? ParsedFile(SourceFile(path: path, bytes: bytes)).pieces
  }

  /// The tokens of a body, without comments; names have no backticks.
  func tokens(in body: ByteRange) -> Set<String> {
    guard let pieces else {
      // Parsing the whole file takes longer.
      let alone = ParsedFile(SourceFile(path: path, bytes: Array(bytes[body])))
      return Self.tokens(of: alone.pieces, in: alone.file.bytes)
    }
    return Self.tokens(of: pieces.filter(body.contains), in: bytes)
  }

  private static func tokens(of pieces: some Sequence<ByteRange>, in bytes: [UInt8]) -> Set<String>
  {
    pieces.reduce(into: []) { tokens, piece in
      let text = String(decoding: bytes[piece], as: UTF8.self)
      guard !text.hasPrefix("//"), !text.hasPrefix("/*") else { return }
      tokens.insert(text.filter { $0 != "`" })
    }
  }

  /// The ranges in which an identifier occurs as a whole word.
  public func words(_ word: String, in range: ByteRange) -> [ByteRange] {
    bytes.places(of: Array(word.utf8), in: range).filter {
      !isIdentifierPart($0.lowerBound - 1) && !isIdentifierPart($0.upperBound)
    }
  }

  /// The ranges in which the name of a property, its projection (`$x`) or its storage (`_x`) occurs as a whole word.
  public func words(naming property: String, in range: ByteRange) -> [ByteRange] {
    bytes.places(of: Array(property.utf8), in: range).compactMap { place in
      guard !isIdentifierPart(place.upperBound) else { return nil }
      let before = place.lowerBound - 1
      guard isIdentifierPart(before) else { return place }
      let isMarked = bytes[before] == UInt8(ascii: "$") || bytes[before] == UInt8(ascii: "_")
      return isMarked && !isIdentifierPart(before - 1) ? before..<place.upperBound : nil
    }
  }

  /// The characters before the end of a range, without white space; nil if there are none.
  func lastWord(in range: ByteRange) -> String? {
    let end = skipWhitespaceBackwards(from: range.upperBound)
    guard end > range.lowerBound else { return nil }
    let word = bytes[range.lowerBound..<end].reversed().prefix { !$0.isWhitespace }
    return text(end - word.count..<end)
  }

  func isIdentifierPart(_ offset: Int) -> Bool {
    guard bytes.indices.contains(offset) else { return false }
    let byte = bytes[offset]
    return byte >= 0x80 || byte == UInt8(ascii: "$") || byte.isWordByte
  }
}

extension FileFacts {
  /// The number of times an identifier occurs as a whole word.
  public func occurrences(of name: String, in range: ByteRange) -> Int {
    asciiOccurrences(of: Array(name.utf8), in: range)
      ?? String(decoding: bytes[range], as: UTF8.self)
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.count { $0 == name }
  }

  /// The number of occurrences; nil if the name or a byte next to an occurrence is not ASCII.
  private func asciiOccurrences(of name: [UInt8], in range: ByteRange) -> Int? {
    guard let first = name.first, name.allSatisfy({ $0.isWordByte && $0 < 0x80 }) else {
      return nil
    }
    return bytes.withUnsafeBufferPointer { bytes -> Int? in
      var count = 0
      var index = range.lowerBound
      let end = range.upperBound - name.count
      while index <= end {
        guard bytes[index] == first, (1..<name.count).allSatisfy({ bytes[index + $0] == name[$0] })
        else {
          index += 1
          continue
        }
        let before = index > range.lowerBound ? bytes[index - 1] : 0x20
        index += name.count
        let after = index < range.upperBound ? bytes[index] : 0x20
        guard before < 0x80, after < 0x80 else { return nil }
        if !before.isWordByte, !after.isWordByte { count += 1 }
      }
      return count
    }
  }
}

extension FileFacts {
  /// Whether the capture list of a closure holds a name weakly: `{ [weak self] in … }`.
  func capturesWeakly(_ name: String, in closure: ByteRange) -> Bool {
    let text = text(closure).dropFirst().drop(while: \.isWhitespace)
    guard text.hasPrefix("["), let end = text.firstIndex(of: "]") else { return false }
    return text[..<end].dropFirst().split(separator: ",").contains { capture in
      let words = capture.split(whereSeparator: \.isWhitespace)
      return words.count == 2 && words[1] == name
        && (words[0] == "weak" || words[0].hasPrefix("unowned"))
    }
  }
}

extension FileFacts {
  /// Whether code names the object itself, rather than one of its members.
  public func passesSelf(in range: ByteRange) -> Bool {
    words("self", in: range).contains {
      $0.upperBound == bytes.count || bytes[$0.upperBound] != UInt8(ascii: ".")
    }
  }
}
