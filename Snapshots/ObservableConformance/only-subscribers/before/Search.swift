import Combine
import SwiftUI

/// A controller subscribes to it, and no view knows it.
private final class SearchModel: ObservableObject {
  @Published var text = ""
  @Published var isLoading = false
}

final class SearchController {
  private let model = SearchModel()
  private var subscriptions: Set<AnyCancellable> = []

  func load() {
    model.$text.debounce(for: 0.3, scheduler: DispatchQueue.main)
      .sink { print("searching", $0) }
      .store(in: &subscriptions)
    model.$isLoading.sink { print($0 ? "busy" : "idle") }.store(in: &subscriptions)
  }
}

extension SearchController {
  func submit() {
    guard !model.isLoading else { return }
    model.text = "a"
  }
}

/// A view only passes its publisher on.
final class Monitor: ObservableObject {
  @Published var mode = 0
}

final class ModeLog {
  private var subscription: AnyCancellable?

  init(source: Published<Int>.Publisher) {
    subscription = source.sink { print("mode", $0) }
  }
}

struct ModeView: View {
  let monitor: Monitor

  var body: some View {
    Button("Log") { _ = ModeLog(source: monitor.$mode) }
  }
}

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  @ObservedObject var counter: Counter

  var body: some View { Text("\(counter.count)") }
}
