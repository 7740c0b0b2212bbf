import SwiftUI

@Observable
final class Counter {
  static let shared = Counter(count: 1)
  var count: Int

  init(count: Int = 0) { self.count = count }
}

struct DefaultView: View {
  @State private var counter = Counter()

  init(count: Int) {
    counter.count = count
  }

  var body: some View {
    Text("\(counter.count)")
  }
}

struct StorageView: View {
  @State private var counter: Counter

  init(count: Int) {
    _counter = State(wrappedValue: Counter(count: count))
    _counter.wrappedValue.count += 1
  }

  var body: some View {
    Text("\(counter.count)")
  }
}

/// This object is there before the view is.
struct SharedView: View {
  private let counter = Counter.shared

  init(count: Int) {
    counter.count = count
  }

  var body: some View {
    Text("\(counter.count)")
  }
}

/// So is this one, and the parameter is not the property.
struct HandedView: View {
  @State private var counter: Counter

  init(counter: Counter) {
    // The counter is reset.
    _counter = State(wrappedValue: counter)
    counter.count = 0
  }

  var body: some View {
    Text("\(counter.count)")
  }
}
