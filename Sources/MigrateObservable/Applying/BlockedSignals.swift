/// The signal that asked the process to end; 0 if there was none. Only the signal handler writes it.
private nonisolated(unsafe) var receivedSignal: Int32 = 0

/// Delays signals that would end the process, so that it can restore files first.
struct BlockedSignals: Sendable {
  private let numbers: [Int32]

  init() {
    var numbers: [Int32] = []
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let previous = signal(number) { receivedSignal = $0 }
      // A signal that is ignored stays ignored: the tool was started with `nohup`, for example.
      if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      } else {
        numbers.append(number)
      }
    }
    self.numbers = numbers
    for number in numbers { Self.unblock(number) }
  }

  /// Unblocks the signals, which a parent that starts the tool from a thread pool may have blocked by accident.
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

  /// Restores the default handlers. A signal that was received in the meantime ends the process now.
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
