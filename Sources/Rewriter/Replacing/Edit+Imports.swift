import SourceModel

/// Modules of Apple that models often import.
private let oftenImported = SDK.moduleWithObservation.union(SDK.commonModule)

extension FileFacts {
  /// Whether an import makes Observation available at some places: it is unconditional, or in the same `#if`. An
  /// import inside `#if canImport(Observation)` is enough too.
  func bringsObservation(_ item: Import, to places: [ByteRange]) -> Bool {
    guard SDK.moduleWithObservation.contains(item.module), !item.isScoped else { return false }
    return reaches(item, places)
      || item.clause.map { text($0).hasPrefix("#if canImport(Observation)" + newline) } == true
  }

  /// Whether an import is in every build in which the places are: it is unconditional, or in the same `#if`.
  func reaches(_ item: Import, _ places: [ByteRange]) -> Bool {
    guard item.isConditional else { return true }
    guard let clause = item.clause else { return false }
    return places.allSatisfy(clause.contains)
  }

  /// Where an import of one of Apple's modules is inserted: before the first import that sorts after it, or after the
  /// last. It is put among the unconditional imports, or those of one `#if` branch; if they are grouped, into the first
  /// group that has such modules.
  ///
  /// - Parameter another: whether another import is added too, in a file that has none yet.
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
      let start = next.range.lowerBound
      return (lineStart(of: start), indentation(at: start) + line + newline)
    }
    if let last = plain.last ?? own.last {
      let end = lineEnd(of: last.range.upperBound)
      let isTerminated = end > 0 && bytes[end - 1].isLineBreak
      let indented = indentation(at: last.range.lowerBound) + line
      return (end, isTerminated ? indented + newline : newline + indented)
    }
    return (headEnd, line + newline + (another ? "" : newline))
  }

  /// The first of the groups that blank lines separate which contains a module of Apple's; all imports where none
  /// does.
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

  /// After the comment at the start of the file and the blank line that ends it.
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
  /// Removes an import, and one of the blank lines around it if it is a group of its own, unless another import
  /// replaces it.
  /// - Parameter adding: Whether the file gets code that needs Observation.
  static func removeImport(_ item: Import, adding needsObservation: Bool, in file: FileFacts)
    -> Edit
  {
    let line = removeLine(of: item.range, in: file)
    let isWholeLine = line.range.upperBound == file.lineEnd(of: item.range.upperBound)
    let start = line.range.lowerBound
    let next = file.lineEnd(of: line.range.upperBound)
    let isReplaced =
      needsObservation && file.placeToImport("Observation").offset == line.range.upperBound
      && !file.imports.contains { file.bringsObservation($0, to: []) }
    guard isWholeLine, !isReplaced, start == file.textStart || file.isBlankLine(before: start),
      line.range.upperBound < file.bytes.count, file.isBlankLine(before: next)
    else { return line }
    return remove(start..<next, in: file)
  }
}
