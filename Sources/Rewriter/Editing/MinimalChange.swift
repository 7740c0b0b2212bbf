import SourceModel
import SwiftParser
import SwiftSyntax

extension FileChange {
  /// Proves that nothing but the decided edits changed: every token and every comment outside of them is the same
  /// before and after, in the same order.
  ///
  /// An edit that touches a token or comment takes it whole, in both versions; what it takes is not compared, so that
  /// an edit may also join or split it.
  /// - Throws: `Defect.collateral` at the first piece that differs.
  func proveMinimal() throws(Defect) {
    var old = pieces(of: before)
    var new = pieces(of: after)
    old.mark(edits.map(\.range))
    new.mark(rangesAfter)
    let kept = old.unmarked
    let found = new.unmarked
    for (a, b) in zip(kept, found) where !before[a.range].elementsEqual(after[b.range]) {
      throw .collateral(path: path, offset: a.range.lowerBound)
    }
    if kept.count != found.count {
      let offset = kept.count > found.count ? kept[found.count].range.lowerBound : before.count
      throw .collateral(path: path, offset: offset)
    }
  }

  /// Where the replacements stand in the result.
  private var rangesAfter: [ByteRange] {
    var shift = 0
    return edits.map { edit in
      let start = edit.range.lowerBound + shift
      let count = edit.replacement.utf8.count
      shift += count - edit.range.count
      return start..<start + count
    }
  }
}
