import SwiftUI

struct Table<Value> {
  let offset: Double
  let rows: [Value]
}

/// The compiler writes the `==` of the conformance, which compares everything.
extension Table: Equatable where Value: Equatable {}

extension Table {
  static func == <First: Equatable, Second: Equatable>(one: Table, other: Table) -> Bool
  where Value == (First, Second) {
    one.rows.count == other.rows.count
  }
}

final class TableModel: ObservableObject {
  @Published var table = Table(offset: 0, rows: [1])

  func move() { table = Table(offset: table.offset + 1, rows: table.rows) }
}

struct TableView: View {
  @ObservedObject var model: TableModel

  var body: some View {
    Text("\(model.table.offset) \(model.table.rows.count)")
    Button("Move") { model.move() }
  }
}
