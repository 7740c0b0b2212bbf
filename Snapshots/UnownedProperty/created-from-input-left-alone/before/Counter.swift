import SwiftUI

final class Counter: ObservableObject {
  @Published var count: Int

  init(count: Int) { self.count = count }
}

struct CounterView: View {
  var counter: Counter
  let step: Int

  init(count: Int, step: Int = 1) {
    self.counter = Counter(count: count)
    self.step = step
  }

  init() {
    self.init(count: 0)
  }

  var body: some View {
    Stepper("\(counter.count)", onIncrement: { counter.count += step }, onDecrement: {})
  }
}

/// It is handed its counter, or makes one.
struct CountText: View {
  let counter: Counter

  init(counter: Counter) {
    self.counter = counter
  }

  init() {
    counter = Counter(count: 0)
  }

  var body: some View {
    Text("\(counter.count)")
  }
}

/// Nothing keeps state for it.
struct CounterBox {
  let counter = Counter(count: 1)
}

/// It makes its counter of what it made of its own parameter.
struct DoubleView: View {
  let counter: Counter
  let twice: Int

  init(count: Int) {
    twice = count * 2
    counter = Counter(count: twice)
  }

  var body: some View {
    Text("\(counter.count)")
  }
}
