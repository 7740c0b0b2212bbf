import SwiftUI

final class Piece: Identifiable {
  let name: String
  var isLit = false

  init(name: String) { self.name = name }
}

@Observable
final class Board {
  var moves = 0
  var pieces = [Piece(name: "King"), Piece(name: "Queen")]

  func light(_ index: Int) {
    pieces[index].isLit.toggle()
    moves += 1
  }
}

/// Shows a piece that changes while the list of pieces stays.
struct FirstPieceView: View {
  let board: Board

  var body: some View {
    Text(board.pieces[0].isLit ? "lit" : "dark")
    Button("Light") { board.light(0) }
  }
}

struct FirstLitView: View {
  let board: Board

  var body: some View {
    if let piece = board.pieces.first {
      Text(piece.isLit ? "lit" : "dark")
    }
  }
}

struct PiecesView: View {
  let board: Board

  var body: some View {
    ForEach(board.pieces) { piece in
      Text(piece.name)
        .bold(piece.isLit)
    }
  }
}

/// What it shows of pieces stays as it is.
struct NamesView: View {
  let board: Board

  var body: some View {
    ForEach(board.pieces) { piece in
      Text(piece.name)
    }
    Text("\(board.pieces.filter { $0.name.isEmpty }.count)")
  }
}

/// Only an action asks a piece for more.
struct PiecesButton: View {
  let board: Board

  var body: some View {
    Button("Light \(board.pieces.count)") {
      if !board.pieces[0].isLit { board.light(0) }
    }
  }
}
