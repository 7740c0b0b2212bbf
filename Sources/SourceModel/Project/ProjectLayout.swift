/// A file that describes how the project is built.
public struct ManifestFile: Sendable {
  /// The path relative to the project root, with `/` as separator.
  public let path: String
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// A target as a manifest states it, which is compiled into one module.
public struct Target: Sendable {
  public let name: String
  /// The name that other modules import it by.
  public let moduleName: String
  public let isTest: Bool
  /// Whether it is an app, or an extension that an app contains.
  public let isApp: Bool
  /// Whether code outside the project can import it.
  public let isLibraryProduct: Bool
  /// The stated minimum deployment targets only. A platform without an entry has a default that nobody chose.
  public let floors: [DeploymentFloor]
  /// The platforms that it is built for; nil if they are not stated.
  let platforms: Set<Platform>?
  /// The names of the project's targets that it depends on, as far as they are known.
  public let dependencies: [String]
  /// The path of the manifest that declares it.
  public let manifest: String
  /// Whether its Swift code sees the declarations that an Objective-C header includes, without an import.
  let hasBridgingHeader: Bool
  let isolation: StatedIsolation
}

/// How the project is divided into targets and modules, and which platforms it is built for.
///
/// The layout is read from the constant parts of the project's manifests. No manifest is executed, and anything that
/// cannot be determined is left unknown.
public struct ProjectLayout: Sendable {
  public let targets: [Target]
  /// The evidence of the Xcode version, if there is any.
  public let xcode: XcodeEvidence?
  public let documentation: DocumentationCatalogs

  private let membership: TargetMembership
  private let namesOfModules: Set<String>
  /// The module number of each target.
  private let modules: [Int]
  /// The numbers of the targets that import each target.
  let importers: [[Int]]
  /// Whether each target belongs to a package whose files are all known.
  private let closed: [Bool]
  /// Whether each target belongs to a project that was read in full.
  private let complete: [Bool]
  let enclosing: EnclosingProjects
  /// The source files that no target compiles, as far as that is certain.
  public let uncompiled: Set<String>
  /// The manifests of packages that state no platform.
  private let withoutPlatforms: Set<String>
  /// The oldest accepted tools version, by the package's manifest.
  private let oldestTools: [String: StatedTools]

  /// Reads the layout.
  ///
  /// - Parameters:
  ///   - manifests: The files that `isManifest` accepts, and those of documentation catalogs. Other files are ignored
  ///     unless a manifest refers to them.
  ///   - sourcePaths: The Swift files of the project; no other path has a target.
  public init(manifests: [ManifestFile], sourcePaths: [String]) {
    documentation = DocumentationCatalogs(manifests)
    let manifests = manifests.filter { !DocumentationCatalogs.holds($0.path) }
      .sorted { $0.path < $1.path }
    let sources = SourceIndex(sourcePaths)
    let projects = StatedProject.all(in: manifests, sources: sources)
    let dependencies = DependencyNames(projects)

    var targets: [Target] = []
    var stated: [(kind: StatedProject.Kind, target: StatedTarget)] = []
    var (modules, projectModules): ([Int], [Int]) = ([], [])
    var (closed, complete): ([Bool], [Bool]) = ([], [])
    var module = 0  // of files outside every project
    for project in projects {
      module += 1
      projectModules.append(module)
      for target in project.targets {
        if project.kind == .package { module += 1 }
        modules.append(module)
        closed.append(project.kind == .package && project.isComplete)
        complete.append(project.isComplete)
        stated.append((project.kind, target))
        targets.append(
          Target(
            name: target.name, moduleName: target.moduleName, isTest: target.isTest,
            isApp: target.isApp, isLibraryProduct: target.isLibraryProduct, floors: target.floors,
            platforms: target.platforms,
            dependencies: dependencies.targets(of: target, in: project),
            manifest: project.manifest, hasBridgingHeader: target.hasBridgingHeader,
            isolation: target.isolation))
      }
    }
    self.targets = targets
    importers = Self.importers(among: targets)
    namesOfModules = Set(targets.map(\.moduleName))
    self.modules = modules
    self.closed = closed
    self.complete = complete
    membership = TargetMembership(
      targets: stated, packageRoots: Set(projects.filter { $0.kind == .package }.map(\.root)),
      sources: sources)
    enclosing = EnclosingProjects(projects, modules: projectModules)
    uncompiled = UncompiledFiles.paths(
      in: projects, manifests: manifests, sources: sources, membership)
    withoutPlatforms = Set(projects.filter(\.statesNoPlatform).map(\.manifest))
    oldestTools = Dictionary(
      projects.compactMap { project in project.oldestTools.map { (project.manifest, $0) } },
      uniquingKeysWith: { first, _ in first })
    xcode = XcodeEvidence.find(in: manifests, projects: projects)
  }

  /// Indices into `targets`; empty if unknown, several if targets share the file.
  public func targets(of path: String) -> [Int] { membership.targets(of: path) }

  /// A number that the files of one module share.
  ///
  /// Each target of a package is a module of its own. All files of an Xcode project share one number, whatever their
  /// targets; use `mayShareModule` to distinguish between them.
  public func module(of path: String) -> Int {
    targets(of: path).first.map { modules[$0] } ?? enclosing.nearest(to: path)?.module ?? 0
  }

  /// Whether both files may be in one module: they share a target, or the target of one is unknown.
  ///
  /// A file of unknown target does not count as part of a package target whose files are all known. It also does not
  /// count as part of a project that was read in full if the file is in the folder of another project.
  public func mayShareModule(_ one: String, _ other: String) -> Bool {
    one == other || mayShareModule(placement(of: one), placement(of: other))
  }

  /// The same for all files with these placements.
  func mayShareModule(_ one: Placement, _ other: Placement) -> Bool {
    if one.targets.isEmpty {
      return other.targets.isEmpty || other.targets.contains { mayCompile(one, $0) }
    }
    if other.targets.isEmpty { return one.targets.contains { mayCompile(other, $0) } }
    return one.targets == other.targets || one.targets.contains(where: other.targets.contains)
  }

  /// The information that determines which files may be in one module with a file.
  struct Placement: Sendable {
    let targets: [Int]
    /// For a file of unknown target, the module number of the nearest enclosing project.
    fileprivate let project: Int?
  }

  func placement(of path: String) -> Placement {
    let targets = targets(of: path)
    return Placement(
      targets: targets, project: targets.isEmpty ? enclosing.nearest(to: path)?.module : nil)
  }

  /// Whether one project builds both files. For files of unknown target, whether one project's folder contains both.
  func shareProject(_ one: String, _ other: String) -> Bool {
    let first = targets(of: one)
    let second = targets(of: other)
    if first.isEmpty || second.isEmpty {
      return enclosing.nearest(to: one).map { $0.module == enclosing.nearest(to: other)?.module }
        ?? false
    }
    return first.contains { index in
      second.contains { targets[$0].manifest == targets[index].manifest }
    }
  }

  /// Whether a target may compile a file of unknown target.
  private func mayCompile(_ file: Placement, _ target: Int) -> Bool {
    guard !closed[target] else { return false }
    guard complete[target], let nearest = file.project else { return true }
    return nearest == modules[target]
  }

  /// The names that other modules import the file's modules by.
  public func moduleNames(of path: String) -> [String] {
    moduleNames(of: targets(of: path))
  }

  /// - Parameter numbers: Indices of targets.
  func moduleNames(of numbers: [Int]) -> [String] {
    if numbers.count == 1 { return [targets[numbers[0]].moduleName] }
    return Array(Set(numbers.map { targets[$0].moduleName })).sorted()
  }

  /// Whether a module of the project has the name.
  public func isModuleName(_ name: String) -> Bool { namesOfModules.contains(name) }

  /// The manifest of the package that compiles the file, if it states no platform; SwiftPM then uses old defaults.
  public func manifestWithoutPlatforms(of path: String) -> String? {
    targets(of: path).lazy.map { targets[$0].manifest }.first(where: withoutPlatforms.contains)
  }

  /// The oldest tools version that the package of the file accepts, if that version does not support macros; nil if no
  /// package compiles the file.
  public func toolsWithoutMacros(of path: String) -> StatedTools? {
    targets(of: path).lazy.compactMap { oldestTools[targets[$0].manifest] }
      .first(where: \.admitCompilersWithoutMacros)
  }

  /// Whether property wrappers isolate the types of a file, in one of its targets. They do if its target is unknown.
  func impliesIsolationByWrappers(in path: String) -> Bool {
    let own = targets(of: path)
    return own.isEmpty || own.contains { targets[$0].isolation.isImpliedByWrappers }
  }

  /// Whether a closure of the file that becomes isolated to the main actor checks at run time that it runs there. For a
  /// file of unknown target, whether this holds for any target of its project.
  public func checksMovedClosures(in path: String) -> Bool {
    let own = targets(of: path)
    guard own.isEmpty else { return own.contains { targets[$0].isolation.checksMovedClosures } }
    return enclosing.nearest(to: path)?.checksMovedClosures ?? false
  }

  /// The platforms that the targets of a file are built for; nil if they are not known.
  func platforms(of path: String) -> Set<Platform>? {
    let own = targets(of: path).map { targets[$0].platforms }
    return own.isEmpty || own.contains(nil) ? nil : Set(own.flatMap { $0 ?? [] })
  }

  /// The name of a library that exposes the file's module to code outside the project: a product of the manifest at the
  /// project's root. A nested package is part of a larger project, and all uses of it are read.
  public func publishedModule(of path: String) -> String? {
    targets(of: path).lazy.map { targets[$0] }.first {
      $0.isLibraryProduct && ManifestPath.folder(of: $0.manifest).isEmpty
    }?.moduleName
  }

  /// Whether the file is a manifest to pass to `init(manifests:sourcePaths:)`.
  public static func isManifest(_ path: String) -> Bool {
    // Most files are Swift files, and the names of all Swift manifests begin with `P`.
    if path.hasSuffix(".swift"), ManifestPath.namePart(of: path).utf8.first != UInt8(ascii: "P") {
      return false
    }
    let name = ManifestPath.name(of: path)
    switch name {
    // `target.yml` is what projects with one description per target include in `project.yml`.
    case "Package.swift", "Project.swift", "project.yml", "project.yaml", "target.yml",
      ".xcode-version":
      return true
    default:
      return name.hasSuffix(".pbxproj") || name.hasSuffix(".xcconfig") || isVersionedPackage(name)
        || isWorkflow(path) || BuildSystem.mayCompile(path)
    }
  }

  static func isVersionedPackage(_ name: String) -> Bool {
    name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  /// Whether the file configures a service that builds the project: CI workflows and fastlane lanes.
  static func isWorkflow(_ path: String) -> Bool {
    if path.hasSuffix("Fastfile") { return ManifestPath.name(of: path) == "Fastfile" }
    guard path.hasSuffix(".yml") || path.hasSuffix(".yaml") else { return false }
    let name = ManifestPath.name(of: path)
    let folder = "/" + ManifestPath.folder(of: path)
    if folder.hasSuffix("/.github/workflows") { return true }
    switch name.drop(while: { $0 == "." }).prefix(while: { $0 != "." }) {
    case "config": return folder.hasSuffix("/.circleci")
    case "gitlab-ci", "travis", "cirrus": return name.hasPrefix(".")
    case "azure-pipelines", "bitrise", "codemagic": return true
    default: return false
    }
  }
}

extension ProjectLayout {
  /// Whether every target that compiles a file is a test target. If none is known, the names of the folders decide.
  func isTest(_ path: String) -> Bool {
    let indices = targets(of: path)
    return indices.isEmpty
      ? Array(path.utf8).holds("Tests/") : indices.allSatisfy { targets[$0].isTest }
  }
}
