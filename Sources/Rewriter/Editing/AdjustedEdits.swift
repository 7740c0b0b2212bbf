import SourceModel

/// The edits of one file, adjusted to work together.
struct AdjustedEdits: Sendable {
  let edits: [Edit]
  /// The edits that replace those that were adjusted.
  let replacements: [Edit: [Edit]]

  init(
    _ given: [Edit], in file: FileFacts, runsClosureAlone: @escaping @Sendable (Call) -> Bool
  ) {
    var edits = given
    var replacements: [Edit: [Edit]] = [:]
    let first: Step = {
      Edit.removingEmptied(of: $0, in: $1, runsClosureAlone: runsClosureAlone)
    }
    for step in [first] + Self.steps {
      let changed = step(edits, file)
      if changed.isEmpty { continue }
      edits = edits.flatMap { changed[$0] ?? [$0] }.uniqued()
      for edit in given {
        let old = replacements[edit] ?? [edit]
        if old.contains(where: { changed[$0] != nil }) {
          replacements[edit] = old.flatMap { changed[$0] ?? [$0] }
        }
      }
    }
    self.edits = edits
    self.replacements = replacements
  }

  /// Returns the replacements for some edits.
  private typealias Step = @Sendable ([Edit], FileFacts) -> [Edit: [Edit]]

  private static let steps: [Step] = [
    { Edit.droppingEmptyConditions(of: $0, in: $1) },
    { Edit.fillingCases(of: $0, in: $1) },
    { Edit.removingComments(of: $0, in: $1) },
    { Edit.closingGaps(of: $0, in: $1) },
    { Edit.openingOneLineTypes(for: $0, in: $1) },
  ]
}
