import SourceModel

/// Finds the files to read.
struct TreeWalk {
  struct File: Sendable {
    /// Relative to the project's root.
    let path: String
    /// How many files were found before it.
    let order: Int
    let isSwift: Bool
    let isManifest: Bool
    let isInScope: Bool
  }

  let folder: ProjectFolder
  let scope: [String]
  let globs: [Glob]
  var files: [File] = []
  var problems: [SourceTree.Problem] = []
  private var links: [String] = []
  /// Whether files were come to through symbolic links.
  private(set) var followsLinks = false
  /// The folders that were visited.
  private var seen: Set<Identity> = []

  /// What makes two paths one file.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64

    init(_ status: FileStatus) {
      device = status.device
      number = status.number
    }
  }

  init(folder: ProjectFolder, scope: [String], globs: [Glob]) {
    self.folder = folder
    self.scope = scope
    self.globs = globs
  }

  mutating func visit() {
    visitFolder("")
    // Links come last, so that a file is read under its own name where it has one in the project. What
    // a link outside leads to may hold further links.
    while !links.isEmpty {
      let pending = links
      links = []
      for link in pending { visitLink(link) }
    }
  }

  private mutating func visitFolder(_ path: String, isEditable: Bool = true) {
    let entries: [FolderEntry]
    do {
      entries = try entriesInFolder(folder.absolute(path))
    } catch {
      problems.append(
        .init(path: path, message: "cannot be read: \(error.reason)", name: "Unreadable"))
      return
    }
    for entry in entries { visit(entry, in: path, isEditable) }
  }

  private mutating func visit(_ entry: FolderEntry, in parent: String, _ isEditable: Bool) {
    if ProjectFolder.isNeverRead(entry.name) { return }
    let path = path(of: entry.name, in: parent)
    if globs.contains(where: { $0.matches(path) }) { return }
    // Of a file the folder says enough; which one it is, is known once it is read.
    if entry.kind == .file { return addFile(path, isEditable: isEditable) }
    do {
      let status = try FileStatus(ofLink: folder.absolute(path))
      switch status.kind {
      case .link: links.append(path)
      case .folder:
        if claim(status) { visitFolder(path, isEditable: isEditable) }
      case .file: addFile(path, isEditable: isEditable)
      case .other: break
      }
    } catch {
      problems.append(
        .init(path: path, message: "cannot be read: \(error.reason)", name: "Unreadable"))
    }
  }

  /// In no more memory than it takes: there are many.
  private func path(of name: String, in parent: String) -> String {
    guard !parent.isEmpty else { return name }
    var path = ""
    path.reserveCapacity(parent.utf8.count + 1 + name.utf8.count)
    path += parent
    path += "/"
    path += name
    return path
  }

  /// The files in the order of their paths. Where two names are one to everything that compares text, as
  /// `é` and `e` with an accent are, neither is taken: one would be mistaken for the other.
  mutating func distinctFiles() -> [File] {
    let sorted = files.sortedByBytes(of: \.path)
    if files.allSatisfy({ $0.path.utf8.allSatisfy { $0 < 0x80 } }) { return sorted }
    let names = Dictionary(grouping: files, by: \.path)
    for file in files where (names[file.path]?.count ?? 0) > 1 {
      problems.append(
        .init(
          path: file.path,
          message: "has another file's name, differently composed; it was not read",
          name: "Unreadable"))
    }
    return sorted.filter { names[$0.path]?.count == 1 }
  }

  private mutating func addFile(_ path: String, isEditable: Bool) {
    let isSwift = path.hasSuffix(".swift")
    let isManifest = ProjectLayout.isManifest(path)
    guard isSwift || isManifest else { return }
    files.append(
      File(
        path: path, order: files.count, isSwift: isSwift, isManifest: isManifest,
        isInScope: isEditable && isInScope(path)))
  }

  private mutating func visitLink(_ path: String) {
    followsLinks = true
    do {
      let status = try FileStatus(of: folder.absolute(path))
      switch status.kind {
      case .folder:
        // One inside the project has been visited, or is one of those that are never read.
        let target = try resolvePath(folder.absolute(path))
        if folder.relative(target) == nil, !isPath(folder.path, inside: target), claim(status) {
          visitFolder(path, isEditable: false)
        }
      case .file: addFile(path, isEditable: mayWrite(through: path))
      case .link, .other: break
      }
    } catch {
      // A link to nowhere is no file; a loop is a fault that somebody should know of.
      guard error.code == ELOOP else { return }
      problems.append(.init(path: path, message: "is a symbolic link to itself", name: "LinkLoop"))
    }
  }

  /// Whether a path leads to a place in the project that the tool may write to.
  private func mayWrite(through path: String) -> Bool {
    guard let target = try? resolvePath(folder.absolute(path)),
      let relative = folder.relative(target)
    else { return false }
    return ProjectFolder.mayHoldSources(relative)
  }

  private mutating func claim(_ status: FileStatus) -> Bool {
    seen.insert(Identity(status)).inserted
  }

  private func isInScope(_ path: String) -> Bool {
    scope.contains { $0.isEmpty || path == $0 || path.utf8.starts(with: ($0 + "/").utf8) }
  }
}
