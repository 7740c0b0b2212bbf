import SwiftUI

@Observable
class Game {
  var board = Board()
  private var turns = 0
  var isOver: Bool { turns > 9 }

  func play(_ cell: Int) {
    board.play(cell)
  }

  func weigh(_ cell: Int) -> Int {
    turns += 1
    return board.weigh(cell)
  }
}

@Observable
class GameAlone: Game {
  override func play(_ cell: Int) {
    guard board.free.contains(cell) else { return }
    board.play(cell)
    board.play(cell + 1)
  }
}

struct GameView: View {
  let game: GameAlone

  var body: some View {
    Text("\(game.board.cells.count) \(game.isOver ? "over" : "")")
  }
}
