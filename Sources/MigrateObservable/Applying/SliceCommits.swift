import Rewriter

/// Creates commits from slices without using the work tree or its index. They become visible when `publish` updates
/// the branch; until then the repository looks unchanged.
struct SliceCommits: Sendable {
  private let git: Git
  private let project: ProjectFolder
  /// The folder of the repository, absolute.
  private let root: String
  private let base: String
  private var tip: String
  private(set) var count = 0
  /// The mode and the path of each tracked file, by its absolute path.
  private let tracked: [String: (mode: String, path: String)]
  private var entries: [String: String] = [:]

  /// - Throws: if the repository has uncommitted changes, or is in the middle of a merge, cherry-pick or revert.
  init(_ project: ProjectFolder) throws(Failure) {
    self.project = project
    do throws(GitError) {
      let here = Git(folder: project.path)
      root = try here.line(["rev-parse", "--show-toplevel"])
      git = Git(folder: root)
      base = try git.line(["rev-parse", "--verify", "HEAD"])
      tip = base
      let changes = try git.run([
        "--no-optional-locks", "status", "--porcelain=v1", "-z", "--untracked-files=no",
      ])
      guard changes.isEmpty else {
        throw GitError(lines: ["there are uncommitted changes"])
      }
      for name in ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD"] {
        let isThere = (try? git.line(["rev-parse", "--quiet", "--verify", name])) != nil
        if isThere { throw GitError(lines: ["\(name) exists; finish that operation first"]) }
      }
      var tracked: [String: (mode: String, path: String)] = [:]
      for entry in try git.run(["ls-files", "--stage", "-z"]).split(separator: 0) {
        let parts = String(decoding: entry, as: UTF8.self).split(separator: "\t", maxSplits: 1)
        guard parts.count == 2 else { continue }
        tracked[root + "/" + parts[1]] = (String(parts[0].prefix(6)), String(parts[1]))
      }
      self.tracked = tracked
    } catch {
      throw Self.failure(error)
    }
  }

  /// Creates a commit on top of the previous one.
  mutating func add(_ changes: [FileChange], message: String, index: String) throws(Failure) {
    do throws(GitError) {
      var git = git
      git.index = index
      if count == 0 { try git.run(["read-tree", base]) }
      var lines = ""
      for change in changes {
        let file = tracked[project.absolute(change.path)]
        guard let file, file.mode != "120000" else {
          throw GitError(lines: ["\(project.shown(change.path)) is not tracked by Git"])
        }
        let blob = try git.line(
          ["hash-object", "-w", "--path", file.path, "--stdin"], input: change.after)
        entries[file.path] = "\(file.mode) \(blob)\t\(file.path)\u{0}"
        lines += entries[file.path] ?? ""
      }
      try git.run(["update-index", "-z", "--index-info"], input: Array(lines.utf8))
      let tree = try git.line(["write-tree"])
      let isSigned = try? git.line(["config", "--type=bool", "commit.gpgsign"])
      let signature = isSigned == "true" ? ["-S"] : []
      tip = try git.line(
        ["commit-tree"] + signature + ["-p", tip, "-F", "-", tree], input: Array(message.utf8))
      count += 1
    } catch {
      throw Self.failure(error)
    }
  }

  /// What was committed, for `undo`.
  var record: Journal.Commits { Journal.Commits(base: base, tip: tip, count: count) }

  /// Updates the branch and the index to the last commit.
  func publish() throws(Failure) {
    do throws(GitError) {
      let reason = "migrate-observable: \(counted(count, "commit"))"
      try git.run(["update-ref", "-m", reason, "HEAD", tip, base])
      let lines = entries.sorted { $0.key < $1.key }.map(\.value).joined()
      do throws(GitError) {
        try git.run(["update-index", "-z", "--index-info"], input: Array(lines.utf8))
      } catch {
        try git.run(["update-ref", "-m", reason + " undone", "HEAD", base, tip])
        throw error
      }
    } catch {
      throw Self.failure(error)
    }
  }

  private static func failure(_ error: GitError) -> Failure {
    Failure(
      .changed,
      ["error: --commit failed; it needs a clean repository with at least one commit"]
        + error.lines.prefix(10).map { "  " + $0 })
  }
}
