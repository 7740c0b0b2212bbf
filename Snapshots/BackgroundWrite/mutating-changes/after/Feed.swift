import Combine
import SwiftUI

struct LoadState {
  var isLoading = false
  var pages: [String: Int] = [:]

  mutating func finish() { isLoading = false }
}

struct Page: Sendable {
  var items: [String]
}

@Observable
final class Feed {
  var items: [String] = []
  var state = LoadState()
  var isEmpty = true
  var error: String?
  var shelf = Shelf()
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  func loadMore() async {
    items.append(contentsOf: await page().items)
    state.isLoading = true
    state.pages["first"] = 1
    state.finish()
    isEmpty.toggle()
    items[0] = "first"
    self[keyPath: \.state.isLoading] = false
    show("failed")
    // An object that is published does not change with its members.
    shelf.books.append("Emma")
  }

  func read(_ lines: AsyncStream<String>) async {
    for await line in lines { items.append(line) }
  }

  func index() {
    DispatchQueue.global().async { self.items.removeAll() }
    OperationQueue().addOperation { self.items.append("operation") }
    Thread.detachNewThread { self.items.append("thread") }
  }

  func observe(_ names: AnyPublisher<String, Never>) {
    names.receive(on: DispatchQueue.global())
      .sink { [weak self] in self?.items.append($0) }.store(in: &bag)
    // These deliver on the main thread, or on that of the sender.
    names.receive(on: DispatchQueue.global()).receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.items.append($0) }.store(in: &bag)
    names.sink { [weak self] in self?.items.append($0) }.store(in: &bag)
  }

  private func show(_ message: String) { error = message }
}

final class Shelf {
  var books: [String] = []
}

/// Changes on the main actor, and of local values.
@Observable
final class Settled {
  var items: [String] = []

  func loadMore() async {
    var loaded = await page().items
    loaded.append("last")
    await MainActor.run { [loaded] in items.append(contentsOf: loaded) }
    await add("more")
    showLater("done")
  }

  @MainActor private func add(_ item: String) { items.append(item) }

  private func showLater(_ item: String) {
    DispatchQueue.main.async { self.items.append(item) }
  }
}

func page() async -> Page { Page(items: ["page"]) }

struct FeedView: View {
  @State private var feed = Feed()
  @State private var settled = Settled()

  var body: some View {
    Text("\(feed.items.count) \(settled.items.count) \(feed.error ?? "")")
    Text(feed.state.isLoading ? "loading" : feed.isEmpty ? "empty" : "")
    Text("\(feed.shelf.books.count)")
      .task {
        await feed.loadMore()
        await settled.loadMore()
      }
  }
}
