import Combine

actor Archive: ObservableObject {
  private var entries: [String] = []
  @MainActor @Published private(set) var count = 0

  func add(_ entry: String) {
    entries.append(entry)
  }
}

final class Diary: ObservableObject {
  @Published var pages = 0
}
