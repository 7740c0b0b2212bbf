/// Git, run in one folder.
struct Git: Sendable {
  let folder: String
  /// Where the index is that commands work on; nil is the repository's own.
  var index: String?

  struct Trouble: Error, Sendable {
    /// What Git says.
    let lines: [String]
  }

  /// - Parameter input: what the command reads from standard input.
  /// - Returns: What it prints on standard output.
  @discardableResult
  func run(_ arguments: [String], input: [UInt8] = []) throws(Trouble) -> [UInt8] {
    let status: Int32
    let printed: [UInt8]
    let messages: [UInt8]
    do {
      // Files, so that neither side waits for the other.
      let given = try UnnamedFile(holding: input)
      let output = try UnnamedFile()
      let errors = try UnnamedFile()
      // A repository's settings can name programs to run; this one Git would run for the status.
      let git = try ChildProcess(
        ["git", "-c", "core.fsmonitor=false", "-C", folder] + arguments, environment: environment,
        input: given.descriptor, output: output.descriptor, messages: errors.descriptor)
      status = try git.wait()
      printed = try output.bytes()
      messages = try errors.bytes()
    } catch {
      throw Trouble(lines: ["Git cannot be run"])
    }
    guard status == 0 else {
      let text = String(decoding: messages, as: UTF8.self)
      throw Trouble(lines: text.split(whereSeparator: \.isNewline).map(String.init))
    }
    return printed
  }

  /// The same, without the line break at the end.
  func line(_ arguments: [String], input: [UInt8] = []) throws(Trouble) -> String {
    let text = String(decoding: try run(arguments, input: input), as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  private var environment: [String] {
    // In a hook these variables name the repository that the hook is about.
    let names = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_PREFIX"]
    let others = ChildProcess.environment.filter { variable in
      !names.contains { variable.hasPrefix($0 + "=") }
    }
    return others + (index.map { ["GIT_INDEX_FILE=" + $0] } ?? [])
  }
}
