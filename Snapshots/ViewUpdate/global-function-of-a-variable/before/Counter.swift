import SwiftUI

nonisolated(unsafe) var count = 0

var doubled: Int { count * 2 }

func countText() -> String { "\(count) times" }

func doubledText() -> String { "\(doubled) halves" }

let limit = 10

func limitText() -> String { "at most \(limit)" }

final class Counter: ObservableObject {
  @Published var stamp = 0

  func add() {
    count += 1
    stamp += 1
  }
}

struct CountView: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Text(countText())
  }
}

struct DoubledView: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Text(doubledText())
  }
}

struct GetterView: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Text("\(doubled)")
  }
}

// What this shows stays as it is.
struct LimitView: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Text(limitText())
  }
}
