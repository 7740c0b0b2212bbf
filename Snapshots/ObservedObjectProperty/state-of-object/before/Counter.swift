import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  @State private var counter = Counter()
  @ObservedObject var outer: Counter

  var body: some View {
    Text("\(counter.count) \(outer.count)")
  }
}
