import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  @ObservedObject var counter = Counter()
  @ObservedObject private var other: Counter = .init()

  var body: some View {
    Stepper("\(counter.count)", value: $other.count)
  }
}
