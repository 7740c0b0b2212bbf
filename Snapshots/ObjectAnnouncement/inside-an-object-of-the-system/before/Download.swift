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

/// It hands an object a closure and announces what that writes.
final class Connection: ObservableObject {
  let progress = Progress(totalUnitCount: 1)
  private(set) var isOpen = false

  init() {
    progress.cancellationHandler = {
      self.isOpen = false
      self.objectWillChange.send()
    }
  }
}

struct ConnectionView: View {
  @ObservedObject var connection: Connection

  var body: some View {
    Text("\(connection.isOpen) \(connection.progress.totalUnitCount)")
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
