/// The deployment targets of the targets that compile some files.
extension ProjectLayout {
  /// The stated deployment targets that are older than the first release with Observation, among the targets that
  /// compile the file: the lowest of each platform, with the name of the first target that states it. If the file's
  /// target is unknown because the project could not be read in full, the project-wide values count.
  public func floorsBlockingObservation(
    of path: String, assuming versions: PlatformVersions = PlatformVersions()
  ) -> [(target: String?, floor: DeploymentFloor)] {
    let floors = floors(of: [path], targets(of: path))
    return Platform.allCases.compactMap { platform in
      floors.filter {
        $0.floor.platform == platform
          && $0.floor.version(assuming: versions) < platform.firstWithObservation
      }.min { $0.floor.version < $1.floor.version }
    }
  }

  /// The deployment targets to raise before files use Observation: those of the targets that compile one of them, and
  /// what else the targets that depend on these state.
  public func floorsToRaise(forFiles paths: [String]) -> [(target: String?, floor: DeploymentFloor)]
  {
    let numbers = paths.flatMap(targets).uniqued()
    let own = floors(of: paths, numbers)
    let known = Set(own.map(\.floor))
    let others = floors(of: [], dependants(of: numbers)).filter { !known.contains($0.floor) }
    return (own + others).filter(\.floor.blocksObservation)
  }

  /// What some targets state, and for files of unknown target what the project states if it could not be read in full.
  private func floors(of paths: [String], _ numbers: [Int])
    -> [(target: String?, floor: DeploymentFloor)]
  {
    let projects = paths.filter { targets(of: $0).isEmpty }.compactMap(enclosing.nearest)
    return numbers.flatMap { number in targets[number].floors.map { (targets[number].name, $0) } }
      + projects.filter { !$0.isComplete }.flatMap(\.floors).uniqued().map { (nil, $0) }
  }
}
