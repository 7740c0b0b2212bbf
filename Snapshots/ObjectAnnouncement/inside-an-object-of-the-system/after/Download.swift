import Foundation
import SwiftUI

@Observable
final class Download {
  var progress = Progress(totalUnitCount: 4)
  var title = "Map"

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.progress) {}
    withMutation(keyPath: \.title) {}
  }

  func receivePart() {
    progress.completedUnitCount += 1
    notifyObservers()
  }

  func rename() {
    notifyObservers()
    title = "Chart"
    progress.completedUnitCount = 4
  }
}

/// It hands an object a closure and announces what that writes.
@Observable
final class Connection {
  let progress = Progress(totalUnitCount: 1)
  private(set) var isOpen = false

  init() {
    progress.cancellationHandler = {
      self.isOpen = false
    }
  }
}

struct ConnectionView: View {
  let connection: Connection

  var body: some View {
    Text("\(connection.isOpen) \(connection.progress.totalUnitCount)")
  }
}

struct DownloadView: View {
  let download: Download

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
