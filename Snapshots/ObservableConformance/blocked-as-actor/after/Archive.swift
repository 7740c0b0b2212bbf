import Combine
import Observation

actor Archive: ObservableObject {
  private var entries: [String] = []
  @MainActor @Published private(set) var count = 0

  func add(_ entry: String) {
    entries.append(entry)
  }
}

@Observable
final class Diary {
  var pages = 0
}
