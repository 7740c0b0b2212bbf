import SwiftUI

struct Counts {
  var now = 0
  var past: [Int] = []
}

enum Action { case add, note, addAndNote }

final class Store: ObservableObject {
  typealias Reducer = (inout Counts, Action) -> Void
  typealias Following = (inout Counts, Action) -> Action?

  @Published private(set) var counts = Counts()
  private var reduce: Reducer = { _, _ in }
  private var follow: Following = { _, _ in nil }

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
    reduce(&counts, action)
  }

  func sendAll(_ action: Action) -> Int {
    guard let next = follow(&counts, action) else { return 0 }
    if let last = follow(&counts, next) { return last == .add ? 1 : 2 }
    let other = follow(&counts, .note)
    return other == nil ? 3 : 4
  }

  func last(_ action: Action) -> Action? {
    return follow(&counts, action)
  }

  /// The result is taken in the midst of something.
  func isLast(_ action: Action) -> Bool {
    follow(&counts, action) == nil
  }
}

struct StoreView: View {
  @StateObject private var store = Store()

  var body: some View {
    Text("\(store.counts.now), \(store.counts.past.count) in the past")
    Button("Add") { store.send(.add) }
    Button("Note") { store.send(.note) }
    Button("Both") { _ = store.sendAll(.addAndNote) }
    Button("Last") { _ = store.last(.note) }
  }
}
