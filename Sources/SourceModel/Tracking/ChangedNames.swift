/// The uses in a file that may change what they name, indexed by name. The names are not resolved.
struct ChangedNames: Sendable {
  enum Use {
    /// Index into the file's assignments.
    case assignment(Int)
    /// A name is passed as `inout`, or a method is called on it. Index into the file's calls.
    case call(Int)
    /// A name is a member of a projected value. Index into the file's projections.
    case projection(Int)
    /// `\.name`, `\Model.part.name`, but not the argument of a wrapper: `@Injected(\.name)`.
    case keyPath
  }

  /// Sorted by hash. The entries for one hash can include other names with the same hash.
  private var all: [(hash: UInt32, use: Use)] = []

  init(in file: FileFacts) {
    for (index, assignment) in file.uses.assignments.enumerated() {
      note(assignment.target, .assignment(index))
    }
    for (index, call) in file.uses.calls.enumerated() {
      if case .member(let base, _) = call.callee.kind { note(base, .call(index)) }
      for argument in call.arguments {
        if case .inOut(let value) = argument.value.kind { note(value, .call(index)) }
      }
    }
    for (index, projection) in file.uses.projections.enumerated() {
      for member in projection.members { note(member.firstName, .projection(index)) }
    }
    let bytes = file.bytes
    bytes.forEachOccurrence(of: 0x5C, or: 0x5C) { start in
      if !bytes.beginsFirstOfAttribute(start), !bytes.isOnlyRead(start) {
        let path = bytes[(start + 1)...].prefix { $0 == 0x2E || $0 == 0x3F || $0.isWordByte }
        for name in path.split(whereSeparator: { $0 == 0x2E || $0 == 0x3F }) {
          note(String(decoding: name, as: UTF8.self), .keyPath)
        }
      }
      return true
    }
    all.sort { $0.hash < $1.hash }
  }

  func uses(of name: String) -> some Sequence<Use> {
    let hash = WordHash.of(name)
    return all[all.partitioningIndex { $0.hash >= hash }...].prefix { $0.hash == hash }
      .lazy.map(\.use)
  }

  /// Notes `a`, `b` and `c` for `a.b.c[i]`; `$name` also counts as `name`.
  private mutating func note(_ expression: Expression, _ use: Use) {
    switch expression.unwrapped.kind {
    case .name(let name): noteProjected(name, use)
    case .member(let base, let name):
      noteProjected(name, use)
      note(base, use)
    case .element(let base, _): note(base, use)
    default: break
    }
  }

  private mutating func noteProjected(_ name: String, _ use: Use) {
    note(name.utf8.first == 0x24 ? String(name.dropFirst()) : name, use)
  }

  private mutating func note(_ name: String, _ use: Use) {
    all.append((WordHash.of(name), use))
  }
}

extension Tracking {
  func changedNames(inFile number: Int) -> ChangedNames {
    cache.changedNames.answer(to: number) { ChangedNames(in: symbols.files[number]) }
  }
}

extension [UInt8] {
  /// Whether the position is the first argument of an attribute.
  fileprivate func beginsFirstOfAttribute(_ start: Int) -> Bool {
    guard start > 0, self[start - 1] == 0x28 else { return false }
    let end = start - 1
    let name = self[..<end].reversed().prefix { $0.isWordByte || $0 == 0x2E }.count
    return name > 0 && end - name > 0 && self[end - name - 1] == 0x40
  }

  /// Whether the key path at the position is passed to something that only reads through it: `map(\.name)`,
  /// `id: \.name`.
  fileprivate func isOnlyRead(_ start: Int) -> Bool {
    Self.readers.contains { self[..<start].suffix($0.count).elementsEqual($0) }
  }

  private static let readers = [
    "id: ", "by: ", "map(", "Map(", "filter(", "allSatisfy(", "contains(where: ", "first(where: ",
    "Comparator(", "Descriptor(", "publisher(for: ", "sorted(using: ",
  ].map { Array($0.utf8) }
}
