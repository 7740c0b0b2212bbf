/// A file that says how the project is built.
public struct ManifestFile: Sendable {
  /// Relative to the project root, '/'-separated.
  public let path: String
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// What is compiled into one module, as a manifest states it.
public struct Target: Sendable {
  public let name: String
  /// The name by which other modules import it.
  public let moduleName: String
  public let isTest: Bool
  /// Whether code outside the project can import it.
  public let isLibraryProduct: Bool
  /// Only what is stated: a platform without an entry has a default that nobody chose.
  public let floors: [DeploymentFloor]
  /// Names of the project's targets that it depends on, as far as they are known.
  public let dependencies: [String]
  /// The manifest that declares it.
  public let manifest: String
  /// Whether its Swift code sees what a header of Objective-C includes, without an import.
  let hasBridgingHeader: Bool
  let isolation: StatedIsolation
}

/// How the project is divided into targets and modules, and what it is built for.
///
/// Read from the project's manifests, as far as they are constant: nothing is run, and what cannot be
/// told is left unknown.
public struct ProjectLayout: Sendable {
  public let targets: [Target]
  /// What tells the Xcode version, if anything does.
  public let xcode: XcodeEvidence?

  private let membership: TargetMembership
  private let namesOfModules: Set<String>
  /// Module number by target.
  private let modules: [Int]
  /// Targets of packages whose files are all known.
  private let closed: [Bool]
  /// Targets of projects that were read in full.
  private let complete: [Bool]
  private let enclosing: EnclosingProjects
  /// The modules that files are known to be compiled into.
  private let compiledModules: Set<Int>
  /// Manifests of packages that state no platform.
  private let withoutPlatforms: Set<String>
  /// By the manifest of the package.
  private let oldestTools: [String: StatedTools]

  /// - Parameters:
  ///   - manifests: the files that `isManifest` asks for; others are ignored unless one refers to them.
  ///   - sourcePaths: the Swift files of the project; no other path has a target.
  public init(manifests: [ManifestFile], sourcePaths: [String]) {
    let manifests = manifests.sorted { $0.path < $1.path }
    let sources = SourceIndex(sourcePaths)
    let projects = StatedProject.all(in: manifests, sources: sources)
    let dependencies = DependencyNames(projects)

    var targets: [Target] = []
    var stated: [(kind: StatedProject.Kind, target: StatedTarget)] = []
    var modules: [Int] = []
    var closed: [Bool] = []
    var complete: [Bool] = []
    var projectModules: [Int] = []
    // 0 is for files outside every project.
    var module = 0
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
            isLibraryProduct: target.isLibraryProduct, floors: target.floors,
            dependencies: dependencies.targets(of: target, in: project),
            manifest: project.manifest, hasBridgingHeader: target.hasBridgingHeader,
            isolation: target.isolation))
      }
    }
    self.targets = targets
    namesOfModules = Set(targets.map(\.moduleName))
    self.modules = modules
    self.closed = closed
    self.complete = complete
    let packageRoots = Set(projects.filter { $0.kind == .package }.map(\.root))
    membership = TargetMembership(targets: stated, packageRoots: packageRoots, sources: sources)
    enclosing = EnclosingProjects(projects, modules: projectModules)
    compiledModules = Set(membership.targetsWithFiles.map { modules[$0] })
    withoutPlatforms = Set(projects.filter(\.statesNoPlatform).map(\.manifest))
    oldestTools = Dictionary(
      projects.compactMap { project in project.oldestTools.map { (project.manifest, $0) } },
      uniquingKeysWith: { first, _ in first })
    xcode = XcodeEvidence.find(in: manifests, projects: projects)
  }

  /// Indices into `targets`; empty when not known, several when targets share the file.
  public func targets(of path: String) -> [Int] { membership.targets(of: path) }

  /// A number that files of one module have in common.
  ///
  /// A package's targets are modules of their own. The files of an Xcode project have one number,
  /// whatever their targets; `canSee` is the finer question.
  public func module(of path: String) -> Int {
    targets(of: path).first.map { modules[$0] } ?? enclosing.nearest(to: path)?.module ?? 0
  }

  /// Whether both files may be in one module: they share a target, or the target of one is unknown.
  ///
  /// A file of unknown target is not taken for a part of a package target whose files are all known, nor of a project
  /// that was read in full where it lies in the folder of another.
  public func canSee(_ one: String, _ other: String) -> Bool {
    one == other || canSee(placement(of: one), placement(of: other))
  }

  /// The same of all files that are placed so.
  func canSee(_ one: Placement, _ other: Placement) -> Bool {
    if one.targets.isEmpty {
      return other.targets.isEmpty || other.targets.contains { mayCompile(one, $0) }
    }
    if other.targets.isEmpty { return one.targets.contains { mayCompile(other, $0) } }
    return one.targets == other.targets || one.targets.contains(where: other.targets.contains)
  }

  /// What it takes to tell which files may be in one module with a file.
  struct Placement: Sendable {
    let targets: [Int]
    /// Of a file of unknown target, the number of the nearest project around it.
    fileprivate let project: Int?
  }

  func placement(of path: String) -> Placement {
    let targets = targets(of: path)
    return Placement(
      targets: targets, project: targets.isEmpty ? enclosing.nearest(to: path)?.module : nil)
  }

  /// Whether one project builds both files; of files whose target is unknown, whether they lie in the folder of one.
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

  /// Whether a target that compiles a file has a bridging header, and is built with what compiles the other.
  func mayBringByHeader(_ other: String, to path: String) -> Bool {
    targets(of: path).contains { index in
      targets[index].hasBridgingHeader
        && targets(of: other).contains { targets[index].dependencies.contains(targets[$0].name) }
    }
  }

  /// Whether a target may compile a file that no target is known to.
  private func mayCompile(_ file: Placement, _ target: Int) -> Bool {
    guard !closed[target] else { return false }
    guard complete[target], let nearest = file.project else { return true }
    return nearest == modules[target]
  }

  /// The names by which other modules import the file's.
  public func moduleNames(of path: String) -> [String] {
    moduleNames(of: targets(of: path))
  }

  /// - Parameter numbers: of targets.
  func moduleNames(of numbers: [Int]) -> [String] {
    if numbers.count == 1 { return [targets[numbers[0]].moduleName] }
    return Array(Set(numbers.map { targets[$0].moduleName })).sorted()
  }

  /// Whether a module of the project has the name.
  public func isModuleName(_ name: String) -> Bool { namesOfModules.contains(name) }

  /// The lowest stated floor under the first release with Observation, among the targets that compile
  /// the file; nil when none is stated or all suffice.
  ///
  /// Floors of several platforms cannot be compared; the first in the order of `Platform` is given.
  /// Where the file's target is unknown because the project could not be read in full, what the
  /// project states for all its targets counts.
  public func floorBlockingObservation(of path: String) -> DeploymentFloor? {
    let targets = targets(of: path)
    var floors = targets.flatMap { self.targets[$0].floors }
    if targets.isEmpty, let project = enclosing.nearest(to: path), !project.isComplete {
      floors = project.floors
    }
    return floors.filter(\.blocksObservation).min(by: DeploymentFloor.isOrderedBefore)
  }

  /// The manifest of the package that compiles the file, where it states no platform: SwiftPM takes old ones then.
  public func manifestWithoutPlatforms(of path: String) -> String? {
    targets(of: path).lazy.map { targets[$0].manifest }.first(where: withoutPlatforms.contains)
  }

  /// The oldest tools that the package of the file admits, where they know no macros; nil for what no package compiles.
  public func toolsWithoutMacros(of path: String) -> StatedTools? {
    targets(of: path).lazy.compactMap { oldestTools[targets[$0].manifest] }
      .first(where: \.admitCompilersWithoutMacros)
  }

  /// Whether a closure of the file that comes to belong to the main actor checks that it runs there; of a file whose
  /// target is unknown, where any target of its project does.
  func checksMovedClosures(in path: String) -> Bool {
    let own = targets(of: path)
    guard own.isEmpty else { return own.contains { targets[$0].isolation.checksMovedClosures } }
    return enclosing.nearest(to: path)?.checksMovedClosures ?? false
  }

  /// The name of a library that hands the file's module to code outside the project: a product of the manifest at the
  /// project's root. A package further down is a part of something larger, whose uses of it are all read.
  public func publishedModule(of path: String) -> String? {
    targets(of: path).lazy.map { targets[$0] }.first {
      $0.isLibraryProduct && ManifestPath.folder(of: $0.manifest).isEmpty
    }?.moduleName
  }

  /// Whether the file is one that `init(manifests:sourcePaths:)` wants to be handed.
  public static func isManifest(_ path: String) -> Bool {
    // Most files are Swift's, and the manifests among those have names that begin with one letter.
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
        || isWorkflow(path)
    }
  }

  static func isVersionedPackage(_ name: String) -> Bool {
    name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  /// Whether a service that builds the project reads the file: workflows and their like, and fastlane's lanes.
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
  /// Whether a file lies in the folder of an Xcode project that was read in full and stands in none of its targets, while
  /// others do.
  func isLeftOut(_ path: String) -> Bool {
    guard targets(of: path).isEmpty, let project = enclosing.nearest(to: path) else { return false }
    return project.isComplete && compiledModules.contains(project.module)
  }

  /// Whether every target that compiles a file is a test target.
  public func isTest(_ path: String) -> Bool {
    let indices = targets(of: path)
    return !indices.isEmpty && indices.allSatisfy { targets[$0].isTest }
  }
}
