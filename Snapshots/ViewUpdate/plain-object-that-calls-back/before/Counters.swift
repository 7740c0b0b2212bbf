import SwiftUI

final class Counter {
  var count = 0
  var onChange: ((Int) -> Void)?

  func tick() {
    count += 1
    onChange?(count)
  }
}

/// The view used to show the count with each change of `last`, which it does not read.
final class CounterModel: ObservableObject {
  let counter = Counter()
  @Published var last = 0

  init() {
    counter.onChange = { [weak self] in self?.last = $0 }
  }
}

/// Nothing that changes the count updates views.
final class QuietModel: ObservableObject {
  let counter = Counter()
  @Published var title = ""

  func rename() { title = "renamed" }
}

struct CounterView: View {
  @ObservedObject var model: CounterModel
  @ObservedObject var quiet: QuietModel

  var body: some View {
    Text("\(model.counter.count)")
    Text("\(quiet.counter.count)")
    Button("Tick") { model.counter.tick() }
    Button("Rename") { quiet.rename() }
  }
}
