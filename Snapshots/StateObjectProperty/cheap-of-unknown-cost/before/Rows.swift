import SeedCatalog
import SwiftUI

/// How long the search takes depends on where the rows are.
final class Finder: ObservableObject {
  @Published var index: Int

  init(rows: CatalogRows) { index = rows.firstIndex { $0 == "fern" } ?? 0 }
}

/// An array is in memory.
final class Lister: ObservableObject {
  @Published var index: Int

  init(names: [String]) { index = names.firstIndex { $0 == "fern" } ?? 0 }
}

struct RowsView: View {
  @StateObject private var finder: Finder
  @StateObject private var lister: Lister

  init(rows: CatalogRows, names: [String]) {
    _finder = StateObject(wrappedValue: Finder(rows: rows))
    _lister = StateObject(wrappedValue: Lister(names: names))
  }

  var body: some View { Text("\(finder.index) \(lister.index)") }
}
