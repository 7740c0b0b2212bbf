#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Applies `transform` to every index below `count`, on several threads; the results are in the order of the indices.
///
/// - Parameters:
///   - jobs: how many threads, the caller's own included when it is 1.
///   - share: how many results are worth another thread: to wake one takes longer than a little work.
public func mapInParallel<Result: Sendable>(
  _ count: Int, jobs: Int, share: Int = 1, _ transform: @escaping @Sendable (Int) -> Result
) -> [Result] {
  let jobs = min(jobs, count / share)
  guard jobs > 1 else { return (0..<max(0, count)).map(transform) }
  return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
    // Each index is taken once, so that every element is initialised by one thread.
    nonisolated(unsafe) let results = buffer
    let rest = Counter(limit: count, threads: jobs)
    let isDone = Crew.shared.run(on: jobs) {
      var count = 0
      while let indices = rest.take() {
        for index in indices {
          if count % 32 == 0 { reserveMemory() }
          count += 1
          results.initializeElement(at: index, to: transform(index))
        }
      }
    }
    if !isDone {
      while let indices = rest.take() {
        for index in indices { results.initializeElement(at: index, to: transform(index)) }
      }
    }
    initialized = count
  }
}

extension Range<Int> {
  /// The same in parts of a size, for what is too little to be shared among threads one by one.
  func runs(of size: Int) -> [Range<Int>] {
    stride(from: lowerBound, to: upperBound, by: size).map { $0..<Swift.min($0 + size, upperBound) }
  }
}

/// Has the allocator take blocks from a thread's own memory up to a size: that of the largest that was given back.
func keepFreedMemory() {
  #if canImport(Glibc)
    free(block(of: 24 << 20))
  #endif
}

/// Has the allocator take memory for a thread in one piece. By itself it takes page after page, each by a call to the system
/// that holds up the other threads; what is not used costs nothing.
private func reserveMemory() {
  #if canImport(Glibc)
    free(block(of: 1 << 20))
  #endif
}

#if canImport(Glibc)
  // Apart, or the compiler sees that the block is never used.
  @inline(never)
  private func block(of size: Int) -> UnsafeMutableRawPointer? { malloc(size) }
#endif

/// Hands out the numbers below a limit, each once: several at a time where many are left, as threads wait for each other
/// to take some, and one by one in the end, so that all are done at once.
private final class Counter: @unchecked Sendable {
  private let limit: Int
  private let threads: Int
  private var next = 0
  private let lock = Lock()

  init(limit: Int, threads: Int) {
    self.limit = limit
    self.threads = threads
  }

  func take() -> Range<Int>? {
    lock.hold {
      guard next < limit else { return nil }
      let first = next
      next += max(1, min(16, (limit - first) / (threads * 32)))
      return first..<next
    }
  }
}

/// Lets one thread at a time do something.
public final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  public init() { pthread_mutex_init(mutex, nil) }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  public func hold<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
