import SwiftUI

@Observable
final class Selection {
  private(set) var last: String? = nil
  private(set) var all: Set<String>
  var initial: String? = nil

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
@Observable
final class Counter {
  @ObservationIgnored var start: Int
  var total: Int

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
  let selection: Selection
  let counter: Counter

  var body: some View {
    Text(selection.last ?? selection.all.first ?? "")
    Text("\(counter.start)")
  }
}
