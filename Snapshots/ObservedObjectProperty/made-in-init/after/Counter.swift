import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterView: View {
  let counter: Counter

  init() {
    counter = Counter()
  }

  var body: some View {
    Text("\(counter.count)")
  }
}
