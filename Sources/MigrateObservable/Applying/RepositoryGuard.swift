/// Makes sure that the changes of a run can be distinguished from the user's own changes, like `cargo fix`.
struct RepositoryGuard: Sendable {
  var allowsDirty = false
  var allowsStaged = false
  var allowsNoRepository = false

  /// - Parameter paths: the files of the editing scope, relative to the project's root.
  func check(_ paths: [String], in project: ProjectFolder) throws(Failure) {
    if allowsDirty, allowsNoRepository { return }
    var repositories: [String: Set<String>] = [:]
    var unversioned: [String] = []
    var known: [String: String?] = [:]
    for path in paths {
      let absolute = project.absolute(path)
      let folder = parentFolder(of: absolute)
      let repository = known[folder] ?? Self.repository(of: folder)
      known[folder] = .some(repository)
      if let repository {
        repositories[repository, default: []].insert(absolute)
      } else {
        unversioned.append(path)
      }
    }
    if let first = unversioned.first, !allowsNoRepository {
      throw Failure(
        .changed,
        "\(project.shown(first)): error: the file is not in a Git repository; "
          + "pass --allow-no-vcs to edit it anyway, or --dry-run to get a patch")
    }
    if allowsDirty { return }
    var found: [(path: String, isStaged: Bool)] = []
    for (repository, files) in repositories.sorted(by: { $0.key < $1.key }) {
      let changed = try Self.changes(in: repository).filter { path, isStaged in
        files.contains(path) && !(isStaged && allowsStaged)
      }
      let own =
        changed.isEmpty
        ? []
        : OwnChanges(in: project).unmixed(
          among: changed.map(\.path), in: repository)
      for (path, isStaged) in changed where !own.contains(path) {
        found.append((project.shown(project.relative(path) ?? path), isStaged))
      }
    }
    guard !found.isEmpty else { return }
    let shown = found.prefix(20).map { "  \($0.path) (\($0.isStaged ? "staged" : "dirty"))" }
    let rest = found.count > 20 ? ["  and \(found.count - 20) more"] : []
    let option = found.allSatisfy(\.isStaged) ? "--allow-staged" : "--allow-dirty"
    throw Failure(
      .changed,
      [
        "error: these files have uncommitted changes; commit them, or pass \(option):"
      ] + shown + rest)
  }

  /// The nearest enclosing folder that is a Git repository or work tree.
  private static func repository(of folder: String) -> String? {
    var folder = folder
    while (try? FileStatus(of: folder + "/.git")) == nil {
      if folder == "/" { return nil }
      folder = parentFolder(of: folder)
    }
    return folder
  }

  /// The files that differ from the last commit, and whether all their changes are staged.
  private static func changes(
    in repository: String
  ) throws(Failure) -> [(path: String, isStaged: Bool)] {
    let output: [UInt8]
    do {
      output = try Git(folder: repository).run([
        "--no-optional-locks", "status", "--porcelain=v1", "-z", "--no-renames",
        "--untracked-files=all", "--ignore-submodules=all",
      ])
    } catch {
      throw Failure(
        .changed,
        error.lines.map { "error: \($0)" } + [
          "error: `git status` failed; solve that, or pass --allow-dirty to continue without it"
        ])
    }
    return output.split(separator: 0).compactMap { entry in
      guard entry.count > 3 else { return nil }
      let worktree = entry[entry.startIndex + 1]
      let path = String(decoding: entry.dropFirst(3), as: UTF8.self)
      return (repository + "/" + path, worktree == UInt8(ascii: " "))
    }
  }
}
