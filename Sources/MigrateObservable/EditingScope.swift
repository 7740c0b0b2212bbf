/// The project, and the paths in it that the user named: only files under these are edited.
struct EditingScope: Sendable {
  let project: ProjectFolder
  /// Files and folders, relative to the project's root.
  let paths: [String]

  /// - Parameters:
  ///   - paths: as the user wrote them; none means the current folder, or the project if one is given.
  ///   - project: the project folder that the user gave; nil searches for it.
  init(paths: [String], project named: String?) throws(Failure) {
    let workingFolder = try Self.resolve(".")
    if let named {
      let folder = try Self.resolve(named)
      guard (try? FileStatus(of: folder))?.kind == .folder else {
        throw Failure(.missingInput, "\(named): error: the path is not a folder")
      }
      project = ProjectFolder(path: folder, workingFolder: workingFolder)
    } else {
      var resolved: [String] = []
      for path in paths { resolved.append(try Self.resolve(path)) }
      project = ProjectFolder(
        enclosing: resolved.isEmpty ? [workingFolder] : resolved, workingFolder: workingFolder)
      if resolved.count > 1, !project.isMarked {
        let projects = resolved.map { ProjectFolder(enclosing: [$0], workingFolder: workingFolder) }
        guard Set(projects.filter(\.isMarked).map(\.path)).count < 2 else {
          throw Failure(
            .usage,
            "error: the paths are in different projects; run once for each, or pass --project with a folder around them"
          )
        }
      }
    }
    var relative: [String] = []
    for path in paths.isEmpty ? [named ?? "."] : paths {
      guard let inside = project.relative(try Self.resolve(path)) else {
        throw Failure(
          .usage, "\(path): error: the path is outside the project \(named ?? project.shown(""))")
      }
      relative.append(inside)
    }
    self.paths = relative
  }

  private static func resolve(_ path: String) throws(Failure) -> String {
    do {
      return try resolvePath(path)
    } catch {
      let reason = error.code == ENOENT ? "does not exist" : "cannot be read: \(error.reason)"
      throw Failure(.missingInput, "\(path): error: the path \(reason)")
    }
  }
}
