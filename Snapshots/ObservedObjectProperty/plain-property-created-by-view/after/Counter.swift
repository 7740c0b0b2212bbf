import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterView: View {
  @State var counter = Counter()

  var body: some View {
    CountText(counter: counter)
  }
}

struct CountText: View {
  let counter: Counter

  var body: some View {
    Text("\(counter.count)")
  }
}
