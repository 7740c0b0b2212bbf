import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  let name = "Counter"

  func label() -> String { "\(count) times" }
  func title() -> String { name }
  subscript(step: Int) -> Int { count * step }
  func callAsFunction() -> Int { count }
}

struct CounterView: View {
  @StateObject private var counter = Counter()

  var body: some View {
    VStack {
      Label(counter: counter)
      Steps(counter: counter)
      Total(counter: counter)
      Title(counter: counter)
      Button("Count") { counter.count += 1 }
    }
  }
}

struct Label: View {
  let counter: Counter

  var body: some View { Text(counter.label()) }
}

struct Steps: View {
  let counter: Counter

  var body: some View { Text("\(counter[2])") }
}

struct Total: View {
  let counter: Counter

  var body: some View { Text("\(counter())") }
}

/// What it shows never changes.
struct Title: View {
  let counter: Counter

  var body: some View {
    Button(counter.title()) { print(counter.label()) }
      .accessibilityAction(named: "Say") { print(counter.label()) }
  }
}
