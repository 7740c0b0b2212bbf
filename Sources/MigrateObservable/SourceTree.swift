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
    var walk = TreeWalk(folder: folder, scope: scope, globs: globs, jobs: jobs)
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
    for (index, (file, content)) in zip(found, contents).enumerated()
    where !doubles.contains(index) {
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

  /// The positions of files under a second name: one read twice would have its types taken for two. The first name is the
  /// one that the fewest links lead to.
  private static func secondNames(of files: [TreeWalk.File], _ contents: [Content]) -> Set<Int> {
    let found = files.indices.filter { contents[$0].identity != nil }
      .sorted { (files[$0].linkDepth, $0) < (files[$1].linkDepth, $1) }
    var seen: Set<TreeWalk.Identity> = []
    return Set(
      found.filter { contents[$0].identity.map { !seen.insert($0).inserted } ?? false })
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
