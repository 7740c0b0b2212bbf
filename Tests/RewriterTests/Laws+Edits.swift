import SourceModel
import SwiftSyntax

@testable import Rewriter

extension Law {
  /// The decisions' edits, and nothing else, lead from before to after; the report has a line for
  /// each decision.
  static let nothingUnreported = Law(name: "nothing unreported") { run in
    let decided = run.migration.decisions.flatMap(\.edits)
    var result: [String] = []
    for change in run.migration.changes {
      let own = decided.filter { $0.path == change.path }
      for edit in change.edits where !own.contains(edit) {
        result.append("\(change.path) has an edit at bytes \(edit.range) that nobody decided")
      }
      if splice(unique(own), into: change.before) != change.after {
        result.append("\(change.path) is not what the decisions' edits make of it")
      }
    }
    let changed = Set(run.migration.changes.map(\.path))
    for edit in decided where !changed.contains(edit.path) {
      result.append("an edit of \(edit.path) was decided, and the file is not changed")
    }
    let report = markdownReport(run.migration, isLong: true, limit: .max / 4)
    for decision in run.migration.decisions {
      let site = decision.site
      let line = "`\(site.path):\(site.line):\(site.column)` \(decision.rule): "
      if !report.contains(line + decision.outcome.rawValue) {
        result.append("the report has no line for \(describe(decision))")
      }
    }
    return result
  }

  /// A comment may go only with the code below it, or with that before it on its line.
  static let commentsKept = Law(name: "comments kept") { run in
    run.migration.changes.flatMap { change -> [String] in
      var left =
        comments(in: run.parsed(change.after))
        + change.edits.filter(\.replacement.isEmpty).flatMap {
          comments(onCodeIn: Array(change.before[$0.range]))
        }
      return comments(in: run.parsed(change.before)).compactMap { comment -> String? in
        guard let index = left.firstIndex(of: comment) else {
          return "\(change.path) loses the comment `\(comment)`\n"
            + difference(from: change.before, to: change.after, path: change.path)
            + decidingRules(run.migration, path: change.path)
        }
        left.remove(at: index)
        return nil
      }
    }
  }

  /// Only lines in which an edit stands differ, and none that is new ends in white space.
  static let onlyTouchedLines = Law(name: "only touched lines touched") { run in
    run.migration.changes.flatMap { change -> [String] in
      let lines = LineTable(change.before)
      var touched: Set<Int> = []
      for edit in change.edits {
        let first = lines.position(of: edit.range.lowerBound).line
        let last = lines.position(of: edit.range.upperBound).line
        touched.formUnion(first...last)
      }
      let removed = hunks(of: change, context: 0).flatMap(\.lines)
      let old = Set(lineTexts(change.before))
      var result: [String] = []
      for line in removed {
        if line.kind == .removed, let number = line.oldNumber, !touched.contains(number) {
          result.append("\(change.path):\(number) differs, and no edit stands in it")
        }
        let text = line.bytes.last == UInt8(ascii: "\r") ? line.bytes.dropLast() : line.bytes
        let isBlankEnded = text.last == UInt8(ascii: " ") || text.last == UInt8(ascii: "\t")
        if line.kind == .added, isBlankEnded, !old.contains(Array(text)) {
          result.append(
            "\(change.path):\(line.newNumber ?? 0) ends in white space: `\(line.text)`\n"
              + decidingRules(run.migration, path: change.path))
        }
      }
      return result
    }
  }

  private static func lineTexts(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }.map { Array($0) }
  }

  /// Two decisions may want the same edit; it is made once.
  private static func unique(_ edits: [Edit]) -> [Edit] {
    var seen: Set<Edit> = []
    return edits.filter { seen.insert($0).inserted }
  }

  /// Made again here, so that a mistake of the product's own splicing shows.
  private static func splice(_ edits: [Edit], into bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    func rank(_ edit: Edit) -> Int {
      edit.isInsertion && edit.replacement.first?.isNewline == true ? 1 : 0
    }
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, rank($0.element), $0.offset)
        > ($1.element.range.lowerBound, $1.element.range.upperBound, rank($1.element), $1.offset)
    }
    for (_, edit) in sorted { result.replaceSubrange(edit.range, with: edit.replacement.utf8) }
    return result
  }

  /// The comments of a removed range that are on the lines directly above code of it, or behind code on its lines.
  private static func comments(onCodeIn removed: [UInt8]) -> [String] {
    let lines = String(decoding: removed, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmingPrefix(while: \.isWhitespace) }.filter { !$0.isEmpty }
    let end = lines.lastIndex { !$0.hasPrefix("//") && !$0.hasPrefix("}") } ?? 0
    return lines[..<end].compactMap { line in
      line.firstRange(of: "//").map { String(line[$0.lowerBound...]) }
    }
  }

  /// The text of every comment, in order, without the white space around its lines.
  private static func comments(in file: ParsedFile) -> [String] {
    file.tree.tokens(viewMode: .sourceAccurate).flatMap { token in
      (Array(token.leadingTrivia) + Array(token.trailingTrivia)).compactMap { piece in
        switch piece {
        case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
          .docBlockComment(let text):
          text.split(whereSeparator: \.isNewline)
            .map { $0.trimmingPrefix(while: \.isWhitespace) }
            .joined(separator: "\n")
        default: nil
        }
      }
    }
  }
}

extension Substring {
  fileprivate func trimmingPrefix(while predicate: (Character) -> Bool) -> String {
    String(drop(while: predicate))
  }
}
