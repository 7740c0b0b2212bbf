#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Threads that are started when there is work for them, and then wait for more: starting one costs as much as reading some files.
final class Crew: @unchecked Sendable {
  static let shared = Crew()

  /// One call of `run`, until the last thread has left it.
  private final class Work {
    let body: @Sendable () -> Void
    var unfinished: Int

    init(_ body: @escaping @Sendable () -> Void, on threads: Int) {
      self.body = body
      unfinished = threads
    }
  }

  // All below belongs to who holds the mutex.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let isThereWork = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let isWorkDone = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// What threads are to take up: once for each of them.
  private var open: [Work] = []
  /// How many threads wait that no open work was promised.
  private var freeCount = 0

  private init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(isThereWork, nil)
    pthread_cond_init(isWorkDone, nil)
  }

  /// Runs `body` once on each of some threads, fewer where the system gives no more, and waits for them.
  ///
  /// - Returns: whether there was a thread to run it.
  func run(on count: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while freeCount < count, startThread(self.serve) { freeCount += 1 }
    let threads = min(freeCount, count)
    freeCount -= threads
    let work = Work(body, on: threads)
    open += repeatElement(work, count: threads)
    pthread_cond_broadcast(isThereWork)
    while work.unfinished > 0 { pthread_cond_wait(isWorkDone, mutex) }
    return threads > 0
  }

  /// What each of the threads does, for as long as the process lives.
  private func serve() {
    blockSignals()
    keepFreedMemory()
    pthread_mutex_lock(mutex)
    while true {
      guard let work = open.popLast() else {
        pthread_cond_wait(isThereWork, mutex)
        continue
      }
      pthread_mutex_unlock(mutex)
      work.body()
      pthread_mutex_lock(mutex)
      freeCount += 1
      work.unfinished -= 1
      if work.unfinished == 0 { pthread_cond_broadcast(isWorkDone) }
    }
  }
}

/// Leaves signals that ask the process to end to the thread that can put files back first.
private func blockSignals() {
  var signals = sigset_t()
  sigemptyset(&signals)
  for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
  pthread_sigmask(SIG_BLOCK, &signals, nil)
}

/// Starts a thread with a stack that is deep enough for nested code, whatever the system gives by itself.
///
/// - Returns: whether the system gave one.
private func startThread(_ run: @escaping @Sendable () -> Void) -> Bool {
  var attributes = pthread_attr_t()
  guard pthread_attr_init(&attributes) == 0 else { return false }
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, 64 << 20)
  let body = Unmanaged.passRetained(ThreadBody(run))
  #if canImport(Darwin) || canImport(Musl)
    var handle: pthread_t?
  #else
    var handle = pthread_t()
  #endif
  let status = pthread_create(&handle, &attributes, startOfThread, body.toOpaque())
  if status != 0 { body.release() }
  return status == 0
}

/// Tells threads that run at the same time from each other.
struct ThreadNumber: Hashable {
  private let value = pthread_self()

  static var current: Self { .init() }
}

private final class ThreadBody {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

#if canImport(Darwin)
  private let startOfThread: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
    { argument in
      Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
      return nil
    }
#else
  private let startOfThread: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
    { argument in
      if let argument { Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run() }
      return nil
    }
#endif
