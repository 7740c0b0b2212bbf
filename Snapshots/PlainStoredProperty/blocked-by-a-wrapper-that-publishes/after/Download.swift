import PublishedObject
import SwiftUI

final class Download: ObservableObject {
  @PublishedOnMain var progress = 0.0
  @Published var isPaused = false
}

@Observable
final class Queue {
  var names: [String] = []
}

struct DownloadView: View {
  @ObservedObject var download: Download
  let queue: Queue

  var body: some View {
    VStack {
      Text("\(download.progress)")
      Text(queue.names.joined())
    }
  }
}
