import SwiftUI

@Observable
final class Board {
  private(set) var rows: [String] = []
  private(set) var selected = 0

  func add(_ row: String) {
    rows.append(row)
  }

  func select(_ index: Int) {
    selected = index
  }

  func clear() {
    rows = []
    selected = 0
  }
}

struct BoardView: View {
  @State private var board = Board()

  var body: some View {
    Text("\(board.rows.count) rows, \(board.selected) selected")
    Button("Add") { board.add("row") }
    Button("Select") { board.select(1) }
    Button("Clear") { board.clear() }
  }
}
