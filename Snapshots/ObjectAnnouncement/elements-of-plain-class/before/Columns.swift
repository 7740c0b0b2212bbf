import SwiftUI

final class Column: Identifiable {
  let id: Int
  var isVisible = true

  init(id: Int) { self.id = id }
}

final class Columns: ObservableObject {
  @Published var all = [Column(id: 1), Column(id: 2)]

  func toggle(_ column: Column) {
    objectWillChange.send()
    column.isVisible.toggle()
  }
}

struct ColumnsView: View {
  @ObservedObject var columns: Columns

  var body: some View {
    Text(columns.all.map { "\($0.id) \($0.isVisible)" }.joined(separator: ", "))
    Button("Toggle") { columns.toggle(columns.all[0]) }
    Button("Both") {
      columns.all[1].isVisible.toggle()
      columns.objectWillChange.send()
    }
  }
}
