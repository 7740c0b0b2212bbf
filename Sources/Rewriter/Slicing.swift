import SourceModel

/// A step of a migration: types that move only together, and the changes that move them once the
/// slices in front of it are applied.
public struct Slice: Sendable {
  public let types: [TypeID]
  /// The moved types outside of it that it names; those in earlier slices have moved already.
  public let uses: [TypeID]
  public let changes: [FileChange]
}

/// Cuts a migration into slices, those that others use first. Applied one after the other they
/// are the migration.
public func slices(of migration: Migration, options: Options) throws(Defect) -> [Slice] {
  let model = migration.model
  let groups = migration.groupsByName
  let uses = migration.uses(among: groups)
  var options = options
  options.only = []
  var before: [String: FileChange] = [:]
  var result: [Slice] = []
  for number in order(uses.map { Set($0.keys) }) {
    let group = groups[number]
    options.only.formUnion(group.map(model.qualifiedName))
    // A step is what a run on the types so far does more than a run on those before.
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
  /// The groups; those with types of one name are one, because a selection cannot tell them apart.
  fileprivate var groupsByName: [[TypeID]] {
    var result: [(types: [TypeID], names: Set<String>)] = []
    for group in groups {
      var merged = (types: group, names: Set(group.map(model.qualifiedName)))
      result.removeAll { other in
        guard !other.names.isDisjoint(with: merged.names) else { return false }
        merged = (other.types + merged.types, other.names.union(merged.names))
        return true
      }
      result.append(merged)
    }
    return result.map { $0.types.sorted() }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// For each group the other groups whose types its declarations name, with these types.
  fileprivate func uses(among groups: [[TypeID]]) -> [[Int: [TypeID]]] {
    var groupsByName: [String: [(group: Int, type: TypeID)]] = [:]
    for (number, group) in groups.enumerated() {
      for type in group { groupsByName[model[type].name, default: []].append((number, type)) }
    }
    return groups.enumerated().map { number, group in
      var words: Set<Substring> = []
      for reference in group.flatMap({ model[$0].declarations }) {
        let text = model.files[reference.file].text(model[reference].range)
        words.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
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

/// Every number behind those that it needs, otherwise in order; a cycle is cut where it is met.
private func order(_ needs: [Set<Int>]) -> [Int] {
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
  /// What is left of this change, of the same file, when another has been applied.
  fileprivate func step(after other: FileChange?) throws(Defect) -> FileChange {
    guard let other else { return self }
    var steps: [Edit] = []
    var rest = (mine: edits[...], others: other.edits[...])
    var shift = 0
    while let start = [rest.mine.first, rest.others.first].compactMap({ $0?.range.lowerBound })
      .min()
    {
      // Edits that overlap or touch are one place.
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

  /// A range of the file as read, with edits that lie in it.
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

/// What a commit of one slice says: what moves, after what, and what behaves differently then.
public func commitMessage(of slice: Slice, in migration: Migration) -> String {
  let names = slice.types.map(migration.model.qualifiedName)
  let others = names.count == 2 ? " and \(names[1])" : names.count > 2 ? " and others" : ""
  var paragraphs = ["Move \(names[0])\(others) to @Observable"]
  if names.count > 2 {
    paragraphs.append("They move only together:\n" + names.map { "- \($0)\n" }.joined())
  }
  if !slice.uses.isEmpty {
    let used = slice.uses.map(migration.model.qualifiedName).joined(separator: ", ")
    paragraphs.append("They use \(used).")
  }
  let types = Set(slice.types)
  let cautions = migration.rewritten.filter { !types.isDisjoint(with: $0.types) }
    .flatMap { decision in
      decision.cautions.map { "- \(decision.site.path): \($0.message) [\($0.caution.rawValue)]\n" }
    }.uniqued()
  if !cautions.isEmpty { paragraphs.append("It behaves differently:\n" + cautions.joined()) }
  return paragraphs.map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }
    .joined(separator: "\n\n") + "\n"
}

/// The page that lists the slices: what each moves, and why it stands where it does.
public func sliceIndex(_ slices: [Slice], names: [String], of migration: Migration) -> String {
  let model = migration.model
  var lines = [
    "# Slices", "",
    "Apply them in this order, from the project's root: `git apply <file>`. Each leaves code "
      + "that is migrated in part, and whole.", "",
  ]
  var applied: Set<TypeID> = []
  for (slice, name) in zip(slices, names) {
    let types = slice.types.map { "`\(model.qualifiedName($0))`" }
    lines.append("## \(name)")
    lines.append("")
    lines.append(
      types.count == 1
        ? "Moves \(types[0]), which needs no other type to move with it."
        : "Moves \(types.joined(separator: ", ")): shared code changes for all of them."
    )
    let earlier = slice.uses.filter(applied.contains).map { "`\(model.qualifiedName($0))`" }
    if !earlier.isEmpty {
      lines.append("It comes after \(earlier.joined(separator: ", ")), which it uses.")
    }
    let files = slice.changes.count
    lines.append("It changes \(counted(files, "file")).")
    lines.append("")
    applied.formUnion(slice.types)
  }
  return lines.joined(separator: "\n")
}
