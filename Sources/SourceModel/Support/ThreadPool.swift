#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Threads that start when there is work and then wait for more, because starting a thread costs as much as reading
/// some files.
final class ThreadPool: @unchecked Sendable {
  static let shared = ThreadPool()

  /// One call of `run`, which ends when the last thread has finished.
  private final class Work {
    let body: @Sendable () -> Void
    var unfinished: Int

    init(_ body: @escaping @Sendable () -> Void, on threads: Int) {
      self.body = body
      unfinished = threads
    }
  }

  // The mutex protects all properties below.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let workAvailable = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let workFinished = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// The work to take, with one entry for each thread.
  private var open: [Work] = []
  /// The number of waiting threads that are not reserved for open work.
  private var freeCount = 0

  private init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(workAvailable, nil)
    pthread_cond_init(workFinished, nil)
  }

  /// Runs `body` once on each of `count` threads, or on fewer if the system cannot start more, and waits for them.
  ///
  /// - Returns: Whether at least one thread ran it.
  func run(on count: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while freeCount < count, startThread(self.serve) { freeCount += 1 }
    let threads = min(freeCount, count)
    freeCount -= threads
    let work = Work(body, on: threads)
    open += repeatElement(work, count: threads)
    pthread_cond_broadcast(workAvailable)
    while work.unfinished > 0 { pthread_cond_wait(workFinished, mutex) }
    return threads > 0
  }

  /// The loop of each thread, which runs until the process ends.
  private func serve() {
    blockSignals()
    keepFreedMemory()
    pthread_mutex_lock(mutex)
    while true {
      guard let work = open.popLast() else {
        pthread_cond_wait(workAvailable, mutex)
        continue
      }
      pthread_mutex_unlock(mutex)
      work.body()
      pthread_mutex_lock(mutex)
      freeCount += 1
      work.unfinished -= 1
      if work.unfinished == 0 { pthread_cond_broadcast(workFinished) }
    }
  }
}

/// Blocks termination signals in this thread, so that the thread that can restore files handles them.
private func blockSignals() {
  var signals = sigset_t()
  sigemptyset(&signals)
  for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
  pthread_sigmask(SIG_BLOCK, &signals, nil)
}

/// Starts a thread whose stack is large enough for deeply nested code, regardless of the system's default size.
///
/// - Returns: Whether the system started it.
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

/// Identifies a thread among those that run at the same time.
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
