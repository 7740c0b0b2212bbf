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

  /// Runs it; all it started ends with it.
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
      // What it started may keep the pipe open when it has ended itself.
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

  /// - Returns: false at the end.
  private func readSome(_ file: Int32, into output: inout [UInt8]) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(file, &bytes, bytes.count)
    guard count > 0 else {
      if count == 0 { usleep(20_000) }
      return false
    }
    output += bytes.prefix(min(count, max(0, outputLimit - output.count)))
    return true
  }

  /// Asks the whole group to end, and ends it.
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
