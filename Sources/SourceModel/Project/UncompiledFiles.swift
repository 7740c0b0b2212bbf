/// Finds the source files that certainly no target compiles.
///
/// Such a file is in the folder of an Xcode project that lists its files one by one, compiles some of them, and does not
/// list this one. Anything else that may compile the file makes it uncertain.
struct UncompiledFiles {
  /// The folders of the Xcode projects.
  private let roots: Set<String>
  /// Folders whose files something may compile that does not list them.
  private let open: Set<String>
  /// The names of listed files that are not where their project says: a link or another folder may lead to them.
  private let namesNotFound: Set<String>

  static func paths(
    in projects: [StatedProject], manifests: [ManifestFile], sources: SourceIndex,
    _ membership: TargetMembership
  ) -> Set<String> {
    guard let files = Self(projects, manifests: manifests, sources: sources) else { return [] }
    return Set(sources.paths.filter { membership.targets(of: $0).isEmpty && files.contains($0) })
  }

  /// Returns nil if a project could not be read in full: it may compile any file.
  private init?(_ projects: [StatedProject], manifests: [ManifestFile], sources: SourceIndex) {
    let read = Set(projects.map(\.manifest))
    guard projects.allSatisfy({ $0.kind == .package || $0.isComplete }),
      manifests.allSatisfy({ !$0.path.hasSuffix(".pbxproj") || read.contains($0.path) })
    else { return nil }
    let listing = projects.filter { $0.kind == .project && !$0.isGenerated }
    roots = Set(
      listing.filter { project in
        project.targets.contains { $0.files.contains(where: sources.files.contains) }
      }.map(\.root))
    let others = projects.filter { $0.kind == .package || $0.isGenerated }.map(\.root)
    let unread = manifests.filter { BuildSystem.mayCompile($0.path) }
    open = Set(
      others + listing.flatMap(\.synchronizedFolders)
        + unread.map { ManifestPath.folder(of: $0.path) })
    let listed = listing.flatMap(\.targets).flatMap(\.files)
    namesNotFound = Set(
      listing.flatMap(\.namesWithoutPath)
        + listed.filter { !sources.files.contains($0) }.map(ManifestPath.name))
  }

  /// Whether no target compiles a file of unknown target.
  private func contains(_ path: String) -> Bool {
    if ProjectLayout.isManifest(path) || namesNotFound.contains(ManifestPath.name(of: path)) {
      return false
    }
    var isEnclosed = false
    var folder = path
    while !folder.isEmpty {
      folder = ManifestPath.folder(of: folder)
      // Xcode compiles playgrounds without a target.
      if open.contains(folder) || folder.hasSuffix(".playground") { return false }
      if roots.contains(folder) { isEnclosed = true }
    }
    return isEnclosed
  }
}

/// The build systems whose files are not read.
enum BuildSystem {
  /// Whether a file describes how one of them compiles the files in its folder: a pod of CocoaPods, or a package of
  /// Bazel, Buck or CMake.
  static func mayCompile(_ path: String) -> Bool {
    if path.hasSuffix(".podspec") || path.hasSuffix(".podspec.json") { return true }
    switch ManifestPath.namePart(of: path) {
    case "BUILD", "BUILD.bazel", "BUCK", "CMakeLists.txt": return true
    default: return false
    }
  }
}
