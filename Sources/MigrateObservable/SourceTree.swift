import Rewriter
import SourceModel

/// The files that one run reads: every Swift file and manifest of the project, sorted by path.
struct SourceTree: Sendable {
  let folder: ProjectFolder
  let project: Project
  /// Files and folders that could not be used, each with the reason.
  let problems: [Problem]
  /// The number of Swift files under the paths that the user named, readable or not.
  let namedCount: Int
  /// The number of those that could not be used.
  let unusableCount: Int
  /// Reads files again whose contents were not kept in memory.
  let readAgain: FilesReadAgain

  struct Problem: Sendable {
    /// Relative to the project's root.
    let path: String
    let message: String
    let kind: DiagnosticKind
  }

  /// - Parameters:
  ///   - scope: the paths that the user named, relative to the project's root.
  ///   - keptSize: how many bytes of sources stay in memory; beyond that, files that are not relevant to the migration
  ///     are read again when they are needed.
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
    let aliases = aliases(of: found, contents)

    var sources: [SourceFile] = []
    sources.reserveCapacity(found.count)
    var manifests: [ManifestFile] = []
    var problems = walk.problems
    var namedCount = 0
    var unusableCount = 0
    for (index, (file, content)) in zip(found, contents).enumerated()
    where !aliases.contains(index) {
      let isNamed = file.isSwift && file.isInScope
      if isNamed { namedCount += 1 }
      switch content.kind {
      case .unreadable(let error):
        if isNamed { unusableCount += 1 }
        problems.append(
          Problem(
            path: file.path, message: "The file cannot be read: \(error.reason)",
            kind: .unreadableFile))
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
          path: file.path, message: "", kind: .invalidUTF8))
    }
    if let selected = SelectedXcode.version { manifests.append(selected) }
    problems.sort { ($0.path, $0.message) < ($1.path, $1.message) }
    return SourceTree(
      folder: folder, project: Project(sources: sources, manifests: manifests),
      problems: problems, namedCount: namedCount, unusableCount: unusableCount,
      readAgain: readAgain)
  }

  /// The positions of files that were also found under another path; reading one twice would duplicate its types.
  /// The path that follows the fewest symbolic links is kept.
  private static func aliases(of files: [TreeWalk.File], _ contents: [Content]) -> Set<Int> {
    let found = files.indices.filter { contents[$0].identity != nil }
      .sorted { (files[$0].linkDepth, $0) < (files[$1].linkDepth, $1) }
    var seen: Set<TreeWalk.Identity> = []
    return Set(
      found.filter { contents[$0].identity.map { !seen.insert($0).inserted } ?? false })
  }

  /// Kept small: there is one for each file.
  private struct Content: Sendable {
    enum Kind: Sendable {
      case unreadable(SystemError)
      case read(SourceFile)
      indirect case readManifest(ManifestFile, SourceFile?)
    }
    let kind: Kind
    let isText: Bool
    /// Only for a file that may have another path.
    let identity: TreeWalk.Identity?

    /// - Parameter mayBeLinkedTo: whether the walk followed symbolic links.
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
            file.path, containing: bytes, isInEditingScope: file.isInScope && isText) : nil
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

/// Whether the bytes are valid UTF-8. Fast for ASCII, which most sources are.
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
    // Decoding repairs invalid bytes, so the result differs from them.
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
