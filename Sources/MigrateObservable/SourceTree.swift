import SourceModel

/// What one run reads: every Swift file and manifest of the project, in the order of their paths.
struct SourceTree: Sendable {
  let folder: ProjectFolder
  let project: Project
  /// Files and folders that could not be taken, each with the reason.
  let problems: [Problem]
  /// How many of the Swift files the user named, readable or not.
  let namedCount: Int
  /// How many of those could not be taken.
  let unusableCount: Int
  /// The files whose bytes were not kept.
  let readAgain: FilesReadAgain

  struct Problem: Sendable {
    /// Relative to the project's root.
    let path: String
    let message: String
    let name: String
  }

  /// - Parameters:
  ///   - scope: what the user named, relative to the project's root.
  ///   - keptSize: how many bytes of sources stay in memory; where there are more, those of files in which nothing is to be
  ///     acted on are read again when they are needed.
  static func read(
    _ folder: ProjectFolder, scope: [String], excluding globs: [Glob], jobs: Int,
    keptSize: Int = FilesReadAgain.keptSize
  ) -> SourceTree {
    var walk = TreeWalk(folder: folder, scope: scope, globs: globs)
    walk.visit()
    let found = walk.distinctFiles()
    let readAgain = FilesReadAgain(folder, keptSize: keptSize)
    let followsLinks = walk.followsLinks
    let contents = mapInParallel(found.count, jobs: jobs) {
      Content(found[$0], in: folder, mayBeLinkedTo: followsLinks, readAgain)
    }
    let doubles = secondNames(of: found, contents)

    var sources: [SourceFile] = []
    sources.reserveCapacity(found.count)
    var manifests: [ManifestFile] = []
    var problems = walk.problems
    var namedCount = 0
    var unusableCount = 0
    for (file, content) in zip(found, contents) where !doubles.contains(file.order) {
      let isNamed = file.isSwift && file.isInScope
      if isNamed { namedCount += 1 }
      switch content.kind {
      case .unreadable(let error):
        if isNamed { unusableCount += 1 }
        problems.append(
          Problem(path: file.path, message: "cannot be read: \(error.reason)", name: "Unreadable"))
      case .read(let source):
        sources.append(source)
      case .readManifest(let manifest, let source):
        manifests.append(manifest)
        if let source { sources.append(source) }
      }
      guard !content.isText, file.isInScope else { continue }
      unusableCount += 1
      problems.append(
        Problem(
          path: file.path, message: "is not valid UTF-8; it was read, and is not edited",
          name: "InvalidUTF8"))
    }
    problems.sort { ($0.path, $0.message) < ($1.path, $1.message) }
    return SourceTree(
      folder: folder, project: Project(sources: sources, manifests: manifests),
      problems: problems, namedCount: namedCount, unusableCount: unusableCount,
      readAgain: readAgain)
  }

  /// A file under a second name is not read twice, or its types would be taken for two. The first is the one that was
  /// found first.
  private static func secondNames(of files: [TreeWalk.File], _ contents: [Content]) -> Set<Int> {
    var seen: Set<TreeWalk.Identity> = []
    let found = files.indices.filter { contents[$0].identity != nil }
      .sorted { files[$0].order < files[$1].order }
    let doubles = found.filter { index in
      contents[index].identity.map { !seen.insert($0).inserted } ?? false
    }
    return Set(doubles.map { files[$0].order })
  }

  /// In little memory: there is one for each file.
  private struct Content: Sendable {
    enum Kind: Sendable {
      case unreadable(SystemError)
      case read(SourceFile)
      indirect case readManifest(ManifestFile, SourceFile?)
    }
    let kind: Kind
    let isText: Bool
    /// Of a file that another name may lead to.
    let identity: TreeWalk.Identity?

    /// - Parameter mayBeLinkedTo: whether the walk came to files through symbolic links.
    init(
      _ file: TreeWalk.File, in folder: ProjectFolder, mayBeLinkedTo: Bool,
      _ readAgain: FilesReadAgain
    ) {
      let place = folder.absolute(file.path)
      do {
        let (bytes, status) = try readFile(place)
        identity = mayBeLinkedTo || status.links > 1 ? TreeWalk.Identity(status) : nil
        isText = !file.isSwift || isUTF8(bytes)
        let source =
          file.isSwift
          ? readAgain.source(
            file.path, holding: bytes, isInEditingScope: file.isInScope && isText) : nil
        if let source, !file.isManifest {
          kind = .read(source)
        } else {
          kind = .readManifest(ManifestFile(path: file.path, bytes: bytes), source)
        }
      } catch {
        kind = .unreadable(error)
        isText = true
        identity =
          mayBeLinkedTo ? (try? FileStatus(of: place)).map(TreeWalk.Identity.init) : nil
      }
    }
  }
}

/// Finds the files to read.
private struct TreeWalk {
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
    if ProjectFolder.foldersNeverRead.contains(entry.name) { return }
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

/// Whether bytes are text. Most sources are ASCII, which is quick to see.
func isUTF8(_ bytes: [UInt8]) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var index = 0
    while index + 8 <= buffer.count {
      let word = buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { break }
      index += 8
    }
    let rest = UnsafeRawBufferPointer(rebasing: buffer[index...])
    if rest.allSatisfy({ $0 < 0x80 }) { return true }
    // What is no text is repaired, and differs then.
    var text = String(decoding: rest, as: UTF8.self)
    let length = text.utf8.count
    return text.withUTF8 { repaired in
      guard let repaired = repaired.baseAddress, let written = rest.baseAddress else {
        return false
      }
      return length == rest.count && memcmp(repaired, written, rest.count) == 0
    }
  }
}
