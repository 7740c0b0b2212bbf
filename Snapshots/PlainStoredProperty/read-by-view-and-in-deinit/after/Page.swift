import SwiftUI

nonisolated(unsafe) var journal: [String] = []

@MainActor
@Observable
final class Page {
  var isLoading = false
  var title: String
  private var history: [String] = []
  @ObservationIgnored private var loader: Task<Void, Never>?
  @ObservationIgnored var shelf: String?

  var steps: Int { history.count }

  init(title: String) {
    self.title = title
  }

  deinit {
    loader?.cancel()
    journal.append("closed \(_title) after \(self._history.count)")
    _history = []
    if let shelf { journal.append(shelf) }
  }

  func rename(_ title: String) {
    self.title = title
    history.append(title)
    shelf = nil
  }
}

struct PageView: View {
  let page: Page

  var body: some View {
    Text("\(page.title), \(page.steps) steps, \(page.shelf ?? "no shelf")")
    if page.isLoading { ProgressView() }
    Button("Rename") { page.rename("Second") }
  }
}
