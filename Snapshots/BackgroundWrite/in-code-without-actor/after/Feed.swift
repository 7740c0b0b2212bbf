import SwiftUI

@Observable
final class Feed {
  var items: [String] = []
  var isLoading = false

  func load() async {
    isLoading = true
    let loaded = await fetch()
    items = loaded
    await MainActor.run { isLoading = false }
  }
}

final class Search: NSObject {
  var results: [String] = []
  var count = 0

  func search() {
    Task {
      results = await fetch()
    }
    Task { @MainActor in count = 0 }
  }

  @MainActor func clear() {
    Task { results = [] }
  }

  func reset() {
    DispatchQueue.main.async { self.results = [] }
    count = 0
  }
}

/// Isolated, by its class, by a protocol or by what it may inherit.
@MainActor final class Library {
  var books: [String] = []

  func load() async { books = await fetch() }
}

@MainActor protocol Loading: AnyObject { func load() async }

final class Shelf: Loading {
  var books: [String] = []

  func load() async { books = await fetch() }
}

protocol Refreshing: AnyObject { @MainActor func refresh() async }

final class Journal: Refreshing {
  var pages = 0

  func refresh() async { pages = await fetch().count }
}

final class Pager: UIViewController {
  var page = 0

  func turn() async { page = await fetch().count }
}

/// Views are on the main actor.
@Observable
final class Draft {
  var text = ""

  func save(isolation: isolated (any Actor)? = #isolation) async { text = await fetch().joined() }
}

struct FeedView: View {
  let feed: Feed
  let draft: Draft

  var body: some View {
    Text(feed.items.joined())
      .task { draft.text = "loading" }
  }

  func save() {
    Task { draft.text = "saved" }
  }
}

func fetch() async -> [String] { [] }
