import SwiftUI

final class Gauge {
  var level = 0
}

final class Store: ObservableObject {
  @Published var rows: [String] = []
  @Published var selection: Int?
  @Published var counts: [String: Int] = [:]
  @Published var gauge = Gauge()
  private var visits = 0

  var summary: String { "\(rows.count) rows, \(visits) visits" }

  func visit() { visits += 1 }
}

func select(_ row: Int, in store: Store) {
  store.selection = row
  store.objectWillChange.send()
}

struct StoreView: View {
  @ObservedObject var store: Store
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
    store.objectWillChange.send()
  }

  private func count(_ row: String) {
    store.counts[row] = 1
    store.objectWillChange.send()
  }

  /// An object that it holds is written.
  private func fill() {
    store.rows = []
    store.gauge.level += 1
    store.objectWillChange.send()
  }

  /// Not each run writes.
  private func clear() {
    if isEditable { store.rows = [] }
    store.objectWillChange.send()
  }

  /// The object is asked for more.
  private func visit() {
    store.selection = nil
    store.visit()
    store.objectWillChange.send()
  }
}
