import Observation
import SwiftUI

@Observable
final class Visits {
  var count = 0
}

@Observable
final class Store {
  var title = "Store"
  let visits = Visits()
}

/// The store did not tell of the visits.
struct StoreView: View {
  @State private var store = Store()

  var body: some View {
    Text("\(store.title) \(store.visits.count)")
    Button("Visit") { store.visits.count += 1 }
  }
}

/// Observed them before.
struct VisitsView: View {
  let store: Store
  let visits: Visits

  var body: some View { Text("\(store.visits.count) \(visits.count)") }
}

/// Shows nothing of them.
struct TitleView: View {
  let store: Store

  var body: some View {
    Text(store.title)
    Button("Visit") { store.visits.count += 1 }
  }
}
