import SwiftUI

final class Player {
  let label: String

  init(label: String) { self.label = label }
}

/// The player is made once, from the title of that time, and again after it was released. It does not follow the title.
final class Page: ObservableObject {
  @Published var title = "start"
  @Published private(set) var isReleased = false
  private var player: Player?

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
  @ObservedObject var page: Page

  var body: some View {
    Text(page.label)
    if page.isReleased { Text("released") }
    Button("Rename") { page.title = "end" }
    Button("Release") { page.release() }
  }
}
