import SwiftUI

@Observable
final class Store {
  var rows: [String] = [] {
    willSet {  }
  }
  var selected = 0 {
    didSet {  }
  }
}

struct RowCount: View {
  @State private var store = Store()

  var body: some View {
    Text("\(store.rows.count)")
  }
}
