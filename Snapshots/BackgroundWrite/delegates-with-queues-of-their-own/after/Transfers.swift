import Foundation
import SwiftUI

/// Its calls come on the main queue, which it passes to a function of the project.
@Observable
final class Upload: NSObject, URLSessionDataDelegate {
  var bytes = 0

  func start() { _ = session(delegate: self, delegateQueue: OperationQueue.main) }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    bytes += data.count
  }
}

/// Another queue calls it, whatever `Upload` passes.
@Observable
final class Download: NSObject, URLSessionDataDelegate {
  var bytes = 0

  func start() { _ = session(delegate: self, delegateQueue: nil) }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    bytes += data.count
  }
}

/// One of its sessions calls it on another queue.
@Observable
final class Exchange: NSObject, URLSessionDataDelegate {
  static let shared = Exchange()
  var bytes = 0

  func start() {
    _ = session(delegate: Exchange.shared, delegateQueue: .main)
    _ = session(delegate: Exchange.shared, delegateQueue: OperationQueue())
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    bytes += data.count
  }
}

func session(delegate: URLSessionDataDelegate, delegateQueue: OperationQueue?) -> URLSession {
  URLSession(configuration: .default, delegate: delegate, delegateQueue: delegateQueue)
}

struct TransfersView: View {
  let upload: Upload
  let download: Download
  let exchange: Exchange

  var body: some View { Text("\(upload.bytes) \(download.bytes) \(exchange.bytes)") }
}
