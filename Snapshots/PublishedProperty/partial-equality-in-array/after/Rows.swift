import SwiftUI

struct Row: Identifiable, Hashable {
  let id: Int
  var text: String

  static func == (left: Row, right: Row) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@Observable
final class Rows {
  var all = [Row(id: 1, text: "one")]
  var selected: Row?

  func edit() { all = [Row(id: 1, text: "uno")] }
}

struct RowsView: View {
  let rows: Rows

  var body: some View {
    Text(rows.all.map(\.text).joined())
    Button("Edit") { rows.edit() }
  }
}
