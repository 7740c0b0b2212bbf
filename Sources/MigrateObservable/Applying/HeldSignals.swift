import Foundation

/// The signal that asked the process to end; 0 where none did. Written by the handler alone.
private nonisolated(unsafe) var receivedSignal: Int32 = 0

/// Holds signals back that would end the process, so that it can put files back first.
struct HeldSignals: Sendable {
  private let previous: [(number: Int32, handler: (@convention(c) (Int32) -> Void)?)]

  init() {
    previous = [SIGINT, SIGTERM, SIGHUP].map { number in
      let handler = signal(number) { receivedSignal = $0 }
      // One that is ignored stays so: somebody started the tool with `nohup`.
      if unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
      return (number, handler)
    }
  }

  static var isStopped: Bool { receivedSignal != 0 }

  /// Lets them through again. One that came meanwhile has its effect now.
  func release() {
    for (number, handler) in previous { signal(number, handler) }
    if receivedSignal != 0 { raise(receivedSignal) }
  }
}
