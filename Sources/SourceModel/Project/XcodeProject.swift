/// Reads the targets of a `project.pbxproj`: their files, minimum deployment targets, names and dependencies.
struct XcodeProject {
  private let path: String
  private let objects: [String: PropertyList]
  private let root: String
  private let bytes: (String) -> [UInt8]?
  /// The paths of file references, groups and synchronized folders, by object identifier.
  private var paths: [String: String] = [:]
  /// The synchronized folders with their exception sets.
  private let synchronizedFolders: [(group: String, exceptions: [PropertyList])]
  /// The settings of the `.xcconfig` files that configurations are based on, by path.
  private var baseSettings: [String: BuildSettings] = [:]
  private(set) var project: StatedProject
  /// The name of the project's folder without its extension.
  private let name: String

  private typealias Configuration = (name: String, levels: [BuildSettings])

  /// - Parameter bytes: Returns the content of another manifest, for base configurations.
  init?(_ file: ManifestFile, sources: SourceIndex, bytes: @escaping (String) -> [UInt8]?) {
    guard let list = PropertyList.parse(file.bytes), let objects = list["objects"]?.dictionary,
      let rootObject = list["rootObject"]?.string, let description = objects[rootObject]
    else { return nil }
    path = file.path
    self.objects = objects
    self.bytes = bytes
    synchronizedFolders =
      objects.filter { $0.value["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" }
      .sorted { $0.key < $1.key }
      .map { ($0.key, ($0.value["exceptions"]?.strings ?? []).compactMap { objects[$0] }) }
    // The project is the folder `Name.xcodeproj`; its paths are relative to the folder that contains it.
    let beside = ManifestPath.folder(of: ManifestPath.folder(of: file.path))
    let directory = description["projectDirPath"]?.string ?? ""
    root = ManifestPath.resolve(directory, in: beside) ?? beside
    name = String(
      ManifestPath.name(of: ManifestPath.folder(of: path)).split(separator: ".").first ?? "")
    project = StatedProject(kind: .project, manifest: path, root: root)
    project.xcode = XcodeEvidence.lastUpgrade(in: description["attributes"], file: path)

    if let group = description["mainGroup"]?.string { locate(group, in: root, depth: 0) }
    let synchronized = synchronizedFolders.map { paths[$0.group] }
    project.synchronizedFolders = synchronized.compactMap(\.self)
    // The tool of an external build system may compile any file.
    project.isComplete =
      !synchronized.contains(nil) && !objects.values.contains { isa($0) == "PBXLegacyTarget" }
    let projectConfigurations = configurations(of: description)
    let common = projectConfigurations.map { BuildSettingLevels(levels: $0.levels) }
    project.floors = floors(common)
    project.isolation = isolation(common)

    for identifier in description["targets"]?.strings ?? [] {
      guard let object = objects[identifier], isa(object) == "PBXNativeTarget",
        let name = object["name"]?.string
      else { continue }
      let levels = levels(of: object, named: name, projectConfigurations)
      var target = target(object, named: name, levels)
      let files = files(of: object)
      target.files = files.compactMap { paths[$0] }.filter { $0.hasSuffix(".swift") }
        .map(sources.spelling(of:))
      project.namesWithoutPath += files.filter { paths[$0] == nil }.compactMap(name(ofFile:))
      target.folders = folders(of: object, identifier: identifier)
      project.targets.append(target)
    }
  }

  /// Returns what a target states, without its files and folders.
  private func target(
    _ object: PropertyList, named name: String, _ levels: [BuildSettingLevels]
  ) -> StatedTarget {
    var target = StatedTarget(name: name, moduleName: moduleName(levels, target: name))
    let kind = object["productType"]?.string ?? ""
    target.isTest = kind.hasSuffix("unit-test") || kind.hasSuffix("ui-testing")
    target.isApp = kind.contains(".product-type.app")
    target.isLibraryProduct = kind.contains(".framework") || kind.contains(".library.")
    target.floors = floors(levels)
    let platforms = levels.map(platforms)
    if !levels.isEmpty, !platforms.contains(nil) {
      target.platforms = Set(platforms.flatMap { $0 ?? [] })
    }
    target.isolation = isolation(levels)
    target.hasBridgingHeader = levels.contains {
      $0.value(of: "SWIFT_OBJC_BRIDGING_HEADER")?.isEmpty == false
    }
    target.dependencies = dependencies(of: object)
    return target
  }

  private func isa(_ object: PropertyList) -> String { object["isa"]?.string ?? "" }

  // MARK: Paths

  /// Records the paths of a group and of everything in it.
  private mutating func locate(_ identifier: String, in parent: String, depth: Int) {
    guard let object = objects[identifier], paths[identifier] == nil, depth < 256 else { return }
    let base: String
    switch object["sourceTree"]?.string {
    case "<group>": base = parent
    case "SOURCE_ROOT": base = root
    default: return
    }
    guard let path = ManifestPath.resolve(object["path"]?.string ?? "", in: base) else { return }
    paths[identifier] = path
    for child in object["children"]?.strings ?? [] { locate(child, in: path, depth: depth + 1) }
  }

  // MARK: Build settings

  private mutating func configurations(
    of object: PropertyList
  ) -> [Configuration] {
    let list = object["buildConfigurationList"]?.string.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.strings ?? []).compactMap { identifier in
      guard let configuration = objects[identifier] else { return nil }
      var levels: [BuildSettings] = []
      if let settings = configuration["buildSettings"] {
        levels.append(BuildSettings(settings, file: path))
      }
      if let base = baseConfiguration(of: configuration) {
        let settings =
          baseSettings[base] ?? BuildSettings(xcconfig: base, root: root, bytes: bytes)
        baseSettings[base] = settings
        levels.append(settings)
      }
      return (configuration["name"]?.string ?? "", levels)
    }
  }

  /// Returns the settings for each configuration of a target: its own, those of the project, and those that Xcode
  /// defines.
  private mutating func levels(
    of target: PropertyList, named targetName: String, _ projectConfigurations: [Configuration]
  ) -> [BuildSettingLevels] {
    let projectName = name
    return configurations(of: target).map { own in
      let inherited = projectConfigurations.first { $0.name == own.name }?.levels ?? []
      let defined = BuildSettings(defined: [
        "TARGET_NAME": targetName, "TARGETNAME": targetName, "PROJECT_NAME": projectName,
        "CONFIGURATION": own.name,
      ])
      return BuildSettingLevels(levels: own.levels + inherited + [defined])
    }
  }

  private func baseConfiguration(of configuration: PropertyList) -> String? {
    if let reference = configuration["baseConfigurationReference"]?.string {
      return paths[reference]
    }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
      let relative = configuration["baseConfigurationReferenceRelativePath"]?.string
    else { return nil }
    return paths[anchor].flatMap { ManifestPath.resolve(relative, in: $0) }
  }

  /// The minimum deployment targets for the platforms that the configurations build for. If the platforms are not
  /// stated, all stated values count.
  private func floors(_ configurations: [BuildSettingLevels]) -> [DeploymentFloor] {
    var floors: [DeploymentFloor] = []
    for settings in configurations {
      let platforms = platforms(settings)
      for platform in platforms ?? Platform.allCases {
        for setting in platform.deploymentSetting.map(settings.values(of:)) ?? [] {
          guard let version = PlatformVersion(setting.value) else { continue }
          floors.append(
            DeploymentFloor(
              platform: platform, version: version, file: setting.file, line: setting.line))
        }
      }
    }
    return DeploymentFloor.distinct(floors)
  }

  private func platforms(_ settings: BuildSettingLevels) -> [Platform]? {
    for name in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
      let words = settings.value(of: name)?.split(separator: " ") ?? []
      let platforms = Set(words.compactMap { Platform(sdk: $0) })
      if !platforms.isEmpty { return Platform.allCases.filter(platforms.contains) }
    }
    return nil
  }

  private func isolation(_ configurations: [BuildSettingLevels]) -> StatedIsolation {
    StatedIsolation { name in configurations.flatMap { $0.values(of: name).map(\.value) } }
  }

  private func moduleName(_ configurations: [BuildSettingLevels], target: String) -> String {
    let settings = configurations.first
    let name =
      settings?.value(of: "PRODUCT_MODULE_NAME") ?? settings?.value(of: "PRODUCT_NAME") ?? target
    return ManifestPath.moduleName(name.isEmpty ? target : name)
  }

  // MARK: Members

  /// The identifiers of the files that a target compiles.
  private func files(of target: PropertyList) -> [String] {
    (target["buildPhases"]?.strings ?? []).compactMap { objects[$0] }
      .filter { isa($0) == "PBXSourcesBuildPhase" }
      .flatMap { $0["files"]?.strings ?? [] }
      .compactMap { objects[$0]?["fileRef"]?.string }
  }

  private func name(ofFile identifier: String) -> String? {
    objects[identifier]?["path"]?.string.map(ManifestPath.name)
  }

  /// The synchronized folders that the target includes files from.
  ///
  /// For a folder that belongs to the target, an exception set lists the excluded files; for any other folder, it lists
  /// the included files.
  private func folders(of target: PropertyList, identifier: String) -> [SourceFolder] {
    let own = Set(target["fileSystemSynchronizedGroups"]?.strings ?? [])
    var folders: [SourceFolder] = []
    for (group, exceptions) in synchronizedFolders {
      guard let path = paths[group] else { continue }
      let named = exceptions.filter { $0["target"]?.string == identifier }
        .flatMap { $0["membershipExceptions"]?.strings ?? [] }
        .compactMap { ManifestPath.resolve($0, in: path) }
      var folder = SourceFolder(path: path)
      if own.contains(group) {
        folder.excluded = Set(named)
      } else if named.isEmpty {
        continue
      } else {
        folder.included = Set(named)
      }
      folders.append(folder)
    }
    return folders
  }

  private func dependencies(of target: PropertyList) -> [String] {
    let targets = (target["dependencies"]?.strings ?? []).compactMap { objects[$0] }.compactMap {
      dependency -> String? in
      if let name = dependency["target"]?.string.flatMap({ objects[$0]?["name"]?.string }) {
        return name
      }
      let proxy = dependency["targetProxy"]?.string.flatMap { objects[$0] }
      return dependency["name"]?.string ?? proxy?["remoteInfo"]?.string
    }
    let products = (target["packageProductDependencies"]?.strings ?? []).compactMap {
      objects[$0]?["productName"]?.string
    }
    return targets + products
  }
}
