/// Runs Git in one folder.
struct Git: Sendable {
  let folder: String
  /// The index file that commands use; nil means that of the repository.
  var index: String?

  /// - Parameter input: what the command reads from standard input.
  /// - Returns: What it prints on standard output.
  @discardableResult
  func run(_ arguments: [String], input: [UInt8] = []) throws(GitError) -> [UInt8] {
    let status: Int32
    let printed: [UInt8]
    let messages: [UInt8]
    do {
      // Files instead of pipes, so that neither process waits for the other.
      let given = try UnnamedFile(containing: input)
      let output = try UnnamedFile()
      let errors = try UnnamedFile()
      // The settings of a repository can make Git run programs; for `git status` this is the file monitor.
      let git = try ChildProcess(
        ["git", "-c", "core.fsmonitor=false", "-C", folder] + arguments, environment: environment,
        input: given.descriptor, output: output.descriptor, messages: errors.descriptor)
      status = try git.wait()
      printed = try output.bytes()
      messages = try errors.bytes()
    } catch {
      throw GitError(lines: ["Git cannot be run; is it installed?"])
    }
    guard status == 0 else {
      let text = String(decoding: messages, as: UTF8.self)
      throw GitError(lines: text.split(whereSeparator: \.isNewline).map(String.init))
    }
    return printed
  }

  /// Runs a command and returns its output without the line break at the end.
  func line(_ arguments: [String], input: [UInt8] = []) throws(GitError) -> String {
    let text = String(decoding: try run(arguments, input: input), as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// The last commit of the branch; nil if there is none.
  var head: String? { try? line(["rev-parse", "--verify", "HEAD"]) }

  /// The command that removes the commits after one, with what they changed.
  static func reset(to commit: String) -> String { "git reset --keep \(commit.prefix(12))" }

  private var environment: [String] {
    // In a hook, these variables refer to the repository of the hook.
    let names = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_PREFIX"]
    let others = ChildProcess.environment.filter { variable in
      !names.contains { variable.hasPrefix($0 + "=") }
    }
    return others + (index.map { ["GIT_INDEX_FILE=" + $0] } ?? [])
  }
}

/// A Git command that failed.
struct GitError: Error, Sendable {
  /// The lines that Git printed on standard error.
  let lines: [String]
}
