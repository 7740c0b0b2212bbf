import SwiftUI

final class Editors: ObservableObject {
  @Published var isStale = true
  @Published var names: [String] = []
  var flattened: [String] = []

  var all: [String] {
    if isStale {
      flattened = names.sorted()
      isStale = false
    }
    return flattened
  }
}

/// Publishes nothing, so no view ever picked up a change.
final class Pane: ObservableObject {
  lazy var title = "Pane"

  func rename() { title = "Left" }
}

struct EditorsView: View {
  @ObservedObject var editors: Editors
  @ObservedObject var pane: Pane

  var body: some View {
    Text(editors.all.joined() + pane.title)
    Button("Rename") { pane.rename() }
  }
}
