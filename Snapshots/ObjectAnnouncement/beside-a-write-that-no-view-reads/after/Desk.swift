import SwiftUI

enum Drawer {
  nonisolated(unsafe) static var labels: [String: String] = [:]
}

struct Folder {
  let id: String
  var title: String { Drawer.labels[id] ?? id }
}

@Observable
final class Desk {
  private(set) var folder: Folder
  @ObservationIgnored private var lastLabel: String?
  /// Says that a label was written.
  @ObservationIgnored private var revision = 0 {
    didSet { notifyObservers() }
  }
  /// Seen through `total`.
  private var count = 0

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.folder) {}
    withMutation(keyPath: \.count) {}
  }

  var total: Int { count }

  init(_ folder: Folder) {
    self.folder = folder
    lastLabel = Drawer.labels[folder.id]
  }

  private var isStale: Bool { lastLabel != Drawer.labels[folder.id] }

  func refresh() {
    guard isStale else { return }
    lastLabel = Drawer.labels[folder.id]

    // Show the new label.
    notifyObservers()
  }

  func relabel(_ label: String) {
    Drawer.labels[folder.id] = label
    revision += 1
  }

  func add() {
    count += 1
  }
}

struct DeskView: View {
  let desk: Desk

  var body: some View {
    Text("\(desk.folder.title), \(desk.total)")
  }
}
