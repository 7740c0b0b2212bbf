import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterView: View {
  @State var counter = Counter()
  @State private var other: Counter = .init()

  var body: some View {
    Stepper("\(counter.count)", value: $other.count)
  }
}
