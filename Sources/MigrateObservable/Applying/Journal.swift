/// The contents of every file that a run changes, before and after.
struct Journal: Sendable {
  struct Entry: Sendable, Hashable {
    /// Relative to the project's root.
    let path: String
    /// The file that the path refers to after following symbolic links, also relative to the project's root.
    let target: String
    let mode: UInt32
    /// Whether an interrupted run may leave the file half written.
    let isWrittenInPlace: Bool
    let before: [UInt8]
    let after: [UInt8]

    /// Whether an interrupted write in place can have left these bytes: each one is the new or the old byte.
    func isHalfWritten(_ bytes: [UInt8]) -> Bool {
      guard bytes.count <= max(before.count, after.count),
        bytes.count >= min(before.count, after.count)
      else { return false }
      if !isWrittenInPlace {
        // On a full disk, a file is restored in place: written from its start, then truncated.
        let end = zip(bytes, before).prefix { $0 == $1 }.count
        return end == bytes.count || bytes[end...].elementsEqual(after.dropFirst(end))
      }
      return bytes.indices.allSatisfy { index in
        (index < after.count && bytes[index] == after[index])
          || (index < before.count && bytes[index] == before[index])
      }
    }
  }

  /// The commits that a run with `--commit` made, as Git names them.
  struct Commits: Sendable, Hashable {
    /// The commit before the first one.
    let base: String
    let tip: String
    let count: Int
  }

  let entries: [Entry]
  /// Nil unless the changes were committed.
  let commits: Commits?

  private static let title = "migrate-observable journal 1\n"

  var bytes: [UInt8] {
    var result = Array(Self.title.utf8)
    for entry in entries {
      let path = Array(entry.path.utf8)
      let target = Array(entry.target.utf8)
      let numbers: [Int] = [
        Int(entry.mode), entry.isWrittenInPlace ? 1 : 0, path.count, target.count,
        entry.before.count, entry.after.count,
      ]
      result += Array((numbers.map(String.init).joined(separator: " ") + "\n").utf8)
      result += path + target + entry.before + entry.after
    }
    result += Array("end \(entries.count)\n".utf8)
    if let commits {
      result += Array("commits \(commits.base) \(commits.tip) \(commits.count)\n".utf8)
    }
    return result
  }

  init(entries: [Entry], commits: Commits? = nil) {
    self.entries = entries
    self.commits = commits
  }

  /// Parses a journal; nil if it is incomplete.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(rest: bytes[...])
    guard reader.line() + "\n" == Self.title else { return nil }
    var entries: [Entry] = []
    while true {
      let words = reader.line().split(separator: " ")
      if words.first == "end" {
        guard words.count == 2, Int(words[1]) == entries.count else { return nil }
        break
      }
      let numbers = words.compactMap { Int($0) }
      guard words.count == 6, numbers.count == 6, numbers[0] <= 0o7777,
        numbers.allSatisfy({ $0 >= 0 }),
        let path = reader.take(numbers[2]), let target = reader.take(numbers[3]),
        let before = reader.take(numbers[4]), let after = reader.take(numbers[5])
      else { return nil }
      entries.append(
        Entry(
          path: String(decoding: path, as: UTF8.self),
          target: String(decoding: target, as: UTF8.self), mode: UInt32(numbers[0]),
          isWrittenInPlace: numbers[1] == 1, before: Array(before), after: Array(after)))
    }
    self.entries = entries
    let words = reader.line().split(separator: " ").map(String.init)
    guard reader.rest.isEmpty else { return nil }
    if words.isEmpty {
      commits = nil
    } else {
      guard words.count == 4, words[0] == "commits", let count = Int(words[3]) else { return nil }
      commits = Commits(base: words[1], tip: words[2], count: count)
    }
  }

  private struct Reader {
    var rest: ArraySlice<UInt8>

    /// The text up to the next line feed, which is dropped; empty if there is none.
    mutating func line() -> String {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return "" }
      defer { rest = rest[(end + 1)...] }
      return String(decoding: rest[..<end], as: UTF8.self)
    }

    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
      guard count <= rest.count else { return nil }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
  }
}
