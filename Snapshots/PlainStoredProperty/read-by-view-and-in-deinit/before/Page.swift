import SwiftUI

nonisolated(unsafe) var journal: [String] = []

@MainActor
final class Page: ObservableObject {
  @Published var isLoading = false
  var title: String
  private var history: [String] = []
  private var loader: Task<Void, Never>?
  var shelf: String?

  var steps: Int { history.count }

  init(title: String) {
    self.title = title
  }

  deinit {
    loader?.cancel()
    journal.append("closed \(title) after \(self.history.count)")
    history = []
    if let shelf { journal.append(shelf) }
  }

  func rename(_ title: String) {
    self.title = title
    history.append(title)
    shelf = nil
  }
}

struct PageView: View {
  @ObservedObject var page: Page

  var body: some View {
    Text("\(page.title), \(page.steps) steps, \(page.shelf ?? "no shelf")")
    if page.isLoading { ProgressView() }
    Button("Rename") { page.rename("Second") }
  }
}
