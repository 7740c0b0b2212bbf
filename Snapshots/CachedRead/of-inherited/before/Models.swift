import SwiftUI

class Store: ObservableObject {
  @Published var items: [Int] = [2, 1]
  @Published var limit = 10

  func add() { items.append(items.count) }
}

/// It publishes nothing itself.
final class SortedStore: Store {
  private var kept: [Int]?
  private var labels: [Int: String] = [:]
  /// No view is told when it alone is emptied.
  var prefix = "#"

  var sorted: [Int] {
    if let kept { return kept }
    let sorted = items.sorted().filter { $0 < limit }
    kept = sorted
    return sorted
  }

  func label(of item: Int) -> String {
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
  @StateObject private var store = SortedStore()

  var body: some View {
    ItemsView(store: store)
    ItemsView(store: store)
    Button("Add") { store.add() }
    Button("Forget") { store.forget() }
  }
}

struct ItemsView: View {
  @ObservedObject var store: SortedStore

  var body: some View {
    ForEach(store.sorted, id: \.self) { Text(store.label(of: $0)) }
  }
}
