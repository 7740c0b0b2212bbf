import SwiftUI

final class Gauge {
  var level = 0
}

@Observable
final class Store {
  var rows: [String] = []
  var selection: Int?
  var counts: [String: Int] = [:]
  var gauge = Gauge()
  private var visits = 0

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.rows) {}
    withMutation(keyPath: \.selection) {}
    withMutation(keyPath: \.counts) {}
    withMutation(keyPath: \.gauge) {}
    withMutation(keyPath: \.visits) {}
  }

  var summary: String { "\(rows.count) rows, \(visits) visits" }

  func visit() { visits += 1 }
}

func select(_ row: Int, in store: Store) {
  store.selection = row
}

struct StoreView: View {
  let store: Store
  let isEditable: Bool

  var body: some View {
    Text("\(store.summary) \(store.gauge.level)")
    ForEach(store.rows, id: \.self) { Text($0) }
    Button("Add") { add("row") }
    Button("Clear") { clear() }
    Button("Visit") { visit() }
    Button("Count") { count("row") }
    Button("Fill") { fill() }
  }

  private func add(_ row: String) {
    if store.rows.contains(row) { return }
    store.rows.append(row)
  }

  private func count(_ row: String) {
    store.counts[row] = 1
  }

  /// An object that it holds is written.
  private func fill() {
    store.rows = []
    store.gauge.level += 1
    store.notifyObservers()
  }

  /// Not each run writes.
  private func clear() {
    if isEditable { store.rows = [] }
    store.notifyObservers()
  }

  /// The object is asked for more.
  private func visit() {
    store.selection = nil
    store.visit()
    store.notifyObservers()
  }
}
