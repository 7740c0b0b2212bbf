/// Reads the parts of an XcodeGen `project.yml` that the tool needs: targets, sources and minimum deployment targets.
struct XcodeGenProject {
  /// A description, and the folder that its paths are relative to.
  private struct Document {
    let value: YAMLValue
    let folder: String
    let file: String
  }

  private let bytes: (String) -> [UInt8]?
  private var documents: [Document] = []
  private(set) var project: StatedProject

  /// Returns nil if the file states no targets and includes no file that could add some.
  init?(_ file: ManifestFile, bytes: @escaping (String) -> [UInt8]?) {
    self.bytes = bytes
    let root = ManifestPath.folder(of: file.path)
    project = StatedProject(kind: .project, manifest: file.path, root: root)
    read(file.path, content: file.bytes, folder: root, depth: 0)
    let hasTargets = documents.contains { $0.value["targets"] != nil }
    guard hasTargets || !project.isComplete else { return nil }
    for document in documents {
      project.floors += floors(document.value["options"]?["deploymentTarget"], in: document)
      project.floors += settingFloors(document.value["settings"], in: document)
      project.xcode = project.xcode ?? xcode(document)
    }
    project.isolation = isolation(documents.map { $0.value["settings"] })
    for document in documents {
      for (name, value) in document.value["targets"]?.entries ?? [] {
        project.targets.append(target(name, value, in: document))
      }
    }
  }

  /// `options: xcodeVersion: "16.2"` becomes the last-upgrade version of the generated project.
  private func xcode(_ document: Document) -> XcodeEvidence? {
    guard let stated = document.value["options"]?["xcodeVersion"], let text = stated.string,
      let major = text.split(separator: ".").first.flatMap({ Int($0) })
    else { return nil }
    return XcodeEvidence(
      major: major > 99 ? major / 100 : major, file: document.file, line: stated.line)
  }

  private mutating func read(_ path: String, content: [UInt8], folder: String, depth: Int) {
    guard depth < 8, let value = YAMLValue.parse(content) else {
      project.isComplete = false
      return
    }
    documents.append(Document(value: value, folder: folder, file: path))
    for include in value["include"]?.elements ?? [] {
      guard let name = include.string ?? include["path"]?.string,
        let included = ManifestPath.resolve(name, in: ManifestPath.folder(of: path)),
        let content = bytes(included)
      else {
        project.isComplete = false
        continue
      }
      let isRelative = include["relativePaths"]?.string != "false"
      read(
        included, content: content,
        folder: isRelative ? ManifestPath.folder(of: included) : folder, depth: depth + 1)
    }
  }

  private mutating func target(_ name: String, _ value: YAMLValue, in document: Document)
    -> StatedTarget
  {
    // The target's own settings first, then those of its templates.
    var layers = [(value, document)]
    for template in value["templates"]?.elements.compactMap(\.string) ?? [] {
      for other in documents {
        if let layer = other.value["targetTemplates"]?[template] { layers.append((layer, other)) }
      }
    }
    func first(_ key: String) -> YAMLValue? { layers.firstNonNil { $0.0[key] } }

    var target = StatedTarget(name: name, moduleName: ManifestPath.moduleName(name))
    let kind = first("type")?.string ?? ""
    target.isTest = kind.hasSuffix("unit-test") || kind.hasSuffix("ui-testing")
    target.isApp = kind.hasPrefix("app")
    target.isLibraryProduct = kind.hasPrefix("framework") || kind.hasPrefix("library")
    let base = first("settings")?["base"] ?? first("settings")
    for key in ["PRODUCT_NAME", "PRODUCT_MODULE_NAME"] {
      if let module = base?[key]?.string, !module.contains("$") {
        target.moduleName = ManifestPath.moduleName(module)
      }
    }
    target.hasBridgingHeader = layers.flatMap { groups(of: $0.0["settings"]) }.contains {
      $0?["SWIFT_OBJC_BRIDGING_HEADER"]?.string?.isEmpty == false
    }
    for (layer, document) in layers {
      for source in layer["sources"]?.elements ?? [] {
        if let folder = folder(source, target: name, in: document) {
          target.folders.append(folder)
        } else {
          project.isComplete = false
        }
      }
      for dependency in layer["dependencies"]?.elements ?? [] {
        for key in ["target", "product", "package"] {
          guard let stated = dependency[key]?.string else { continue }
          target.dependencies.append(stated)
          break
        }
      }
    }
    target.floors = floors(of: layers)
    target.isolation = isolation(layers.map { $0.0["settings"] }).inheriting(project.isolation)
    return target
  }

  /// The minimum deployment targets for the target's own platforms. The target's own statements take precedence over
  /// project-wide ones.
  private func floors(of layers: [(YAMLValue, Document)]) -> [DeploymentFloor] {
    let words =
      layers.firstNonNil { $0.0["supportedDestinations"] ?? $0.0["platform"] }
    let names = (words?.elements ?? []).compactMap(\.string)
    let platforms = names.compactMap(Platform.init(rawValue:))
    var own: [DeploymentFloor] = []
    for (layer, document) in layers {
      own += settingFloors(layer["settings"], in: document)
      guard let stated = layer["deploymentTarget"] else { continue }
      if let text = stated.string, let version = PlatformVersion(text) {
        own += platforms.map {
          DeploymentFloor(platform: $0, version: version, file: document.file, line: stated.line)
        }
      }
      own += floors(stated, in: document)
    }
    let ownPlatforms = Set(own.map(\.platform))
    let inherited = project.floors.filter { !ownPlatforms.contains($0.platform) }
    return DeploymentFloor.distinct(own + inherited).filter {
      platforms.isEmpty || platforms.contains($0.platform)
    }
  }

  private func floors(_ byPlatform: YAMLValue?, in document: Document) -> [DeploymentFloor] {
    (byPlatform?.entries ?? []).compactMap { key, value in
      Platform(rawValue: key).flatMap { floor(of: $0, value, in: document) }
    }
  }

  private func floor(
    of platform: Platform, _ value: YAMLValue, in document: Document
  ) -> DeploymentFloor? {
    value.string.flatMap { PlatformVersion($0) }.map {
      DeploymentFloor(platform: platform, version: $0, file: document.file, line: value.line)
    }
  }

  /// The minimum deployment targets in build settings: top-level settings, those under `base`, and those of each
  /// configuration.
  private func settingFloors(_ settings: YAMLValue?, in document: Document) -> [DeploymentFloor] {
    groups(of: settings).flatMap { group in
      Platform.allCases.compactMap { platform in
        platform.deploymentSetting.flatMap { group?[$0] }
          .flatMap { floor(of: platform, $0, in: document) }
      }
    }
  }

  private func groups(of settings: YAMLValue?) -> [YAMLValue?] {
    [settings, settings?["base"]] + (settings?["configs"]?.entries.map(\.value) ?? [])
  }

  private func isolation(_ settings: [YAMLValue?]) -> StatedIsolation {
    let groups = settings.flatMap(groups)
    return StatedIsolation { name in groups.compactMap { $0?[name]?.string } }
  }

  private func folder(_ source: YAMLValue, target: String, in document: Document) -> SourceFolder? {
    guard let stated = source.string ?? source["path"]?.string,
      let path = ManifestPath.resolve(
        Self.replacing("${target_name}", in: stated, with: target), in: document.folder)
    else { return nil }
    var folder = SourceFolder(path: path)
    func globs(_ key: String) -> [PathGlob] {
      (source[key]?.elements ?? []).compactMap(\.string).map { PathGlob("\(path)/\($0)") }
    }
    folder.excludedGlobs = globs("excludes")
    folder.includedGlobs = globs("includes")
    return folder
  }

  private static func replacing(_ name: String, in text: String, with value: String) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      if rest.hasPrefix(name) {
        result += value
        rest = rest.dropFirst(name.count)
      } else {
        result += "$"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
