import SwiftUI

/// Any thread may set the level; the views are told on the main thread, outside of the lock.
final class Meter: ObservableObject, @unchecked Sendable {
  private let lock = NSLock()
  private var _level = 0
  private var _peak = 0
  @Published var name = "Meter"

  var level: Int {
    get { lock.withLock { _level } }
    set {
      lock.withLock { _level = newValue }
      DispatchQueue.main.async { self.objectWillChange.send() }
    }
  }

  var peak: Int {
    get {
      lock.lock()
      defer { lock.unlock() }
      return _peak
    }
    set {
      lock.lock()
      _peak = newValue
      lock.unlock()
      DispatchQueue.main.async { [weak self] in self?.objectWillChange.send() }
    }
  }
}

struct MeterView: View {
  @ObservedObject var meter: Meter

  var body: some View {
    Text("\(meter.name) \(meter.level) \(meter.peak)")
    Button("Measure") { Task.detached { meter.level += 1 } }
  }
}
