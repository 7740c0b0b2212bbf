import SwiftUI

final class Store: ObservableObject {
  var rows: [String] = [] {
    willSet { objectWillChange.send() }
  }
  var selected = 0 {
    didSet { self.objectWillChange.send() }
  }
}

struct RowCount: View {
  @StateObject private var store = Store()

  var body: some View {
    Text("\(store.rows.count)")
  }
}
