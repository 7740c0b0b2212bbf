import SwiftUI

@Observable
final class Tracker {
  var jobs: [String] = []
}

/// It calls a method of its own that the macro's would hide.
final class Coordinator: ObservableObject {
  @Published var path: [String] = []

  func access<Value>(keyPath: KeyPath<Coordinator, Value>) {}
}

@Observable
final class Filter {
  var words = ""
}

struct TrackerView: View {
  @StateObject var coordinator: Coordinator
  @State var tracker: Tracker

  init(coordinator: @autoclosure @escaping () -> Coordinator, tracker: Tracker) {
    _coordinator = StateObject(wrappedValue: coordinator())
    _tracker = State(wrappedValue: tracker)
  }

  var body: some View {
    Text("\(tracker.jobs.count) \(coordinator.path.count)")
  }
}

struct FilterView: View {
  @State var filter: Filter
  @State var tracker: Tracker

  init(filter: Filter, tracker: Tracker) {
    _filter = State(wrappedValue: filter)
    _tracker = State(wrappedValue: tracker)
  }

  var body: some View {
    Text("\(tracker.jobs.count) \(filter.words)")
  }
}

struct RootView: View {
  var body: some View {
    TrackerView(coordinator: Coordinator(), tracker: Tracker())
    FilterView(filter: Filter(), tracker: Tracker())
  }
}
