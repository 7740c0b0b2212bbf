import SwiftUI

/// It tells nobody when it changes.
final class Piece {
  var isTaken = false
  let name = "Rook"
}

@Observable
final class Board {
  var pieces = [Piece(), Piece()]
  var moves = 0
  var title = "Board"
  let clock = Piece()

  var left: Int { pieces.filter { !$0.isTaken }.count }
  var heading: String { "\(title): \(clock.isTaken ? "over" : "open")" }
  var sum: Int { pieces.reduce(0) { $0 + ($1.isTaken ? 1 : 0) } }
  /// What it shows of the pieces never changes.
  var names: String { pieces.map { $0.name }.joined() }
  /// No view shows it.
  var taken: Int { pieces.filter { $0.isTaken }.count }

  func report(_ piece: Int) -> String { "\(title): \(pieces[piece].isTaken)" }

  func take() {
    pieces[0].isTaken = true
    clock.isTaken = true
    moves += 1
  }
}

/// It says of itself when its pieces have changed.
@Observable
final class Telling {
  var title = "Telling"
  private let piece = Piece()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.title) {}
  }

  var heading: String { "\(title) \(piece.isTaken)" }

  func take() {
    piece.isTaken = true
    notifyObservers()
  }
}

struct BoardView: View {
  @State private var board = Board()
  @State private var telling = Telling()

  var body: some View {
    LeftView(board: board)
    Text("\(board.names) \(board.moves)")
    TellingView(telling: telling)
    Button("Take") {
      board.take()
      telling.take()
    }
  }
}

struct LeftView: View {
  let board: Board

  var body: some View {
    Text("\(board.left)")
    Text(board.heading)
    Text("\(board.report(0)) \(board.sum)")
  }
}

struct TellingView: View {
  let telling: Telling

  var body: some View { Text(telling.heading) }
}
