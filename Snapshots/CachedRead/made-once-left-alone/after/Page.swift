import SwiftUI

final class Player {
  let label: String

  init(label: String) { self.label = label }
}

/// The player is made once, from the title of that time, and again after it was released. It does not follow the title.
@Observable
final class Page {
  var title = "start"
  private(set) var isReleased = false
  @ObservationIgnored private var player: Player?

  var label: String {
    if player == nil { makePlayer() }
    return player?.label ?? ""
  }

  private func makePlayer() { player = Player(label: title) }

  func release() {
    player = nil
    isReleased = true
  }
}

struct PageView: View {
  let page: Page

  var body: some View {
    Text(page.label)
    if page.isReleased { Text("released") }
    Button("Rename") { page.title = "end" }
    Button("Release") { page.release() }
  }
}
