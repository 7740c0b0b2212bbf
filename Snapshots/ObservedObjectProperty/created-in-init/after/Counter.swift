import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterView: View {
  @State var counter: Counter

  init() {
    _counter = State(wrappedValue: Counter())
  }

  var body: some View {
    Text("\(counter.count)")
  }
}
