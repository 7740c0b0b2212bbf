#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Applies `transform` to every index below `count` on several threads. The results are in the order of the indices.
///
/// - Parameters:
///   - jobs: The number of threads; with 1, the work runs on the caller's thread.
///   - share: The number of results that justify another thread, because waking a thread takes longer than a little
///     work.
public func mapInParallel<Result: Sendable>(
  _ count: Int, jobs: Int, share: Int = 1, _ transform: @escaping @Sendable (Int) -> Result
) -> [Result] {
  let jobs = min(jobs, count / share)
  guard jobs > 1 else { return (0..<max(0, count)).map(transform) }
  return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
    // Each index is taken once, so exactly one thread initializes each element.
    nonisolated(unsafe) let results = buffer
    let rest = Counter(limit: count, threads: jobs)
    let isDone = ThreadPool.shared.run(on: jobs) {
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
  /// The range in runs of a size, for work that is too small to distribute among threads one by one.
  func runs(of size: Int) -> [Range<Int>] {
    stride(from: lowerBound, to: upperBound, by: size).map { $0..<Swift.min($0 + size, upperBound) }
  }
}

/// Makes the allocator serve blocks of up to 24 MB from the thread's own memory: its limit is the size of the largest
/// block that was freed.
func keepFreedMemory() {
  #if canImport(Glibc)
    free(block(of: 24 << 20))
  #endif
}

/// Makes the allocator reserve memory for a thread in one piece. Otherwise it requests page after page, each with a
/// system call that blocks the other threads. Unused memory costs nothing.
private func reserveMemory() {
  #if canImport(Glibc)
    free(block(of: 1 << 20))
  #endif
}

#if canImport(Glibc)
  // This is a separate function; otherwise the compiler sees that the block is never used.
  @inline(never)
  private func block(of size: Int) -> UnsafeMutableRawPointer? { malloc(size) }
#endif

/// Distributes the numbers below a limit, each once. It gives out several at a time while many are left, because taking
/// numbers makes threads wait for each other, and single numbers at the end, so that all threads finish together.
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

/// A mutex: one thread at a time runs the code in `hold`.
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
