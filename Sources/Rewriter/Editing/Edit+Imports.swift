import SourceModel

/// Modules that are known to re-export Observation. An import that was not needed does no harm.
private let bringsObservation: Set<String> = ["Observation", "SwiftUI", "SwiftData"]

/// Modules of Apple's that models import.
private let oftenImported = bringsObservation.union([
  "AppIntents", "AppKit", "Charts", "Combine", "CoreData", "CoreLocation", "Foundation", "StoreKit",
  "TipKit", "UIKit", "WatchKit", "WidgetKit", "os",
])

extension FileFacts {
  /// Whether an import brings Observation along at some places: one under no condition, or under one of theirs. What can
  /// be imported wherever it is used needs no import that does not ask.
  func bringsObservation(_ item: Import, to places: [ByteRange]) -> Bool {
    guard Rewriter.bringsObservation.contains(item.module), !item.isScoped else { return false }
    return reaches(item, places)
      || item.clause.map { text($0).hasPrefix("#if canImport(Observation)" + newline) } == true
  }

  /// Whether an import is there wherever the declarations at some places are: under no condition, or under one of theirs.
  func reaches(_ item: Import, _ places: [ByteRange]) -> Bool {
    guard item.isConditional else { return true }
    guard let clause = item.clause else { return false }
    return places.allSatisfy(clause.contains)
  }

  /// Where an import of one of Apple's modules goes: in front of the first that sorts behind it, or behind the last. Among
  /// those under no condition, or those of a branch of `#if`; where they stand in groups, in the first with such modules.
  ///
  /// - Parameter another: whether another import will follow, where there is none yet.
  func placeToImport(
    _ module: String, in clause: ByteRange? = nil, publicly: Bool = false,
    before another: Bool = false
  ) -> (offset: Int, text: String) {
    let line = (publicly ? "public " : "") + "import \(module)"
    let own = imports.filter {
      (clause == nil ? !$0.isConditional : $0.clause == clause)
        && isFirstInLine($0.range.lowerBound)
    }
    let plain = firstGroup(of: own).filter(\.attributes.isEmpty)
    if let next = plain.first(where: { $0.module.lowercased() > module.lowercased() }) {
      return (lineStart(of: next.range.lowerBound), line + newline)
    }
    if let last = plain.last ?? own.last {
      let end = lineEnd(of: last.range.upperBound)
      let isTerminated = end > 0 && bytes[end - 1].isLineBreak
      return (end, isTerminated ? line + newline : newline + line)
    }
    return (headEnd, line + newline + (another ? "" : newline))
  }

  /// The first of the groups, parted by blank lines, that holds a module of Apple's; all where none does.
  private func firstGroup(of imports: [Import]) -> [Import] {
    var groups: [[Import]] = []
    for item in imports {
      if groups.isEmpty || isBlankLine(before: lineStart(of: item.range.lowerBound)) {
        groups.append([])
      }
      groups[groups.count - 1].append(item)
    }
    return groups.first { $0.contains { oftenImported.contains($0.module) } } ?? imports
  }

  /// Behind the comment at the head of the file and the blank line that ends it.
  private var headEnd: Int {
    var offset = textStart
    var isComment = false
    while offset + 1 < bytes.count, bytes[offset] == 0x2F, bytes[offset + 1] == 0x2F {
      offset = lineEnd(of: offset)
      isComment = true
    }
    return isComment && isLastInLine(offset) ? lineEnd(of: offset) : offset
  }
}

extension Edit {
  /// Removes an import; with it one of the blank lines around it where it is a group of its own, unless another import
  /// takes its place.
  static func removeImport(_ item: Import, in file: FileFacts) -> Edit {
    let line = removeLine(of: item.range, in: file)
    let isWholeLine = line.range.upperBound == file.lineEnd(of: item.range.upperBound)
    let start = line.range.lowerBound
    let next = file.lineEnd(of: line.range.upperBound)
    let isReplaced =
      file.placeToImport("Observation").offset == line.range.upperBound
      && !file.imports.contains { file.bringsObservation($0, to: []) }
    guard isWholeLine, !isReplaced, start == file.textStart || file.isBlankLine(before: start),
      line.range.upperBound < file.bytes.count, file.isBlankLine(before: next)
    else { return line }
    return remove(start..<next, in: file)
  }
}
