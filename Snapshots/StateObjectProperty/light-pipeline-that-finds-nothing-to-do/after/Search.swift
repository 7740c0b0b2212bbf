import Combine
import SwiftUI

/// The query is empty at first, so nothing is searched for.
@Observable
final class Search {
  var query = "" {
    willSet { querySubject.send(newValue) }
  }
  @ObservationIgnored private lazy var querySubject = CurrentValueSubject<String, Never>(_query)
  private(set) var results: [String] = []
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init() {
    querySubject
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
@Observable
final class QuickSearch {
  var text = "" {
    willSet { textSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var textSubject = CurrentValueSubject<String, Never>(_text)
  private(set) var isLoading = false
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init() {
    textSubject
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
@Observable
final class Feed {
  var page = 0 {
    willSet { pageSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var pageSubject = CurrentValueSubject<Int, Never>(_page)
  @ObservationIgnored var client: URLSession?
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init() {
    pageSubject.sink { [weak self] _ in self?.load() }.store(in: &cancellables)
  }

  func load() {
    guard let client else { return }
    UserDefaults.standard.set(client.sessionDescription, forKey: "client")
  }
}

struct SearchView: View {
  @State private var search = Search()
  @State private var quick = QuickSearch()
  @State private var feed = Feed()

  var body: some View {
    TextField("Search", text: $search.query)
    TextField("Quick", text: $quick.text)
    Text("\(search.results.count) \(feed.page)")
  }
}

/// The initializer sets the query.
@Observable
final class LastSearch {
  var query = "" {
    willSet { querySubject.send(newValue) }
  }
  @ObservationIgnored private lazy var querySubject = CurrentValueSubject<String, Never>(_query)
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()
  @ObservationIgnored private(set) var isReady = false

  init(query: String) {
    self.query = query
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    querySubject.sink { [weak self] _ in self?.save() }.store(in: &cancellables)
    isReady = true
  }

  func save() {
    guard !query.isEmpty else { return }
    UserDefaults.standard.set(query, forKey: "query")
  }
}

struct LastSearchView: View {
  @State private var search = LastSearch(query: "swift")

  var body: some View { Text(search.query).task { await search.bootstrap() } }
}
