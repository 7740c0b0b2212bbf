import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  let counter = Counter()

  var body: some View {
    CountText(counter: counter)
  }
}

struct CountText: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Text("\(counter.count)")
  }
}
