import SwiftUI

/// It tells nobody what is put where.
final class Grid {
  private var cells = [0, 0, 0]

  subscript(index: Int) -> Int {
    get { cells[index] }
    set { cells[index] = newValue }
  }
}

final class Names {
  private let names = ["left", "middle", "right"]

  subscript(index: Int) -> String { names[index] }
}

final class Board: ObservableObject {
  @Published private(set) var turn = 0
  @Published var isLocked = false
  let grid = Grid()
  let names = Names()

  var first: Int { grid[0] }
  var title: String { "\(turn): \(grid[1])" }
  subscript(index: Int) -> Int { self.grid[index] }

  func play(at index: Int) {
    grid[index] = turn
    turn += 1
  }
}

struct BoardView: View {
  @ObservedObject var board: Board

  var body: some View {
    Text("\(board.grid[2])")
    Button("Play") { board.play(at: 2) }
  }
}

struct RowView: View {
  @ObservedObject var board: Board

  var body: some View {
    Text("\(board.first), \(board[1]), \(board.title)")
  }
}

/// What it shows stays as it is.
struct NameView: View {
  @ObservedObject var board: Board

  var body: some View {
    Text(board.names[0])
  }
}

struct Page: View {
  @StateObject private var board = Board()

  var body: some View {
    BoardView(board: board)
    RowView(board: board)
    NameView(board: board)
  }
}
