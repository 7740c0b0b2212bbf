import SwiftUI

/// Sets keep one value of each window.
struct Window: Hashable {
  let number: Int
  var title: String

  static func == (a: Window, b: Window) -> Bool { a.number == b.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

final class Cache {
  private var known: Set<Window> = []

  func forget(_ window: Window) { known.remove(window) }
}

final class Switcher: ObservableObject {
  @Published var windows: [Window] = []

  func show(_ new: [Window]) { windows = new }
}

struct SwitcherView: View {
  @ObservedObject var switcher: Switcher

  var body: some View {
    ForEach(switcher.windows, id: \.number) { window in Text(window.title) }
  }
}

struct Hit: Equatable {
  let path: String
  var match: String

  // Ignores the match on purpose: it differs in every search.
  static func == (a: Hit, b: Hit) -> Bool { a.path == b.path }
}

final class Search: ObservableObject {
  @Published var hits: [Hit] = []

  func show(_ new: [Hit]) { hits = new }
}

struct SearchView: View {
  @ObservedObject var search: Search

  var body: some View {
    ForEach(search.hits, id: \.path) { hit in Text(hit.match) }
  }
}
