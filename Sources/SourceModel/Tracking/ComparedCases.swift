/// The associated values of an enum that its handwritten `==` ignores.
extension Tracking {
  /// The cases whose associated values `==` ignores and that code which views run takes out of the case.
  public func shownCases(ignoredBy comparison: LooseComparison) -> [EnumCase] {
    shownCases(ignoredBy: comparison.equality, of: comparison.type)
  }

  func shownCases(ignoredBy equality: FunctionReference, of id: TypeID) -> [EnumCase] {
    guard symbols[id].kind == .enum, let body = symbols[equality].body else { return [] }
    // Many properties may have values of one type.
    return cache.shownCases.answer(to: id) {
      let patterns = symbols.files[equality.file].patternsGivingTrue(in: body)
      return symbols[id].declarations.flatMap { symbols[$0].enumCases }.filter { item in
        !item.payload.isEmpty && patterns.contains { $0.matches(item.name) }
          && placeShowing(item) != nil
      }
    }
  }

  /// Where code that views run takes the associated values of a case: `case .loaded(let items)`.
  public func placeShowing(_ item: EnumCase) -> Site? {
    symbols.needFiles(naming: CollectionOfOne(item.name))
    return symbols.parsedFiles(naming: item.name).lazy.compactMap { [self] number -> Site? in
      let file = symbols.files[number]
      if symbols.layout.isTest(file.path) { return nil }
      return file.words(item.name, in: 0..<file.bytes.count).first { word in
        file.takesValues(ofCaseAt: word)
          && isShown(
            word, at: ScopeReference(file: number, scope: file.innermostScope(at: word.lowerBound)),
            false)
      }.map { file.site($0) }
    }.first
  }

  /// Whether all associated values of a case may be compared by `==`.
  public func mayCompareValues(of item: EnumCase, in id: TypeID) -> Bool {
    let declaration = symbols[id].primary
    let place = ScopeReference(file: declaration.file, scope: symbols[declaration].scope)
    return item.payload.allSatisfy { mayBeCompared(symbols.resolve($0, at: place)) }
  }
}

/// One of the patterns of a `case` in a `switch`.
struct CasePattern {
  let text: Substring

  /// Whether the pattern matches two values of a case by its name alone.
  func matches(_ name: String) -> Bool {
    let uses = uses(of: name)
    return uses.count > 1 && !uses.contains(true) && !text.contains(" where ")
  }

  /// For each place that names a case, whether the pattern does anything with its associated values.
  private func uses(of name: String) -> [Bool] {
    text.components(startingWith: ".\(name)").map { rest in
      guard rest.first == "(" else { return false }
      let values = rest.dropFirst().prefix { $0 != ")" }.split(separator: ",")
      return !values.allSatisfy { value in
        value.split(separator: ":").last?.filter { $0 != " " } == "_"
      }
    }
  }
}

extension Substring {
  /// What follows each place where the text contains a name as a whole.
  fileprivate func components(startingWith name: String) -> [Substring] {
    var found: [Substring] = []
    var rest = self
    while !rest.isEmpty {
      if rest.hasPrefix(name) {
        rest = rest.dropFirst(name.count)
        if rest.first.map({ $0.isLetter || $0.isNumber || $0 == "_" }) != true {
          found.append(rest)
        }
      } else {
        rest = rest.dropFirst()
      }
    }
    return found
  }
}

extension FileFacts {
  /// The patterns of a `switch` whose code is `true` alone.
  fileprivate func patternsGivingTrue(in body: ByteRange) -> [CasePattern] {
    let starts = words("case", in: body).map(\.lowerBound)
    let ends = (starts + words("default", in: body).map(\.lowerBound) + [body.upperBound]).sorted()
    return starts.flatMap { start -> [CasePattern] in
      guard let end = ends.first(where: { $0 > start }) else { return [] }
      let clause = text(start..<end)
      guard let colon = clause.firstIndexOutsideOfParentheses(of: ":") else { return [] }
      let words = clause[clause.index(after: colon)...].split { " \n\t\r;}".contains($0) }
      guard words.filter({ $0 != "return" }) == ["true"] else { return [] }
      return clause[..<colon].splitOutsideOfParentheses().map(CasePattern.init)
    }
  }

  /// Whether a name is that of a case in a pattern that takes its associated values.
  fileprivate func takesValues(ofCaseAt word: ByteRange) -> Bool {
    guard word.lowerBound > 0, bytes[word.lowerBound - 1] == UInt8(ascii: "."),
      word.upperBound < bytes.count, bytes[word.upperBound] == UInt8(ascii: "(")
    else { return false }
    let values = text(word.upperBound..<lineEnd(of: word.upperBound)).prefix { $0 != ")" }
    let before = text(lineStart(of: word.lowerBound)..<word.lowerBound)
    return String(values).containsWord("let") || String(values).containsWord("var")
      || before.contains("case let ") || before.contains("case var ")
  }
}

extension StringProtocol {
  fileprivate func firstIndexOutsideOfParentheses(of character: Character) -> Index? {
    var depth = 0
    return indices.first { index in
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      return depth == 0 && self[index] == character
    }
  }

  /// The parts between commas that no parentheses contain.
  fileprivate func splitOutsideOfParentheses() -> [Substring] {
    var parts: [Substring] = []
    var rest = Substring(self)
    while let comma = rest.firstIndexOutsideOfParentheses(of: ",") {
      parts.append(rest[..<comma])
      rest = rest[rest.index(after: comma)...]
    }
    return parts + [rest]
  }
}
