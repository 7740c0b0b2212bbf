import Foundation
import SwiftUI

final class Recorder: NSObject, ObservableObject, URLSessionDataDelegate {
  @Published private(set) var title = ""
  private(set) var received = 0
  var rate = 0.0
  /// No view shows it.
  private var chunks: [Data] = []

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
final class Meter: ObservableObject, @unchecked Sendable {
  private let lock = NSLock()
  @Published private(set) var total = 0
  private(set) var waiting = 0

  func add() {
    DispatchQueue.global().async {
      self.lock.withLock { self.waiting += 1 }
      DispatchQueue.main.async { self.total += 1 }
    }
  }
}

final class Catalog: ObservableObject {
  @Published private(set) var names: [String] = []
  private(set) var isLoading = false

  func load() async {
    isLoading = true
    await Task.yield()
    await MainActor.run { names = ["a"] }
  }
}

struct RecorderView: View {
  @ObservedObject var recorder: Recorder
  @ObservedObject var meter: Meter
  @ObservedObject var catalog: Catalog

  var body: some View {
    Text("\(recorder.title) \(recorder.received) \(recorder.rate)")
    Text("\(meter.total) \(meter.waiting)")
    Text(catalog.isLoading ? "Loading" : catalog.names.joined())
  }
}
