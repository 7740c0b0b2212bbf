import SwiftUI

final class Feed: ObservableObject {
  @Published var items: [String] = []
  @Published var isLoading = false

  func load() async {
    isLoading = true
    let loaded = await fetch()
    items = loaded
    await MainActor.run { isLoading = false }
  }
}

final class Search: NSObject, ObservableObject {
  @Published var results: [String] = []
  @Published var count = 0

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
@MainActor final class Library: ObservableObject {
  @Published var books: [String] = []

  func load() async { books = await fetch() }
}

@MainActor protocol Loading: AnyObject { func load() async }

final class Shelf: ObservableObject, Loading {
  @Published var books: [String] = []

  func load() async { books = await fetch() }
}

protocol Refreshing: AnyObject { @MainActor func refresh() async }

final class Journal: ObservableObject, Refreshing {
  @Published var pages = 0

  func refresh() async { pages = await fetch().count }
}

final class Pager: UIViewController, ObservableObject {
  @Published var page = 0

  func turn() async { page = await fetch().count }
}

/// Views are on the main actor.
final class Draft: ObservableObject {
  @Published var text = ""

  func save(isolation: isolated (any Actor)? = #isolation) async { text = await fetch().joined() }
}

struct FeedView: View {
  @ObservedObject var feed: Feed
  @ObservedObject var draft: Draft

  var body: some View {
    Text(feed.items.joined())
      .task { draft.text = "loading" }
  }

  func save() {
    Task { draft.text = "saved" }
  }
}

func fetch() async -> [String] { [] }
