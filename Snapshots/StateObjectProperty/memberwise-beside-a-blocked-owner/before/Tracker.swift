import SwiftUI

final class Tracker: ObservableObject {
  @Published var jobs: [String] = []
}

/// It calls a method of its own that the macro's would hide.
final class Coordinator: ObservableObject {
  @Published var path: [String] = []

  func access<Value>(keyPath: KeyPath<Coordinator, Value>) {}
}

final class Filter: ObservableObject {
  @Published var words = ""
}

struct TrackerView: View {
  @StateObject var coordinator: Coordinator
  @StateObject var tracker: Tracker

  var body: some View {
    Text("\(tracker.jobs.count) \(coordinator.path.count)")
  }
}

struct FilterView: View {
  @StateObject var filter: Filter
  @StateObject var tracker: Tracker

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
