import Rewriter

/// Commits made of slices, without the work tree and its index: they are in the repository when
/// `publish` has moved the branch, and nothing is otherwise.
struct SliceCommits: Sendable {
  private let git: Git
  private let project: ProjectFolder
  /// The repository's folder, absolute.
  private let root: String
  private let base: String
  private var tip: String
  private(set) var count = 0
  /// The mode and the path of each tracked file, by its absolute path.
  private let tracked: [String: (mode: String, path: String)]
  private var entries: [String: String] = [:]

  /// - Throws: where the repository is not clean, or is in the middle of something.
  init(_ project: ProjectFolder) throws(Failure) {
    self.project = project
    do throws(Git.Trouble) {
      let here = Git(folder: project.path)
      root = try here.line(["rev-parse", "--show-toplevel"])
      git = Git(folder: root)
      base = try git.line(["rev-parse", "--verify", "HEAD"])
      tip = base
      let changes = try git.run([
        "--no-optional-locks", "status", "--porcelain=v1", "-z", "--untracked-files=no",
      ])
      guard changes.isEmpty else {
        throw Git.Trouble(lines: ["there are changes that are not committed"])
      }
      for name in ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD"] {
        let isThere = (try? git.line(["rev-parse", "--quiet", "--verify", name])) != nil
        if isThere { throw Git.Trouble(lines: ["\(name) is there: finish that first"]) }
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

  /// Makes one commit on top of those before it.
  mutating func add(_ changes: [FileChange], message: String, index: String) throws(Failure) {
    do throws(Git.Trouble) {
      var git = git
      git.index = index
      if count == 0 { try git.run(["read-tree", base]) }
      var lines = ""
      for change in changes {
        let file = tracked[project.absolute(change.path)]
        guard let file, file.mode != "120000" else {
          throw Git.Trouble(lines: ["\(project.shown(change.path)) is no tracked file"])
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

  /// Moves the branch to the last commit, and the index with it.
  func publish() throws(Failure) {
    do throws(Git.Trouble) {
      let reason = "migrate-observable: \(counted(count, "commit"))"
      try git.run(["update-ref", "-m", reason, "HEAD", tip, base])
      let lines = entries.sorted { $0.key < $1.key }.map(\.value).joined()
      do throws(Git.Trouble) {
        try git.run(["update-index", "-z", "--index-info"], input: Array(lines.utf8))
      } catch {
        try git.run(["update-ref", "-m", reason + " taken back", "HEAD", base, tip])
        throw error
      }
    } catch {
      throw Self.failure(error)
    }
  }

  private static func failure(_ trouble: Git.Trouble) -> Failure {
    Failure(
      .changed,
      ["error: --commit needs a clean repository with a commit"]
        + trouble.lines.prefix(10).map { "  " + $0 })
  }
}
