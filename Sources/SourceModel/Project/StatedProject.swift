/// What one manifest states, before the manifests of a repository are combined.
struct StatedProject: Sendable {
  enum Kind: Sendable {
    /// Each target is a module, and each file belongs to at most one target.
    case package
    /// Targets may share files.
    case project
  }

  let kind: Kind
  let manifest: String
  /// The folder that the manifest's paths are relative to.
  let root: String
  var targets: [StatedTarget] = []
  /// The minimum deployment targets stated for the whole project; they apply to files of unknown target.
  var floors: [DeploymentFloor] = []
  /// For a package: whether the manifest states no platforms.
  var statesNoPlatform = false
  /// For a package: the oldest tools version that its manifests accept, and where it is stated.
  var oldestTools: StatedTools?
  /// The names of the targets in each product, by product name.
  var products: [String: [String]] = [:]
  /// The settings of targets that state nothing else.
  var isolation = StatedIsolation()
  /// The Xcode version that last upgraded the project.
  var xcode: XcodeEvidence?
  /// Whether all targets and all their files are known.
  var isComplete = true
  /// Whether XcodeGen or Tuist generates the project, and may add files when it does so again.
  var isGenerated = false
  /// The folders from which Xcode takes files that the project does not list.
  var synchronizedFolders: [String] = []
  /// The names of files that targets compile, if their paths cannot be determined.
  var namesWithoutPath: [String] = []
}

/// A tools version, and the manifest that states it.
public struct StatedTools: Sendable, Hashable {
  public let version: PlatformVersion
  public let file: String
  /// 1-based line in `file`.
  public let line: Int

  /// Whether compilers without macro support are accepted. Swift 5.9 is the first version that supports macros.
  public var admitCompilersWithoutMacros: Bool { version < PlatformVersion(major: 5, minor: 9) }
}

struct StatedTarget: Sendable {
  let name: String
  var moduleName: String
  var isTest = false
  /// Whether it is an app, or an extension that an app contains.
  var isApp = false
  var isLibraryProduct = false
  var hasBridgingHeader = false
  var floors: [DeploymentFloor] = []
  /// The platforms that it is built for; nil if they are not stated.
  var platforms: Set<Platform>?
  var isolation = StatedIsolation()
  /// The names of targets or products.
  var dependencies: [String] = []
  var files: [String] = []
  var folders: [SourceFolder] = []
}

/// A folder whose files a target compiles, with exclusions.
struct SourceFolder: Sendable {
  let path: String
  /// Files and folders; nil if everything in the folder is included.
  var included: Set<String>?
  var includedGlobs: [PathGlob] = []
  /// Files and folders.
  var excluded: Set<String> = []
  var excludedGlobs: [PathGlob] = []

  init(path: String) { self.path = path }

  /// Whether the target compiles a file below the folder.
  func takes(_ file: String) -> Bool {
    if holds(file, excluded) || excludedGlobs.contains(where: { $0.matches(file) }) { return false }
    guard let included else {
      return includedGlobs.isEmpty || includedGlobs.contains { $0.matches(file) }
    }
    return holds(file, included)
  }

  private func holds(_ file: String, _ paths: Set<String>) -> Bool {
    if paths.isEmpty { return false }
    var current = file
    while !paths.contains(current) {
      if current.utf8.count <= path.utf8.count || current.isEmpty { return false }
      current = ManifestPath.folder(of: current)
    }
    return true
  }
}

/// The source files of the project, by path and by folder.
struct SourceIndex: Sendable {
  let paths: [String]
  let files: Set<String>
  let folders: Set<String>
  private let spellings: Spellings

  init(_ paths: [String]) {
    self.paths = paths
    files = Set(paths)
    var folders: Set<String> = []
    var last: Substring?
    for path in paths {
      let innermost = ManifestPath.folderPart(of: path)
      // The files of one folder are adjacent.
      if innermost == last { continue }
      last = innermost
      var folder = String(innermost)
      while folders.insert(folder).inserted, !folder.isEmpty {
        folder = ManifestPath.folder(of: folder)
      }
    }
    self.folders = folders
    spellings = Spellings(of: paths)
  }

  /// The path as spelled on disk. Manifests that were written on a case-insensitive file system may spell it
  /// differently.
  func spelling(of path: String) -> String {
    if files.contains(path) || folders.contains(path) { return path }
    return spellings.first(like: path) ?? path
  }

  /// A case-insensitive index of the paths, built on demand because it is rarely needed.
  private final class Spellings: @unchecked Sendable {
    private let paths: [String]
    private let lock = Lock()
    private var table: [String: String]?

    init(of paths: [String]) { self.paths = paths }

    func first(like path: String) -> String? {
      lock.hold {
        let table =
          table
          ?? Dictionary(
            paths.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        self.table = table
        return table[path.lowercased()]
      }
    }
  }
}

extension StatedProject {
  /// Every project that the manifests describe: packages first, each kind in path order.
  static func all(in manifests: [ManifestFile], sources: SourceIndex) -> [StatedProject] {
    let contents = Dictionary(
      manifests.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    var packages: [String: ManifestFile] = [:]
    var oldest: [String: StatedTools] = [:]
    var projects: [StatedProject] = []
    var generated: [StatedProject] = []
    for manifest in manifests {
      let name = ManifestPath.name(of: manifest.path)
      if name == "Package.swift" || ProjectLayout.isVersionedPackage(name) {
        let folder = ManifestPath.folder(of: manifest.path)
        packages[folder] = newer(of: packages[folder], and: manifest)
        if let tools = StatedTools(manifest),
          oldest[folder].map({ tools.version < $0.version }) ?? true
        {
          oldest[folder] = tools
        }
      } else if name.hasSuffix(".pbxproj") {
        let project = XcodeProject(manifest, sources: sources) { contents[$0] }
        if let project { projects.append(project.project) }
      } else if name == "project.yml" || name == "project.yaml" {
        let project = XcodeGenProject(manifest) { contents[$0] }
        if let project { generated.append(project.project) }
      } else if name == "Project.swift" {
        if let project = TuistProject(manifest) { generated.append(project.project) }
      }
    }
    // A generated project file in the repository states the same, and states it in full.
    for project in generated {
      let names = Set(project.targets.map(\.name))
      let kept = projects.firstIndex {
        $0.root == project.root && $0.targets.contains { names.contains($0.name) }
      }
      if let kept {
        projects[kept].isGenerated = true
      } else {
        projects.append(project)
        projects[projects.count - 1].isGenerated = true
      }
    }
    let stated = packages.sorted { $0.key < $1.key }.compactMap { folder, manifest in
      var project = PackageManifest(manifest, sources: sources)?.project
      project?.oldestTools = oldest[folder]
      return project
    }
    return stated + projects.map(\.withoutLibrariesOfApps)
  }

  /// The project without the libraries that its apps consist of: code outside the project does not import these.
  private var withoutLibrariesOfApps: StatedProject {
    var result = self
    var parts = Set(targets.filter(\.isApp).flatMap(\.dependencies))
    while let index = result.targets.firstIndex(where: {
      $0.isLibraryProduct && parts.contains($0.name)
    }) {
      result.targets[index].isLibraryProduct = false
      parts.formUnion(result.targets[index].dependencies)
    }
    return result
  }

  /// Of two manifests in one folder, the one for the newer tools version.
  private static func newer(of one: ManifestFile?, and other: ManifestFile) -> ManifestFile {
    guard let one else { return other }
    func version(_ manifest: ManifestFile) -> PlatformVersion {
      PackageManifest.toolsVersion(manifest.bytes)?.version ?? PlatformVersion(major: 0)
    }
    return version(other) > version(one) ? other : one
  }
}

/// Resolves the names of dependencies to targets.
struct DependencyNames {
  private var products: [String: [String]] = [:]
  private var targets: Set<String> = []

  init(_ projects: [StatedProject]) {
    for project in projects {
      products.merge(project.products) { first, _ in first }
      targets.formUnion(project.targets.map(\.name))
    }
  }

  /// A name refers to a target of the same project first, then to a product, then to any target.
  func targets(of target: StatedTarget, in project: StatedProject) -> [String] {
    var names: [String] = []
    for name in target.dependencies {
      let isOwn = project.targets.contains { $0.name == name }
      let found = isOwn ? [name] : products[name] ?? (targets.contains(name) ? [name] : [])
      for name in found where !names.contains(name) { names.append(name) }
    }
    return names
  }
}

extension StatedTools {
  /// Returns nil if the manifest states no tools version.
  fileprivate init?(_ manifest: ManifestFile) {
    guard let stated = PackageManifest.toolsVersion(manifest.bytes) else { return nil }
    self.init(version: stated.version, file: manifest.path, line: stated.line)
  }
}
