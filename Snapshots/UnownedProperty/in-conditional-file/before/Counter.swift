#if !os(Windows)
  import SwiftUI

  final class Counter: ObservableObject {
    @Published var count = 0
  }

  struct CounterView: View {
    let counter = Counter()

    var body: some View {
      Text("\(counter.count)")
    }
  }

  // Here the condition is the property's own.
  struct BadgeView: View {
    #if DEBUG
      let counter = Counter()
    #endif

    var body: some View {
      Text("Badge")
    }
  }
#endif
