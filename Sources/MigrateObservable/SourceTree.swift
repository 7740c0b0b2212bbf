import Foundation
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
    let readAgain = FilesReadAgain()
    let keeps = found.reduce(0) { $0 + $1.size } <= keptSize
    let contents = mapInParallel(found.count, jobs: jobs) {
      Content(found[$0], in: folder, readAgain, keeps: keeps)
    }

    var sources: [SourceFile] = []
    var manifests: [ManifestFile] = []
    var problems = walk.problems
    var namedCount = 0
    var unusableCount = 0
    for (file, content) in zip(found, contents) {
      let isNamed = file.isSwift && file.isInScope
      if isNamed { namedCount += 1 }
      switch content {
      case .unreadable(let error):
        if isNamed { unusableCount += 1 }
        problems.append(
          Problem(path: file.path, message: "cannot be read: \(error.reason)", name: "Unreadable"))
      case .read(let source, let manifest, let isText):
        if let manifest { manifests.append(manifest) }
        guard let source else { continue }
        if !isText, file.isInScope {
          unusableCount += 1
          problems.append(
            Problem(
              path: file.path, message: "is not valid UTF-8; it was read, and is not edited",
              name: "InvalidUTF8"))
        }
        sources.append(source)
      }
    }
    problems.sort { ($0.path, $0.message) < ($1.path, $1.message) }
    return SourceTree(
      folder: folder, project: Project(sources: sources, manifests: manifests),
      problems: problems, namedCount: namedCount, unusableCount: unusableCount,
      readAgain: readAgain)
  }

  private enum Content: Sendable {
    case unreadable(SystemError)
    case read(SourceFile?, ManifestFile?, isText: Bool)

    init(
      _ file: TreeWalk.File, in folder: ProjectFolder, _ readAgain: FilesReadAgain, keeps: Bool
    ) {
      let place = folder.absolute(file.path)
      do {
        let bytes = try readFile(place).bytes
        let manifest = file.isManifest ? ManifestFile(path: file.path, bytes: bytes) : nil
        guard file.isSwift else {
          self = .read(nil, manifest, isText: true)
          return
        }
        let isText = isUTF8(bytes)
        let isEditable = file.isInScope && isText
        let source =
          keeps
          ? SourceFile(path: file.path, bytes: bytes, isInEditingScope: isEditable)
          : readAgain.source(
            file.path, at: place, holding: bytes, isInEditingScope: isEditable)
        self = .read(source, manifest, isText: isText)
      } catch {
        self = .unreadable(error)
      }
    }
  }
}

/// Finds the files to read.
private struct TreeWalk {
  struct File: Sendable {
    /// Relative to the project's root.
    let path: String
    let size: Int
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
  private var seen: Set<Identity> = []

  /// What makes two paths one file.
  private struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
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
    let names: [String]
    do {
      names = try namesInFolder(folder.absolute(path))
    } catch {
      problems.append(
        .init(path: path, message: "cannot be read: \(error.reason)", name: "Unreadable"))
      return
    }
    for name in names { visit(name, in: path, isEditable) }
  }

  private mutating func visit(_ name: String, in parent: String, _ isEditable: Bool) {
    if ProjectFolder.foldersNeverRead.contains(name) { return }
    let path = parent.isEmpty ? name : parent + "/" + name
    if globs.contains(where: { $0.matches(path) }) { return }
    do {
      let status = try FileStatus(ofLink: folder.absolute(path))
      switch status.kind {
      case .link: links.append(path)
      case .folder:
        if claim(status) { visitFolder(path, isEditable: isEditable) }
      case .file: addFile(path, status, isEditable: isEditable)
      case .other: break
      }
    } catch {
      problems.append(
        .init(path: path, message: "cannot be read: \(error.reason)", name: "Unreadable"))
    }
  }

  /// The files in the order of their paths. Where two names are one to everything that compares text, as
  /// `é` and `e` with an accent are, neither is taken: one would be mistaken for the other.
  mutating func distinctFiles() -> [File] {
    let names = Dictionary(grouping: files, by: \.path)
    for file in files where (names[file.path]?.count ?? 0) > 1 {
      problems.append(
        .init(
          path: file.path,
          message: "has another file's name, differently composed; it was not read",
          name: "Unreadable"))
    }
    return files.filter { names[$0.path]?.count == 1 }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// A file under a second name is not read twice, or its types would be taken for two.
  private mutating func addFile(_ path: String, _ status: FileStatus, isEditable: Bool) {
    let isSwift = path.hasSuffix(".swift")
    let isManifest = ProjectLayout.isManifest(path)
    guard isSwift || isManifest, claim(status) else { return }
    files.append(
      File(
        path: path, size: status.size, isSwift: isSwift, isManifest: isManifest,
        isInScope: isEditable && isInScope(path)))
  }

  private mutating func visitLink(_ path: String) {
    do {
      let status = try FileStatus(of: folder.absolute(path))
      switch status.kind {
      case .folder:
        // One inside the project has been visited, or is one of those that are never read.
        let target = try resolvePath(folder.absolute(path))
        if folder.relative(target) == nil, !isPath(folder.path, inside: target), claim(status) {
          visitFolder(path, isEditable: false)
        }
      case .file: addFile(path, status, isEditable: mayWrite(through: path))
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
    seen.insert(Identity(device: status.device, number: status.number)).inserted
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
    let rest = buffer[index...]
    return rest.allSatisfy { $0 < 0x80 }
      || String(decoding: rest, as: UTF8.self).utf8.elementsEqual(rest)
  }
}
