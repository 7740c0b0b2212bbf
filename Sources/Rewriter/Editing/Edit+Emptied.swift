import SourceModel

/// Code that removals leave empty.
extension Edit {
  /// Removes an `#if` along with its contents if nothing else is in it, and a `// MARK:` under which nothing is left.
  /// - Returns: the replacements for the edits that grow.
  static func droppingEmptyConditions(of edits: [Edit], in file: FileFacts) -> [Edit: [Edit]] {
    var result: [Edit: [Edit]] = [:]
    for run in runsOfRemovals(among: edits, in: file) {
      let start = file.lineStart(of: file.skipWhitespaceBackwards(from: run.range.lowerBound))
      let next = file.skipWhitespace(from: run.range.upperBound)
      let head = file.skipSpaces(from: start)
      let isHeading =
        file.starts(with: "// MARK:", at: head)
        && ["// MARK:", "}"].contains { file.starts(with: $0, at: next) }
        && !edits.contains { !$0.isRemoval && start..<next + 1 ~= $0.range.lowerBound }
      guard run.removals.allSatisfy({ $0.removesLines(of: file) }),
        start < run.range.lowerBound,
        isHeading
          || file.starts(with: "#if ", at: head) && file.starts(with: "#endif", at: next),
        file.comments(in: (isHeading ? run.range.lowerBound : start)..<next).allSatisfy({ comment in
          run.removals.contains { $0.range.contains(comment) }
        }),
        let first = run.removals.first, let last = run.removals.last
      else { continue }
      let directive =
        head..<(isHeading
        ? file.skipWhitespaceBackwards(from: last.range.upperBound)
        : next + "#endif".utf8.count)
      let whole = Edit.removeDeclaration(directive, in: file).range
      if first == last {
        result[first] = [.remove(whole, in: file)]
      } else {
        result[first] = [.remove(whole.lowerBound..<first.range.upperBound, in: file)]
        result[last] = [.remove(last.range.lowerBound..<whole.upperBound, in: file)]
      }
    }
    return result
  }

  /// Adds a `break` to a `case` of a `switch` that would be left empty.
  static func fillingCases(of edits: [Edit], in file: FileFacts) -> [Edit: [Edit]] {
    var result: [Edit: [Edit]] = [:]
    for run in runsOfRemovals(among: edits, in: file) {
      let before = file.codeEnd(before: run.range.lowerBound)
      let next = file.skipComments(from: run.range.upperBound)
      guard before > 0, file.bytes[before - 1] == UInt8(ascii: ":"),
        ["case ", "default", "@unknown", "}"].contains(where: { file.starts(with: $0, at: next) }),
        !edits.contains(where: {
          !$0.isRemoval && before <= $0.range.lowerBound && $0.range.lowerBound <= next
        }),
        let last = run.removals.last
      else { continue }
      let code = file.skipWhitespace(from: last.range.lowerBound)
      let line = file.indentation(at: code) + "break" + file.newline
      let text =
        last.removesLines(of: file)
        ? line
        : last.replacement.isEmpty
          ? "break" : last.replacement + file.newline + file.indentation(at: code) + "break"
      result[last] = [Edit(path: last.path, range: last.range, replacement: text)]
    }
    return result
  }

  /// Runs of removals with only white space and comments between them, and their ranges.
  private static func runsOfRemovals(
    among edits: [Edit], in file: FileFacts
  ) -> [(removals: [Edit], range: ByteRange)] {
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    var result: [(removals: [Edit], range: ByteRange)] = []
    var isOpen = false
    for edit in sorted {
      defer { isOpen = edit.isRemoval }
      guard edit.isRemoval else { continue }
      if isOpen, let last = result.last, last.range.upperBound <= edit.range.lowerBound,
        file.skipComments(from: last.range.upperBound) >= edit.range.lowerBound
      {
        result[result.count - 1].removals.append(edit)
        result[result.count - 1].range = last.range.lowerBound..<edit.range.upperBound
      } else {
        result.append(([edit], edit.range))
      }
    }
    return result
  }
}

extension FileFacts {
  fileprivate func starts(with text: String, at offset: Int) -> Bool {
    bytes[offset...].starts(with: text.utf8)
  }

  /// Where the code before an offset ends, without the comments after it.
  fileprivate func codeEnd(before offset: Int) -> Int {
    var limit = offset
    while true {
      let end = skipWhitespaceBackwards(from: limit)
      guard end > 0, let comment = comments(in: lineStart(of: end - 1)..<limit).last,
        comment.upperBound >= end
      else { return end }
      limit = comment.lowerBound
    }
  }
}
