import SwiftUI

struct Hit: Identifiable, Equatable {
  let id: Int
  var title: String

  static func == (a: Hit, b: Hit) -> Bool { a.id == b.id }
}

/// Each view that shows the hits also reads the flag, which changes with them.
@Observable
final class Search {
  var isSearching = false
  var hits: [Hit] = []

  func search(_ load: () -> [Hit]) {
    isSearching = true
    hits = load()
    isSearching = false
  }
}

/// A recent hit is only added if it is not there.
@Observable
final class History {
  private(set) var recent: [Hit] = []

  func add(_ hit: Hit) {
    guard !recent.contains(hit) else { return }
    var hits = recent
    hits.insert(hit, at: 0)
    recent = hits
  }
}

struct SearchView: View {
  @State private var search = Search()
  @State private var history = History()

  var body: some View {
    if search.isSearching {
      ProgressView()
    } else {
      ForEach(search.hits) { Text($0.title) }
    }
    ForEach(history.recent) { Text($0.title) }
  }
}
