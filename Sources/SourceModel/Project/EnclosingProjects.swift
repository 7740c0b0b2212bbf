/// The project whose folder contains a file, for files of unknown target.
struct EnclosingProjects: Sendable {
  struct Project: Sendable {
    let module: Int
    let floors: [DeploymentFloor]
    let isComplete: Bool
    let checksMovedClosures: Bool
  }

  private var byRoot: [String: Project] = [:]

  /// An Xcode project takes precedence over a package in the same folder, because its files are less often all known.
  init(_ projects: [StatedProject], modules: [Int]) {
    for kind in [StatedProject.Kind.project, .package] {
      for (project, module) in zip(projects, modules) where project.kind == kind {
        if byRoot[project.root] != nil { continue }
        byRoot[project.root] = Project(
          module: module, floors: project.floors, isComplete: project.isComplete,
          checksMovedClosures: project.isolation.checksMovedClosures
            || project.targets.contains(where: \.isolation.checksMovedClosures))
      }
    }
  }

  func nearest(to path: String) -> Project? {
    var folder = path
    while !folder.isEmpty {
      folder = ManifestPath.folder(of: folder)
      if let project = byRoot[folder] { return project }
    }
    return nil
  }
}
