import SwiftUI

@Observable
final class Cell {
  var title = ""
  @ObservationIgnored lazy var names = [title]
  @ObservationIgnored weak var source: Cell? {
    didSet { title = source?.title ?? "" }
  }
}

@Observable
final class Rows {
  var cells: [Cell] = []

  func add(_ cell: Cell) { cells.append(cell) }
}

/// Updates with each change of its own model, all of which it reads.
struct RowsView: View {
  let rows: Rows

  var body: some View {
    ForEach(rows.cells, id: \.title) { cell in
      Text(cell.source?.title ?? "")
      Button("Link") { cell.source = rows.cells.first }
    }
  }
}

struct CellView: View {
  let cell: Cell

  var body: some View { Text(cell.title) }
}
