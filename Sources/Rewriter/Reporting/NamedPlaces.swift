import SourceModel

/// The places that sentences name, as `Symbols.place` writes them.
struct NamedPlaces {
  /// The files by the last word of their names.
  private let files: [Substring: [(name: String, file: FileFacts)]]

  init(_ model: ProjectModel) {
    files = Dictionary(
      grouping: model.files.map { (model.symbols.name(ofFile: $0.path), $0) },
      by: { $0.0[...].lastWord })
  }

  /// The line that each place names, and where it and its number stand in the sentence.
  func places(in sentence: String) -> [(
    site: Site, line: Range<String.Index>, all: Range<String.Index>
  )] {
    guard sentence.contains(".swift:") else { return [] }
    return sentence.matches(of: #/\.swift:(\d+)/#).compactMap { match in
      let text = sentence[..<sentence.index(before: match.output.1.startIndex)]
      let files = files[text.lastWord, default: []].filter { name, _ in
        text.hasSuffix(name) && text.dropLast(name.count).last != "/"
      }
      guard let (name, file) = files.max(by: { $0.name.count < $1.name.count }),
        let line = Int(match.output.1), let site = file.site(ofLine: line)
      else { return nil }
      let number = match.output.1.startIndex..<match.output.1.endIndex
      return (
        site, number, sentence.index(text.endIndex, offsetBy: -name.count)..<number.upperBound
      )
    }
  }
}

extension Substring {
  /// What follows the last space, slash or bracket.
  fileprivate var lastWord: Substring {
    suffix(from: lastIndex { " `(/".contains($0) }.map(index(after:)) ?? startIndex)
  }
}

extension FileFacts {
  /// The code of a line, 1-based; nil if there is no such line.
  fileprivate func site(ofLine line: Int) -> Site? {
    guard lines.starts.indices.contains(line - 1) else { return nil }
    // An insertion in front of a line begins before its indentation.
    let start = skipSpaces(from: Int(lines.starts[line - 1]))
    return site(start..<max(start, lineEnd(of: start)))
  }
}
