#if !os(Windows)
  import SwiftUI

  @Observable
  final class Counter {
    var count = 0
  }

  struct CounterView: View {
    @State var counter = Counter()

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
