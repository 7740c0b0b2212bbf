import SwiftUI

final class Selection: ObservableObject {
  private(set) var last: String? = nil
  @Published private(set) var all: Set<String>
  @Published var initial: String? = nil

  init(_ all: Set<String>) {
    self.all = all
    initial = last ?? all.first
  }

  func tap(_ id: String) {
    last = id
    all = [id]
  }
}

/// Read before the object is complete, which the accessors of a tracked property cannot do.
final class Counter: ObservableObject {
  var start: Int
  @Published var total: Int

  init(_ start: Int) {
    self.start = start
    total = self.start + 1
  }

  func restart() {
    start = 0
    total = 0
  }
}

struct SelectionView: View {
  @ObservedObject var selection: Selection
  @ObservedObject var counter: Counter

  var body: some View {
    Text(selection.last ?? selection.all.first ?? "")
    Text("\(counter.start)")
  }
}
