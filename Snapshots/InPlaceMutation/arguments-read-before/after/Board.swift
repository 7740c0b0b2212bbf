import SwiftUI

enum Side {
  case left, right
}

struct Layout {
  var columns: [Side: Int] = [:]
  var main = Side.left

  mutating func set(_ widths: [Int], on side: Side) { columns[side] = widths.reduce(0, +) }

  mutating func change(_ width: (Side) -> Int) {
    for side in columns.keys { columns[side] = width(side) }
  }
}

@Observable
final class Board {
  var layout = Layout()
}

struct BoardView: View {
  @State private var board = Board()

  private var side: Side { board.layout.main }
  private var widths: [Int] { board.layout.columns.values.sorted() }
  private var width: (Side) -> Int { { board.layout.columns[$0, default: 0] * 2 } }

  var body: some View {
    Text("\(board.layout.columns.count)")
    // The values are there before the change begins.
    Button("Fit") { board.layout.set(widths, on: side) }
    // This one runs meanwhile.
    Button("Double") { var updatedLayout = board.layout; updatedLayout.change(width); board.layout = updatedLayout }
  }
}
