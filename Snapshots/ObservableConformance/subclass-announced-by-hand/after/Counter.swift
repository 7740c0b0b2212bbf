import SwiftUI

@Observable
class Counter {
  var count = 1
}

@Observable
final class SteppedCounter: Counter {
  var step = 1
  private let limit = 10

  func widen() { step += 1 }
}

@Observable
final class NamedCounter: Counter {
  @ObservationIgnored private var stored = "one"
  var name: String {
    get {
      access(keyPath: \.name)
      return stored
    }
    set {
      withMutation(keyPath: \.name) {
        stored = newValue
      }
    }
  }
}

final class PlainCounter: Counter {
  func reset() { count = 0 }
}

struct CounterView: View {
  @State private var stepped = SteppedCounter()
  @State private var named = NamedCounter()

  var body: some View {
    VStack {
      Text("\(stepped.count) by \(stepped.step)")
      Button("Widen") { stepped.widen() }
      Text(named.name)
      Button("Name") { named.name = "two" }
    }
  }
}
