import SwiftUI

final class Cell: ObservableObject {
  @Published var title = ""
  lazy var names = [title]
  weak var source: Cell? {
    didSet { title = source?.title ?? "" }
  }
}

final class Rows: ObservableObject {
  @Published var cells: [Cell] = []

  func add(_ cell: Cell) { cells.append(cell) }
}

/// Updates with each change of its own model, all of which it reads.
struct RowsView: View {
  @ObservedObject var rows: Rows

  var body: some View {
    ForEach(rows.cells, id: \.title) { cell in
      Text(cell.source?.title ?? "")
      Button("Link") { cell.source = rows.cells.first }
    }
  }
}

struct CellView: View {
  @ObservedObject var cell: Cell

  var body: some View { Text(cell.title) }
}
