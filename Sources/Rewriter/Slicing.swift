import SourceModel

/// A step of a migration: types that must migrate together, and their changes once the earlier slices are applied.
public struct Slice: Sendable {
  public let types: [TypeID]
  /// The migrated types that it names. Those in earlier slices are already migrated.
  public let uses: [TypeID]
  public let changes: [FileChange]
}

/// Divides a migration into slices, in dependency order. Applied one after the other, they result in the whole
/// migration.
public func slices(of migration: Migration, options: Options) throws(InternalError) -> [Slice] {
  let model = migration.model
  let groups = migration.groupsByName
  let uses = migration.uses(among: groups)
  var options = options
  options.only = []
  var before: [String: FileChange] = [:]
  var result: [Slice] = []
  for number in order(uses.map { Set($0.keys) }) {
    let group = groups[number]
    options.only.formUnion(group.map(model.symbols.qualifiedName))
    // A slice is the difference between a run on the types so far and the run before.
    let after = try migrate(model, options: options).changes
    var changes: [FileChange] = []
    for change in after {
      let step = try change.step(after: before[change.path])
      if step.before != step.after { changes.append(step) }
    }
    before = Dictionary(uniqueKeysWithValues: after.map { ($0.path, $0) })
    guard !changes.isEmpty else { continue }
    result.append(
      Slice(types: group, uses: uses[number].values.flatMap { $0 }.sorted(), changes: changes))
  }
  return result
}

extension Migration {
  /// The groups. Those with types of the same name are merged, because a selection cannot distinguish them.
  var groupsByName: [[TypeID]] {
    var result: [(types: [TypeID], names: Set<String>)] = []
    for group in groups {
      var merged = (types: group, names: Set(group.map(model.symbols.qualifiedName)))
      result.removeAll { other in
        guard !other.names.isDisjoint(with: merged.names) else { return false }
        merged = (other.types + merged.types, other.names.union(merged.names))
        return true
      }
      result.append(merged)
    }
    return result.map { $0.types.sorted() }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// For each group, the other groups that its declarations name, and the named types.
  func uses(among groups: [[TypeID]]) -> [[Int: [TypeID]]] {
    var groupsByName: [String: [(group: Int, type: TypeID)]] = [:]
    for (number, group) in groups.enumerated() {
      for type in group { groupsByName[model[type].name, default: []].append((number, type)) }
    }
    return groups.enumerated().map { number, group in
      var words: Set<Substring> = []
      for reference in group.flatMap({ model[$0].declarations }) {
        let text = model.files[reference.file].text(model[reference].range)
        words.formUnion(text.utf8.split { !$0.isWordByte }.map { Substring($0) })
      }
      var found: [Int: [TypeID]] = [:]
      for word in words {
        for use in groupsByName[String(word)] ?? [] where use.group != number {
          found[use.group, default: []].append(use.type)
        }
      }
      return found
    }
  }
}

/// Orders numbers after those that they depend on, otherwise ascending; a cycle is cut where it is found.
func order(_ needs: [Set<Int>]) -> [Int] {
  var result: [Int] = []
  var isSeen = Array(repeating: false, count: needs.count)
  for root in needs.indices where !isSeen[root] {
    isSeen[root] = true
    var stack = [(number: root, rest: needs[root].sorted()[...])]
    while let (number, rest) = stack.last {
      guard let next = rest.first else {
        result.append(number)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].rest = rest.dropFirst()
      if isSeen[next] { continue }
      isSeen[next] = true
      stack.append((next, needs[next].sorted()[...]))
    }
  }
  return result
}

extension FileChange {
  /// What remains of this change once another change of the same file is applied.
  fileprivate func step(after other: FileChange?) throws(InternalError) -> FileChange {
    guard let other else { return self }
    var steps: [Edit] = []
    var rest = (mine: edits[...], others: other.edits[...])
    var shift = 0
    while let start = [rest.mine.first, rest.others.first].compactMap({ $0?.range.lowerBound })
      .min()
    {
      // Edits that overlap or touch are treated as one place.
      var end = start
      var mine: [Edit] = []
      var others: [Edit] = []
      var isGrowing = true
      while isGrowing {
        isGrowing = false
        if let edit = rest.mine.first, edit.range.lowerBound <= end {
          mine.append(rest.mine.removeFirst())
          end = max(end, edit.range.upperBound)
          isGrowing = true
        }
        if let edit = rest.others.first, edit.range.lowerBound <= end {
          others.append(rest.others.removeFirst())
          end = max(end, edit.range.upperBound)
          isGrowing = true
        }
      }
      let old = text(start..<end, others)
      if mine != others {
        let offset = start + shift
        steps.append(
          Edit(
            path: path, range: offset..<(offset + old.count),
            replacement: String(decoding: text(start..<end, mine), as: UTF8.self)))
      }
      shift += old.count - (end - start)
    }
    return try FileChange(path: path, before: other.after, edits: steps)
  }

  /// A range of the file as it was read, with the edits in it applied.
  private func text(_ range: ByteRange, _ edits: [Edit]) -> [UInt8] {
    var result: [UInt8] = []
    var position = range.lowerBound
    for edit in edits {
      result += before[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.upperBound
    }
    return result + before[position..<range.upperBound]
  }
}

/// The commit message of a slice: what it migrates, what it uses, and what behaves differently.
public func commitMessage(of slice: Slice, in migration: Migration) -> String {
  let names = slice.types.map(migration.model.symbols.qualifiedName)
  let others =
    names.count == 2
    ? " and \(names[1])" : names.count > 2 ? " and \(names.count - 1) other types" : ""
  var paragraphs = ["Migrate \(names[0])\(others) to @Observable"]
  if names.count > 2 {
    paragraphs.append("These types must migrate together:\n" + names.map { "- \($0)\n" }.joined())
  }
  if !slice.uses.isEmpty {
    let used = slice.uses.map(migration.model.symbols.qualifiedName).listed()
    paragraphs.append("Uses \(used).")
  }
  let types = Set(slice.types)
  let diagnostics = migration.rewritten.filter { !types.isDisjoint(with: $0.types) }
    .flatMap { decision in
      decision.diagnostics.map {
        "- \(decision.site.path): \($0.message) [#\($0.kind.rawValue)]\n"
      }
    }.uniqued()
  if !diagnostics.isEmpty { paragraphs.append("Warnings and notes:\n" + diagnostics.joined()) }
  return paragraphs.map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }
    .joined(separator: "\n\n") + "\n"
}

/// The page that lists the slices: what each one migrates, and why it has its place.
public func sliceIndex(_ slices: [Slice], names: [String], of migration: Migration) -> String {
  let model = migration.model
  var lines = [
    "# Migration patches", "",
    "Apply the patches in this order, from the project's root: `git apply <file>`. After each patch, "
      + "every type is either migrated everywhere or not at all.", "",
  ]
  var applied: Set<TypeID> = []
  for (slice, name) in zip(slices, names) {
    let types = slice.types.map { "`\(model.symbols.qualifiedName($0))`" }
    lines.append("## \(name)")
    lines.append("")
    lines.append(
      types.count == 1
        ? "Migrates \(types[0])."
        : "Migrates \(types.joined(separator: ", ")), which must migrate together."
    )
    let earlier = slice.uses.filter(applied.contains).map { "`\(model.symbols.qualifiedName($0))`" }
    if !earlier.isEmpty {
      lines.append("Uses \(earlier.joined(separator: ", ")) from earlier patches.")
    }
    let files = slice.changes.count
    lines.append("Changes \(counted(files, "file")).")
    lines.append("")
    applied.formUnion(slice.types)
  }
  return lines.joined(separator: "\n")
}
