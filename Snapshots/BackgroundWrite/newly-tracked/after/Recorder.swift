import Foundation
import SwiftUI

@Observable
final class Recorder: NSObject, URLSessionDataDelegate {
  private(set) var title = ""
  private(set) var received = 0
  var rate = 0.0
  /// No view shows it.
  @ObservationIgnored private var chunks: [Data] = []

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    received += data.count
    chunks.append(data)
    DispatchQueue.main.async { self.title = "\(self.chunks.count)" }
  }

  func measure() {
    DispatchQueue.global().async {
      self.rate = 1
    }
  }
}

/// A lock keeps two threads apart, and notifies views on the thread that writes.
@Observable
final class Meter: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var total = 0
  private(set) var waiting = 0

  func add() {
    DispatchQueue.global().async {
      self.lock.withLock { self.waiting += 1 }
      DispatchQueue.main.async { self.total += 1 }
    }
  }
}

@Observable
final class Catalog {
  private(set) var names: [String] = []
  private(set) var isLoading = false

  func load() async {
    isLoading = true
    await Task.yield()
    await MainActor.run { names = ["a"] }
  }
}

struct RecorderView: View {
  let recorder: Recorder
  let meter: Meter
  let catalog: Catalog

  var body: some View {
    Text("\(recorder.title) \(recorder.received) \(recorder.rate)")
    Text("\(meter.total) \(meter.waiting)")
    Text(catalog.isLoading ? "Loading" : catalog.names.joined())
  }
}
