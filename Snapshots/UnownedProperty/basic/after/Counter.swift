import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterView: View {
  let title: String
  @State private var counter = Counter()

  init(title: String) {
    self.title = title
  }

  var body: some View {
    Text(title)
    CountText(counter: counter)
  }
}

struct CountText: View {
  let counter: Counter

  var body: some View {
    Button("Add") { counter.count += 1 }
    Text("\(counter.count)")
  }
}
