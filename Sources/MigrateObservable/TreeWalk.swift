import SourceModel

/// Finds the files of a project that the tool reads.
struct TreeWalk {
  struct File: Sendable {
    /// Relative to the project's root.
    let path: String
    /// How many symbolic links the walk followed to reach it.
    let linkDepth: Int
    let isSwift: Bool
    let isManifest: Bool
    let isInScope: Bool
  }

  let folder: ProjectFolder
  let scope: [String]
  let globs: [Glob]
  private let jobs: Int
  var files: [File] = []
  var problems: [SourceTree.Problem] = []
  private var links: [String] = []
  private var linkDepth = 0
  /// The folders that have been visited.
  private var seen: Set<Identity> = []

  /// Whether the walk followed symbolic links.
  var followsLinks: Bool { linkDepth > 0 }

  /// Two paths with the same identity refer to the same file.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64

    init(_ status: FileStatus) {
      device = status.device
      number = status.number
    }
  }

  init(folder: ProjectFolder, scope: [String], globs: [Glob], jobs: Int) {
    self.folder = folder
    self.scope = scope
    self.globs = globs
    self.jobs = jobs
  }

  mutating func visit() {
    visitFolder("")
    // Links come last, so that a file in the project is read under its own path. A folder outside the
    // project that a link leads to may contain further links.
    while !links.isEmpty {
      let pending = links.sortedByBytes(of: \.self)
      links = []
      linkDepth += 1
      for link in pending { visitLink(link) }
    }
  }

  /// Visits a folder and everything below it, level by level; the folders of a level are listed in parallel.
  private mutating func visitFolder(_ path: String, isEditable: Bool = true) {
    let rules = rules(isEditable: isEditable)
    var level = [path]
    while !level.isEmpty {
      let listings = mapInParallel(level.count, jobs: jobs, share: 8) { [level] in
        rules.listing(of: level[$0])
      }
      level = []
      for listing in listings {
        files += listing.files
        links += listing.links
        problems += listing.problems
        level += listing.folders.filter { claim($0.identity) }.map(\.path)
      }
    }
  }

  private func rules(isEditable: Bool) -> FolderRules {
    FolderRules(
      folder: folder, scope: scope, globs: globs, isEditable: isEditable, linkDepth: linkDepth)
  }

  /// The files, sorted by path. Files whose paths differ only in Unicode normalization, such as `é` in one and in two
  /// scalars, are left out: Swift considers the paths equal and would confuse the files.
  mutating func distinctFiles() -> [File] {
    let sorted = files.sortedByBytes(of: \.path)
    if files.allSatisfy({ $0.path.utf8.allSatisfy { $0 < 0x80 } }) { return sorted }
    let names = Dictionary(grouping: files, by: \.path)
    for file in files where (names[file.path]?.count ?? 0) > 1 {
      problems.append(
        .init(
          path: file.path,
          message: "The file is skipped: another name differs only in Unicode normalization",
          kind: .unreadableFile))
    }
    return sorted.filter { names[$0.path]?.count == 1 }
  }

  private mutating func visitLink(_ path: String) {
    do {
      let status = try FileStatus(of: folder.absolute(path))
      switch status.kind {
      case .folder:
        // A folder inside the project has been visited already, or is never read.
        let target = try resolvePath(folder.absolute(path))
        if folder.relative(target) == nil, !isPath(folder.path, inside: target),
          claim(Identity(status))
        {
          visitFolder(path, isEditable: false)
        }
      case .file:
        let rules = rules(isEditable: mayWrite(through: path))
        if let file = rules.file(path) { files.append(file) }
      case .link, .other: break
      }
    } catch {
      // Broken links are ignored; a loop is reported.
      guard error.code == ELOOP else { return }
      problems.append(.init(path: path, message: "", kind: .symbolicLinkLoop))
    }
  }

  /// Whether a path leads to a file in the project that the tool may edit.
  private func mayWrite(through path: String) -> Bool {
    guard let target = try? resolvePath(folder.absolute(path)),
      let relative = folder.relative(target)
    else { return false }
    return ProjectFolder.mayContainSources(relative)
  }

  private mutating func claim(_ identity: Identity) -> Bool { seen.insert(identity).inserted }
}

/// Decides which entries of a folder the walk includes.
private struct FolderRules: Sendable {
  let folder: ProjectFolder
  let scope: [String]
  let globs: [Glob]
  let isEditable: Bool
  let linkDepth: Int

  /// The relevant entries of one folder.
  struct Listing: Sendable {
    var files: [TreeWalk.File] = []
    var folders: [(path: String, identity: TreeWalk.Identity)] = []
    var links: [String] = []
    var problems: [SourceTree.Problem] = []
  }

  func listing(of path: String) -> Listing {
    var listing = Listing()
    do throws(SystemError) {
      for entry in try entriesInFolder(folder.absolute(path)) { add(entry, in: path, to: &listing) }
    } catch {
      listing.problems.append(unreadable(path, error))
    }
    return listing
  }

  private func add(_ entry: FolderEntry, in parent: String, to listing: inout Listing) {
    if ProjectFolder.isNeverRead(entry.name), !entry.name.hasSuffix(".docc") { return }
    let path = path(of: entry.name, in: parent)
    if globs.contains(where: { $0.matches(path) }) { return }
    // The folder entry is enough for a file; its identity is known once it is read.
    if entry.kind == .file {
      if let file = file(path) { listing.files.append(file) }
      return
    }
    do throws(SystemError) {
      let status = try FileStatus(ofLink: folder.absolute(path))
      switch status.kind {
      case .link: listing.links.append(path)
      case .folder: listing.folders.append((path, TreeWalk.Identity(status)))
      case .file: if let file = file(path) { listing.files.append(file) }
      case .other: break
      }
    } catch {
      listing.problems.append(unreadable(path, error))
    }
  }

  /// The file at a path, if the tool reads files of that name.
  func file(_ path: String) -> TreeWalk.File? {
    if path.contains(".docc/") {
      guard DocumentationCatalogs.holds(path) else { return nil }
      return TreeWalk.File(
        path: path, linkDepth: linkDepth, isSwift: false, isManifest: true, isInScope: false)
    }
    let isSwift = path.hasSuffix(".swift")
    let isManifest = ProjectLayout.isManifest(path)
    guard isSwift || isManifest else { return nil }
    return TreeWalk.File(
      path: path, linkDepth: linkDepth, isSwift: isSwift, isManifest: isManifest,
      isInScope: isEditable && isInScope(path))
  }

  /// Allocates exactly the memory it needs, because there are many paths.
  private func path(of name: String, in parent: String) -> String {
    guard !parent.isEmpty else { return name }
    var path = ""
    path.reserveCapacity(parent.utf8.count + 1 + name.utf8.count)
    path += parent
    path += "/"
    path += name
    return path
  }

  private func isInScope(_ path: String) -> Bool {
    scope.contains { $0.isEmpty || path == $0 || path.utf8.starts(with: ($0 + "/").utf8) }
  }

  private func unreadable(_ path: String, _ error: SystemError) -> SourceTree.Problem {
    .init(path: path, message: "The path cannot be read: \(error.reason)", kind: .unreadableFile)
  }
}
