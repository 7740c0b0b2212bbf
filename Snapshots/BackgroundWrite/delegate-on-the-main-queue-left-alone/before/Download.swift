import Foundation
import SwiftUI

final class Download: NSObject, ObservableObject, URLSessionDataDelegate {
  @Published var bytes = 0
  private lazy var session = URLSession(
    configuration: .default, delegate: self, delegateQueue: .main)

  func start(_ url: URL) { session.dataTask(with: url).resume() }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    bytes += data.count
  }
}

struct DownloadView: View {
  @ObservedObject var download: Download

  var body: some View { Text("\(download.bytes)") }
}
