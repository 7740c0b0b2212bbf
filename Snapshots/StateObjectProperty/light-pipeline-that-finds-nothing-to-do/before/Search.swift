import Combine
import SwiftUI

/// The query is empty at first, so nothing is searched for.
final class Search: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  private var task: Task<Void, Never>?
  private var cancellables = Set<AnyCancellable>()

  init() {
    $query
      .debounce(for: .milliseconds(250), scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.search() }
      .store(in: &cancellables)
  }

  func search() {
    guard !query.isEmpty else { return }
    task = Task { results = [query] }
  }
}

/// The closure tests what it receives.
final class QuickSearch: ObservableObject {
  @Published var text = ""
  @Published private(set) var isLoading = false
  private var cancellables = Set<AnyCancellable>()

  init() {
    $text
      .removeDuplicates()
      .sink { [weak self] text in
        if text.isEmpty { self?.isLoading = false } else { self?.load(text) }
      }
      .store(in: &cancellables)
  }

  func load(_ text: String) {
    isLoading = true
    UserDefaults.standard.set(text, forKey: "search")
  }
}

/// There is no client yet.
final class Feed: ObservableObject {
  @Published var page = 0
  var client: URLSession?
  private var cancellables = Set<AnyCancellable>()

  init() {
    $page.sink { [weak self] _ in self?.load() }.store(in: &cancellables)
  }

  func load() {
    guard let client else { return }
    UserDefaults.standard.set(client.sessionDescription, forKey: "client")
  }
}

struct SearchView: View {
  @StateObject private var search = Search()
  @StateObject private var quick = QuickSearch()
  @StateObject private var feed = Feed()

  var body: some View {
    TextField("Search", text: $search.query)
    TextField("Quick", text: $quick.text)
    Text("\(search.results.count) \(feed.page)")
  }
}

/// The initializer sets the query.
final class LastSearch: ObservableObject {
  @Published var query = ""
  private var cancellables = Set<AnyCancellable>()

  init(query: String) {
    self.query = query
    $query.sink { [weak self] _ in self?.save() }.store(in: &cancellables)
  }

  func save() {
    guard !query.isEmpty else { return }
    UserDefaults.standard.set(query, forKey: "query")
  }
}

struct LastSearchView: View {
  @StateObject private var search = LastSearch(query: "swift")

  var body: some View { Text(search.query) }
}
