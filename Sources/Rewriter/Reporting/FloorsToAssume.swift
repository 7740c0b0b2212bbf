import SourceModel

extension Migration {
  /// The value of `--assume-floor` with which no deployment target blocks a type; nil if none does.
  public var floorsToAssume: PlatformVersions? {
    let types = blocked.filter { verdict in
      verdict.blockers.contains { $0.blocker.kind == .deploymentFloor }
    }
    guard !types.isEmpty else { return nil }
    let paths = types.map { model.files[model[$0.type].primary.file].path }.uniqued()
    return PlatformVersions(
      withObservation: paths.flatMap { path in
        model.symbols.layout.floorsBlockingObservation(of: path).map(\.floor.platform)
      })
  }
}
