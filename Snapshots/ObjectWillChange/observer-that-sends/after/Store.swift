import SwiftUI

@Observable
final class Store {
  var rows: [String] = []
  var selected = 0
}

struct RowCount: View {
  @State private var store = Store()

  var body: some View {
    Text("\(store.rows.count)")
  }
}
