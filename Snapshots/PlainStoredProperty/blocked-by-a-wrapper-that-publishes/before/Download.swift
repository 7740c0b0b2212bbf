import PublishedObject
import SwiftUI

final class Download: ObservableObject {
  @PublishedOnMain var progress = 0.0
  @Published var isPaused = false
}

final class Queue: ObservableObject {
  @Published var names: [String] = []
}

struct DownloadView: View {
  @ObservedObject var download: Download
  @ObservedObject var queue: Queue

  var body: some View {
    VStack {
      Text("\(download.progress)")
      Text(queue.names.joined())
    }
  }
}
