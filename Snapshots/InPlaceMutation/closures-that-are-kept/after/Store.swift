import SwiftUI

struct Counts {
  var now = 0
  var past: [Int] = []
}

enum Action { case add, note, addAndNote }

@Observable
final class Store {
  typealias Reducer = (inout Counts, Action) -> Void
  typealias Following = (inout Counts, Action) -> Action?

  private(set) var counts = Counts()
  @ObservationIgnored private var reduce: Reducer = { _, _ in }
  @ObservationIgnored private var follow: Following = { _, _ in nil }

  init() {
    reduce = { [unowned self] counts, action in
      if case .add = action { counts.now += 1 } else { counts.past.append(self.counts.now) }
    }
    follow = { [unowned self] counts, action in
      switch action {
      case .addAndNote:
        counts.now += 1
        return .note
      case .add, .note:
        counts.past.append(self.counts.now)
        return nil
      }
    }
  }

  func send(_ action: Action) {
    var updatedCounts = counts
    reduce(&updatedCounts, action)
    counts = updatedCounts
  }

  func sendAll(_ action: Action) -> Int {
    var updatedCounts = counts
    let result = follow(&updatedCounts, action)
    counts = updatedCounts
    guard let next = result else { return 0 }
    var updatedCounts2 = counts
    let result2 = follow(&updatedCounts2, next)
    counts = updatedCounts2
    if let last = result2 { return last == .add ? 1 : 2 }
    var updatedCounts3 = counts
    let other = follow(&updatedCounts3, .note)
    counts = updatedCounts3
    return other == nil ? 3 : 4
  }

  func last(_ action: Action) -> Action? {
    var updatedCounts = counts
    defer { counts = updatedCounts }
    return follow(&updatedCounts, action)
  }

  /// The result is taken in the midst of something.
  func isLast(_ action: Action) -> Bool {
    follow(&counts, action) == nil
  }
}

struct StoreView: View {
  @State private var store = Store()

  var body: some View {
    Text("\(store.counts.now), \(store.counts.past.count) in the past")
    Button("Add") { store.send(.add) }
    Button("Note") { store.send(.note) }
    Button("Both") { _ = store.sendAll(.addAndNote) }
    Button("Last") { _ = store.last(.note) }
  }
}
