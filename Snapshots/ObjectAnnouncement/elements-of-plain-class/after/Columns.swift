import SwiftUI

final class Column: Identifiable {
  let id: Int
  var isVisible = true

  init(id: Int) { self.id = id }
}

@Observable
final class Columns {
  var all = [Column(id: 1), Column(id: 2)]

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.all) {}
  }

  func toggle(_ column: Column) {
    notifyObservers()
    column.isVisible.toggle()
  }
}

struct ColumnsView: View {
  let columns: Columns

  var body: some View {
    Text(columns.all.map { "\($0.id) \($0.isVisible)" }.joined(separator: ", "))
    Button("Toggle") { columns.toggle(columns.all[0]) }
    Button("Both") {
      columns.all[1].isVisible.toggle()
      columns.notifyObservers()
    }
  }
}
