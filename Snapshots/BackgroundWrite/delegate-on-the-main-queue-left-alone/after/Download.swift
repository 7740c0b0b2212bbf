import Foundation
import SwiftUI

@Observable
final class Download: NSObject, URLSessionDataDelegate {
  var bytes = 0
  @ObservationIgnored private lazy var session = URLSession(
    configuration: .default, delegate: self, delegateQueue: .main)

  func start(_ url: URL) { session.dataTask(with: url).resume() }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    bytes += data.count
  }
}

struct DownloadView: View {
  let download: Download

  var body: some View { Text("\(download.bytes)") }
}
