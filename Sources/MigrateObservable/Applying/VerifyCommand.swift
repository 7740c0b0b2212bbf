/// The command of `--verify`, which checks the project, for example a build.
struct VerifyCommand: Sendable {
  let line: String
  /// How long it may run: enough for a full build of a large project, but a command that hangs is ended.
  var limit: Duration = .seconds(3600)
  /// How many bytes of its output are kept; errors come early.
  var outputLimit = 8 << 20
  var isStopped: @Sendable () -> Bool = { false }
  /// Called with each piece of its output.
  var onOutput: @Sendable ([UInt8]) -> Void = { _ in }

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

  /// Runs the command, then ends everything it started.
  func run() throws(SystemError) -> Outcome {
    var ends: [Int32] = [-1, -1]
    try checking("pipe") { pipe(&ends) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    let child: ChildProcess
    do {
      defer { close(writing) }
      child = try ChildProcess(["/bin/sh", "-c", line], output: writing, messages: writing)
    }

    var output: [UInt8] = []
    let start = ContinuousClock.now
    while true {
      if isStopped() { return end(child, .stopped, output) }
      if ContinuousClock.now - start > limit { return end(child, .timedOut, output) }
      // Processes that it started may keep the pipe open after it has ended.
      let status = child.statusIfEnded()
      while hasInput(reading, milliseconds: status == nil ? 100 : 0) {
        guard readSome(reading, into: &output) else { break }
        if status == nil { break }
      }
      if let status {
        child.signalGroup(SIGKILL)
        return Outcome(ending: .exited(status), output: String(decoding: output, as: UTF8.self))
      }
    }
  }

  private func hasInput(_ file: Int32, milliseconds: Int32) -> Bool {
    var question = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&question, 1, milliseconds) > 0
  }

  /// - Returns: false if there is no more output.
  private func readSome(_ file: Int32, into output: inout [UInt8]) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(file, &bytes, bytes.count)
    guard count > 0 else {
      if count == 0 { usleep(20_000) }
      return false
    }
    onOutput(Array(bytes.prefix(count)))
    output += bytes.prefix(min(count, max(0, outputLimit - output.count)))
    return true
  }

  /// Asks the process group to end, then kills it.
  private func end(_ child: ChildProcess, _ ending: Ending, _ output: [UInt8]) -> Outcome {
    child.signalGroup(SIGTERM)
    var isEnded = false
    for _ in 0..<40 where !isEnded {
      isEnded = child.statusIfEnded() != nil
      if !isEnded { usleep(50_000) }
    }
    child.signalGroup(SIGKILL)
    if !isEnded { _ = try? child.wait() }
    return Outcome(ending: ending, output: String(decoding: output, as: UTF8.self))
  }
}
