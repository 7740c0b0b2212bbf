import SwiftUI

/// Any thread may set the level; the views are told on the main thread, outside of the lock.
@Observable
final class Meter: @unchecked Sendable {
  private let lock = NSLock()
  @ObservationIgnored private var _level = 0
  @ObservationIgnored private var _peak = 0
  var name = "Meter"

  var level: Int {
    get {
      access(keyPath: \.level)
      return lock.withLock { _level }
    }
    set {
      lock.withLock { _level = newValue }
      DispatchQueue.main.async { self.withMutation(keyPath: \.level) {} }
    }
  }

  var peak: Int {
    get {
      access(keyPath: \.peak)
      lock.lock()
      defer { lock.unlock() }
      return _peak
    }
    set {
      lock.lock()
      _peak = newValue
      lock.unlock()
      DispatchQueue.main.async { [weak self] in self?.withMutation(keyPath: \.peak) {} }
    }
  }
}

struct MeterView: View {
  let meter: Meter

  var body: some View {
    Text("\(meter.name) \(meter.level) \(meter.peak)")
    Button("Measure") { Task.detached { meter.level += 1 } }
  }
}
