import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  let title: String
  private let counter = Counter()

  var body: some View {
    Text(title)
    CountText(counter: counter)
  }
}

struct CountText: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Button("Add") { counter.count += 1 }
    Text("\(counter.count)")
  }
}
