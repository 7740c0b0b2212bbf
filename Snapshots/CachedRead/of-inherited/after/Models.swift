import SwiftUI

@Observable
class Store {
  var items: [Int] = [2, 1]
  var limit = 10

  func add() { items.append(items.count) }
}

/// It publishes nothing itself.
@Observable
final class SortedStore: Store {
  @ObservationIgnored private var kept: [Int]?
  @ObservationIgnored private var labels: [Int: String] = [:]
  /// No view is told when it alone is emptied.
  var prefix = "#"

  var sorted: [Int] {
    _ = items
    _ = limit
    if let kept { return kept }
    let sorted = items.sorted().filter { $0 < limit }
    kept = sorted
    return sorted
  }

  func label(of item: Int) -> String {
    access(keyPath: \.prefix)
    if let label = labels[item] { return label }
    let label = prefix + String(item)
    labels[item] = label
    return label
  }

  override func add() {
    kept = nil
    super.add()
  }

  func forget() {
    labels = [:]
  }
}

struct StoreView: View {
  @State private var store = SortedStore()

  var body: some View {
    ItemsView(store: store)
    ItemsView(store: store)
    Button("Add") { store.add() }
    Button("Forget") { store.forget() }
  }
}

struct ItemsView: View {
  let store: SortedStore

  var body: some View {
    ForEach(store.sorted, id: \.self) { Text(store.label(of: $0)) }
  }
}
