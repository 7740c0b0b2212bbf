import SwiftUI

/// Made without its name where the app makes it.
final class Search: ObservableObject {
  @Published var hits: [String] = []

  init(words: String) {
    hits = (try? String(contentsOfFile: words, encoding: .utf8))?.components(separatedBy: ",") ?? []
  }
}

final class Composer {
  let search: Search

  init() {
    self.search = .init(words: "app.txt")
  }
}

struct SearchView: View {
  @ObservedObject var search: Search

  var body: some View { Text("\(search.hits.count)") }
}

struct ComposedView: View {
  let composer: Composer

  var body: some View { SearchView(search: composer.search) }
}

struct DemoView: View {
  @StateObject private var search: Search = .init(words: "demo.txt")

  var body: some View { SearchView(search: search) }
}
