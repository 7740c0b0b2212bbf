import SourceModel

extension ProjectModel {
  /// What keeps a type from being migrated because its target supports systems without Observation, or its package
  /// compilers without macros: one blocker for each target, and one for the package.
  func blockersOfSupport(for id: TypeID, _ options: Options) -> [Blocker] {
    guard options.deploymentTarget == .check else { return [] }
    let (layout, path) = (symbols.layout, files[self[id].primary.file].path)
    let site = symbols.site(of: id)
    var blockers: [Blocker] = []
    let floors = layout.floorsBlockingObservation(of: path, assuming: options.assumedFloors)
    for target in floors.map(\.target).uniqued() {
      let own = floors.filter { $0.target == target }.map(\.floor)
      blockers.append(
        Blocker(
          .deploymentFloor, at: site, code: own.map(\.text).listed(),
          detail: target.map { "target `\($0)`" },
          instead: "Raise it to \(own.raised.names.listed()), or pass `--assume-floor "
            + "\(symbols.layout.floorsBlockingObservation(of: path).map(\.floor).raised)`")
      )
    }
    if let tools = layout.toolsWithoutMacros(of: path) {
      let evidence = "Swift \(tools.version), \(tools.file):\(tools.line)"
      blockers.append(Blocker(.toolsVersion, at: site, code: evidence))
    }
    return blockers
  }

  /// A warning if files that use Observation from now on belong to targets that support systems without it.
  func warningsOfOlderSystems(inFiles paths: [String]) -> [PlacedDiagnostic] {
    let floors = symbols.layout.floorsToRaise(forFiles: paths.uniqued())
    guard let first = floors.first else { return [] }
    let targets = floors.compactMap(\.target).uniqued().map { "`\($0)`" }
    let subject =
      targets.count < 2
      ? (targets.first.map { "Target " + $0 } ?? "The project") + " supports"
      : "Targets \(targets.listed(upTo: 4)) support"
    let site = Site(path: first.floor.file, range: 0..<0, line: first.floor.line, column: 1)
    let places = floors.map(\.floor).uniqued().map { floor in
      let targets = floors.filter { $0.floor == floor }.compactMap(\.target).uniqued()
      return RelatedPlace(
        site: Site(path: floor.file, range: 0..<0, line: floor.line, column: 1),
        message: "\(floor.platform.rawValue) \(floor.version)"
          + (targets.isEmpty ? "" : " in " + targets.map { "`\($0)`" }.listed()))
    }
    let diagnostic = Diagnostic(
      .olderSystems, first.floor.text, detail: subject,
      instead: "Raise \(places.count == 1 ? "it" : "them") to "
        + "\(floors.map(\.floor).raised.names.listed()) before you build")
    return [PlacedDiagnostic(diagnostic.showing(places), at: site)]
  }
}

extension [DeploymentFloor] {
  /// The first versions of their platforms with Observation.
  fileprivate var raised: PlatformVersions { PlatformVersions(withObservation: map(\.platform)) }
}

extension DeploymentFloor {
  fileprivate var text: String { "\(platform.rawValue) \(version) (`\(file):\(line)`)" }
}
