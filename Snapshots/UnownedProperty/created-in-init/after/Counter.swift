import SwiftUI

@Observable
final class Counter {
  var count: Int

  init(count: Int) { self.count = count }
}

struct CounterView: View {
  @State var counter: Counter
  let step: Int

  init(count: Int, step: Int = 1) {
    self.step = step
    _counter = State(wrappedValue: Counter(count: count))
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
  @State var counter: Counter
  let twice: Int

  init(count: Int) {
    twice = count * 2
    _counter = State(wrappedValue: Counter(count: twice))
  }

  var body: some View {
    Text("\(counter.count)")
  }
}
