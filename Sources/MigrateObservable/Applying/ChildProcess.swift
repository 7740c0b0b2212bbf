/// A program that the tool starts.
struct ChildProcess: Sendable {
  let id: pid_t

  /// Starts a program, searched for in `PATH`, in its own process group: Control-C interrupts only the tool, and the
  /// tool can end the program together with everything it started.
  /// - Parameters:
  ///   - environment: variables as `NAME=value`; nil passes the environment of the tool.
  ///   - input: the file it reads from; nil passes no input.
  ///   - isForeground: whether it uses the terminal, and so stays in the process group of the tool.
  init(
    _ words: [String], environment: [String]? = nil, input: Int32? = nil, output: Int32,
    messages: Int32, isForeground: Bool = false
  ) throws(SystemError) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, messages, STDERR_FILENO)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // The tool ignores this signal, and a program would inherit that.
    var ignored = sigset_t()
    sigemptyset(&ignored)
    sigaddset(&ignored, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    let group = isForeground ? 0 : Int16(POSIX_SPAWN_SETPGROUP)
    posix_spawnattr_setflags(
      &attributes, group | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    posix_spawnattr_setpgroup(&attributes, 0)

    var arguments = Self.list(words)
    defer { for argument in arguments { free(argument) } }
    var variables = Self.list(environment ?? Self.environment)
    defer { for variable in variables { free(variable) } }
    var id: pid_t = 0
    let code = posix_spawnp(&id, words[0], &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw SystemError(code: code, path: words[0]) }
    self.id = id
  }

  /// The environment of the tool, as `NAME=value`.
  static var environment: [String] {
    var result: [String] = []
    var next = environ
    while let variable = next.pointee {
      result.append(String(cString: variable))
      next += 1
    }
    return result
  }

  /// The exit status if the program has ended.
  func statusIfEnded() -> Int32? {
    var status: Int32 = 0
    return waitpid(id, &status, WNOHANG) == id ? Self.exitStatus(status) : nil
  }

  /// Waits until the program ends.
  /// - Returns: Its exit status.
  @discardableResult
  func wait() throws(SystemError) -> Int32 {
    var status: Int32 = 0
    try checking("waitpid") { waitpid(id, &status, 0) }
    return Self.exitStatus(status)
  }

  /// Sends a signal to the program and everything it started.
  func signalGroup(_ number: Int32) { kill(-id, number) }

  /// The exit status as in a shell: 128 plus the number of the signal that ended the program.
  private static func exitStatus(_ status: Int32) -> Int32 {
    status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
  }

  /// A null-terminated C array. The caller frees its elements.
  private static func list(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { strdup($0) } + [nil]
  }
}
