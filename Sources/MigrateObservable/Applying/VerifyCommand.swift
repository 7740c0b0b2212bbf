import Foundation

/// A command of the user's, which says whether the project is sound.
struct VerifyCommand: Sendable {
  let line: String
  /// A full build of a large project takes its time; one that hangs does not end at all.
  var limit: Duration = .seconds(3600)
  /// How much of what it prints is kept; errors come early.
  var outputLimit = 8 << 20
  var isStopped: @Sendable () -> Bool = { false }

  enum Ending: Sendable, Hashable {
    case exited(Int32)
    case timedOut
    case stopped
  }

  struct Outcome: Sendable {
    let ending: Ending
    let output: String
    var passes: Bool { ending == .exited(0) }
  }

  /// Runs it in a process group of its own, so that all it starts ends with it.
  func run() throws(SystemError) -> Outcome {
    var ends: [Int32] = [-1, -1]
    try checking("pipe") { pipe(&ends) }
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
    let child: pid_t
    do {
      defer { close(writing) }
      child = try spawn(output: writing)
    }

    var output: [UInt8] = []
    let start = ContinuousClock.now
    while true {
      if isStopped() { return end(child, .stopped, output) }
      if ContinuousClock.now - start > limit { return end(child, .timedOut, output) }
      // What it started may keep the pipe open when it has ended itself.
      var status: Int32 = 0
      let isEnded = waitpid(child, &status, WNOHANG) == child
      while hasInput(reading, milliseconds: isEnded ? 0 : 100) {
        guard read(reading, into: &output) else { break }
        if !isEnded { break }
      }
      if isEnded {
        kill(-child, SIGKILL)
        // As a shell puts it: a signal counts from 128.
        let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
        return Outcome(ending: .exited(code), output: String(decoding: output, as: UTF8.self))
      }
    }
  }

  private func spawn(output: Int32) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    if output > STDERR_FILENO { posix_spawn_file_actions_addclose(&actions, output) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK))
    posix_spawnattr_setpgroup(&attributes, 0)

    let words = ["/bin/sh", "-c", line]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { word in strdup(word) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, "/bin/sh", &actions, &attributes, &arguments, environ)
    guard code == 0 else { throw SystemError(code: code, path: "/bin/sh") }
    return child
  }

  private func hasInput(_ file: Int32, milliseconds: Int32) -> Bool {
    var poll = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return Foundation.poll(&poll, 1, milliseconds) > 0
  }

  /// - Returns: false at the end.
  private func read(_ file: Int32, into output: inout [UInt8]) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(file, &bytes, bytes.count)
    guard count > 0 else {
      if count == 0 { usleep(20_000) }
      return false
    }
    output += bytes.prefix(min(count, max(0, outputLimit - output.count)))
    return true
  }

  /// Asks the whole group to end, and ends it.
  private func end(_ child: pid_t, _ ending: Ending, _ output: [UInt8]) -> Outcome {
    kill(-child, SIGTERM)
    var status: Int32 = 0
    var isEnded = false
    for _ in 0..<40 where !isEnded {
      isEnded = waitpid(child, &status, WNOHANG) == child
      if !isEnded { usleep(50_000) }
    }
    kill(-child, SIGKILL)
    if !isEnded { waitpid(child, &status, 0) }
    return Outcome(ending: ending, output: String(decoding: output, as: UTF8.self))
  }
}
