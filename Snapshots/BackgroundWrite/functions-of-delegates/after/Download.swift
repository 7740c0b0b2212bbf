import Foundation
import SwiftUI

@Observable
final class Download: NSObject, URLSessionDataDelegate {
  var bytes = 0
  var isDone = false
  @ObservationIgnored private lazy var session = URLSession(
    configuration: .default, delegate: self, delegateQueue: nil)

  func start(_ url: URL) { session.dataTask(with: url).resume() }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    bytes += data.count
  }

  /// Goes back to the main queue.
  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError: Error?) {
    DispatchQueue.main.async { self.isDone = true }
  }

  /// Only code of the main thread calls it.
  func reset() { bytes = 0 }
}

struct DownloadView: View {
  let download: Download

  var body: some View { Text("\(download.bytes) \(download.isDone)") }
}
