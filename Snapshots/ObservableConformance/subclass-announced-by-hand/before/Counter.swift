import SwiftUI

class Counter: ObservableObject {
  @Published var count = 1
}

final class SteppedCounter: Counter {
  var step = 1 { willSet { objectWillChange.send() } }
  private let limit = 10

  func widen() { step += 1 }
}

final class NamedCounter: Counter {
  private var stored = "one"
  var name: String {
    get { stored }
    set {
      objectWillChange.send()
      stored = newValue
    }
  }
}

final class PlainCounter: Counter {
  func reset() { count = 0 }
}

struct CounterView: View {
  @StateObject private var stepped = SteppedCounter()
  @StateObject private var named = NamedCounter()

  var body: some View {
    VStack {
      Text("\(stepped.count) by \(stepped.step)")
      Button("Widen") { stepped.widen() }
      Text(named.name)
      Button("Name") { named.name = "two" }
    }
  }
}
