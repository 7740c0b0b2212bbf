import Combine
import SwiftUI

enum Drawer {
  nonisolated(unsafe) static var labels: [String: String] = [:]
}

struct Folder {
  let id: String
  var title: String { Drawer.labels[id] ?? id }
}

final class Desk: ObservableObject {
  @Published private(set) var folder: Folder
  private var lastLabel: String?
  /// Says that a label was written.
  private var revision = 0 {
    didSet { objectWillChange.send() }
  }
  /// Seen through `total`.
  private var count = 0

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
    objectWillChange.send()
  }

  func relabel(_ label: String) {
    Drawer.labels[folder.id] = label
    revision += 1
  }

  func add() {
    count += 1
    objectWillChange.send()
  }
}

struct DeskView: View {
  @ObservedObject var desk: Desk

  var body: some View {
    Text("\(desk.folder.title), \(desk.total)")
  }
}
