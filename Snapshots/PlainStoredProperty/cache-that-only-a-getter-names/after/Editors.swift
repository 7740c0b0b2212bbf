import SwiftUI

@Observable
final class Editors {
  var isStale = true
  var names: [String] = []
  @ObservationIgnored var flattened: [String] = []

  var all: [String] {
    access(keyPath: \.names)
    if isStale {
      flattened = names.sorted()
      isStale = false
    }
    return flattened
  }
}

/// Publishes nothing, so no view ever picked up a change.
final class Pane {
  lazy var title = "Pane"

  func rename() { title = "Left" }
}

struct EditorsView: View {
  let editors: Editors
  let pane: Pane

  var body: some View {
    Text(editors.all.joined() + pane.title)
    Button("Rename") { pane.rename() }
  }
}
