import SwiftUI

nonisolated(unsafe) var count = 0

var doubled: Int { count * 2 }

func countText() -> String { "\(count) times" }

func doubledText() -> String { "\(doubled) halves" }

let limit = 10

func limitText() -> String { "at most \(limit)" }

@Observable
final class Counter {
  var stamp = 0

  func add() {
    count += 1
    stamp += 1
  }
}

struct CountView: View {
  let counter: Counter

  var body: some View {
    Text(countText())
  }
}

struct DoubledView: View {
  let counter: Counter

  var body: some View {
    Text(doubledText())
  }
}

struct GetterView: View {
  let counter: Counter

  var body: some View {
    Text("\(doubled)")
  }
}

// What this shows stays as it is.
struct LimitView: View {
  let counter: Counter

  var body: some View {
    Text(limitText())
  }
}
