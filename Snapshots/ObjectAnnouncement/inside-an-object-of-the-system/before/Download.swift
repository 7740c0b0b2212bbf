import Foundation
import SwiftUI

final class Download: ObservableObject {
  var progress = Progress(totalUnitCount: 4)
  @Published var title = "Map"

  func receivePart() {
    progress.completedUnitCount += 1
    objectWillChange.send()
  }

  func rename() {
    objectWillChange.send()
    title = "Chart"
    progress.completedUnitCount = 4
  }
}

struct DownloadView: View {
  @ObservedObject var download: Download

  var body: some View {
    Text(download.title)
    PartsView(progress: download.progress)
    Button("Receive") { download.receivePart() }
    Button("Rename") { download.rename() }
  }
}

struct PartsView: View {
  let progress: Progress

  var body: some View {
    Text("\(progress.completedUnitCount) of \(progress.totalUnitCount)")
  }
}
