import Foundation

/// What every scheduler of this stand-in runs on: work in the order of its time, done when someone
/// asks for it, and clocks that stand still meanwhile. So a trace is the same on each run.
public final class Timeline: @unchecked Sendable {
  public static let shared = Timeline()

  private struct Job {
    let order: Int
    var due: VirtualInstant
    let interval: VirtualInstant.Stride?
    let action: () -> Void
  }

  public private(set) var now = VirtualInstant(nanoseconds: 0)
  private var jobs: [Job] = []
  private var count = 0
  private let lock = NSRecursiveLock()

  @discardableResult
  public func add(
    at due: VirtualInstant,
    every interval: VirtualInstant.Stride? = nil,
    _ action: @escaping () -> Void
  ) -> AnyCancellable {
    lock.withLock {
      count += 1
      let order = count
      jobs.append(Job(order: order, due: due, interval: interval, action: action))
      // A one-off job is nobody's to cancel by letting go of it.
      guard interval != nil else { return AnyCancellable {} }
      return AnyCancellable { [self] in
        lock.withLock { jobs.removeAll { $0.order == order } }
      }
    }
  }

  /// Runs what is due now, and what that adds. True if there was anything.
  @discardableResult
  public func runDue() -> Bool {
    var didRun = false
    while let job = take(until: now) {
      didRun = true
      job.action()
    }
    return didRun
  }

  /// Moves the clock, stopping at each job on the way.
  public func advance(by seconds: Double) {
    let end = now.advanced(by: .seconds(seconds))
    while let job = take(until: end) { job.action() }
    now = end
  }

  /// Moves the clock past every one-off job. True if there was any; repeating jobs that fall due
  /// on the way run too.
  @discardableResult
  public func runAllOnce() -> Bool {
    var didRun = false
    while let last = lock.withLock({ jobs.filter { $0.interval == nil }.map(\.due).min() }) {
      didRun = true
      let end = max(now, last)
      while let job = take(until: end) { job.action() }
      now = end
    }
    return didRun
  }

  private func take(until end: VirtualInstant) -> Job? {
    lock.withLock {
      guard
        let index = jobs.indices
          .filter({ jobs[$0].due <= end })
          .min(by: { (jobs[$0].due, jobs[$0].order) < (jobs[$1].due, jobs[$1].order) })
      else { return nil }
      let job = jobs[index]
      now = max(now, job.due)
      if let interval = job.interval {
        jobs[index].due = job.due.advanced(by: interval)
      } else {
        jobs.remove(at: index)
      }
      return job
    }
  }
}
