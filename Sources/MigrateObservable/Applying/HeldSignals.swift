/// The signal that asked the process to end; 0 where none did. Written by the handler alone.
private nonisolated(unsafe) var receivedSignal: Int32 = 0

/// Holds signals back that would end the process, so that it can put files back first.
struct HeldSignals: Sendable {
  private let numbers: [Int32]

  init() {
    var numbers: [Int32] = []
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let previous = signal(number) { receivedSignal = $0 }
      // One that is ignored stays so: somebody started the tool with `nohup`.
      if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      } else {
        numbers.append(number)
      }
    }
    self.numbers = numbers
    for number in numbers { Self.unblock(number) }
  }

  /// Whoever starts the tool from a thread of a pool has blocked them without meaning to.
  static func unblockAll() {
    for number in [SIGINT, SIGTERM, SIGHUP] { unblock(number) }
  }

  private static func unblock(_ number: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  static var isStopped: Bool { receivedSignal != 0 }

  /// Lets them through again. One that came meanwhile ends the process now, as whoever sent it expects.
  func release() {
    for number in numbers { signal(number, SIG_DFL) }
    let number = receivedSignal
    guard number != 0 else { return }
    signal(number, SIG_DFL)
    Self.unblock(number)
    raise(number)
    _exit(128 + number)
  }
}
