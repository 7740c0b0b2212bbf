import SeedCatalog
import SwiftUI

/// How long the search takes depends on where the rows are.
@Observable
final class Finder {
  var index: Int

  init(rows: CatalogRows) { index = rows.firstIndex { $0 == "fern" } ?? 0 }
}

/// An array is in memory.
@Observable
final class Lister {
  var index: Int

  init(names: [String]) { index = names.firstIndex { $0 == "fern" } ?? 0 }
}

struct RowsView: View {
  @State private var finder: Finder
  @State private var lister: Lister

  init(rows: CatalogRows, names: [String]) {
    _finder = State(wrappedValue: Finder(rows: rows))
    _lister = State(wrappedValue: Lister(names: names))
  }

  var body: some View { Text("\(finder.index) \(lister.index)") }
}
