import SourceModel

/// The contents that runs of the tool gave to files, so that a later run can distinguish them from the user's changes.
struct OwnChanges {
  /// For each path of the project, the hashes of its contents before the first run and after each run since, as long as
  /// nothing else changed the file.
  private var states: [String: [String]] = [:]
  private let file: String
  private let project: ProjectFolder

  init(in project: ProjectFolder) {
    self.project = project
    file = JournalFolder(of: project).path + "/written.json"
    guard let bytes = try? readFile(file).bytes else { return }
    states = JSONDocument(bytes)?.members?.compactMapValues(\.texts) ?? [:]
  }

  mutating func add(_ replacements: [FileReplacement], disk: FileSystem) {
    for replacement in replacements {
      let before = Self.hash(replacement.before)
      let known = states[replacement.path, default: []]
      states[replacement.path] =
        (known.contains(before) ? known : [before]) + [Self.hash(replacement.after)]
    }
    let members = states.mapValues { JSONDocument.array($0.map(JSONDocument.string)) }
    // Without the record, the next run asks for --allow-dirty.
    guard let text = try? JSONDocument.object(members).written() else { return }
    do throws(SystemError) {
      try disk.createFile(file + ".new", containing: text)
      try disk.rename(file + ".new", file)
    } catch {
      try? disk.remove(file)
    }
  }

  /// The files, among some that differ from the last commit, of which only runs of the tool have changed the contents.
  /// - Parameter paths: absolute.
  func unmixed(among paths: [String], in repository: String) -> Set<String> {
    let candidates = paths.filter { path in
      guard let relative = project.relative(path), let known = states[relative],
        let bytes = try? readFile(path).bytes
      else { return false }
      return known.contains(Self.hash(bytes)) && !path.contains("\n")
    }
    if candidates.isEmpty { return [] }
    let names = candidates.map { "HEAD:" + $0.dropFirst(repository.count + 1) + "\n" }
    guard
      var rest =
        (try? Git(folder: repository).run(
          ["cat-file", "--batch"], input: Array(names.joined().utf8)))?[...]
    else { return [] }
    var found: Set<String> = []
    for path in candidates {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
      let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard head.count == 3, head[1] == "blob", let size = Int(head[2]) else { continue }
      let committed = Self.hash(Array(rest.prefix(size)))
      rest = rest.dropFirst(size + 1)
      let known = project.relative(path).flatMap { states[$0] } ?? []
      if known.contains(committed) { found.insert(path) }
    }
    return found
  }

  private static func hash(_ bytes: [UInt8]) -> String { String(bytes.contentHash, radix: 16) }
}
