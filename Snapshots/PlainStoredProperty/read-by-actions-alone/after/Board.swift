import SwiftUI

@Observable
final class Board {
  var title = ""
  @ObservationIgnored var pressed: (() -> Void)?
  var last = 0
  var gap = 0.0
  var shown = 0
  var limit = 0
  var start = 0

  func set() {
    last = 3
    gap = 2
    shown = 2
    limit = 4
    start = 5
    pressed = {}
  }
}

/// It shows the title, what is shown and the limit, and asks for the start when it is made; its actions ask for the rest.
struct BoardView: View {
  let board: Board
  private let start: Int

  init(board: Board) {
    self.board = board
    start = board.start
  }

  var body: some View {
    VStack {
      Text(board.title)
      Button("Go") { board.pressed?() }
      Text("a").onTapGesture { print(board.last) }
      Text("g").onTapGesture { move(3) }
      Text("\(board.shown) \(start)").disabled(isFull)
    }
  }

  private var isFull: Bool { board.limit > 3 }

  private func move(_ distance: Double) {
    if distance > board.gap { board.title = "far" }
  }
}
