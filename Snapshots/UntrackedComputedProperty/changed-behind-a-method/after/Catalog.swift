import SwiftUI

/// It tells nobody what is put in.
final class Titles {
  private var known: [Int: String] = [:]
  private let fallback: [Int: String] = [:]

  subscript(id: Int) -> String? {
    get { known[id] }
    set { known[id] = newValue }
  }

  func standard(_ id: Int) -> String { fallback[id] ?? "standard" }
}

@Observable
final class Catalog {
  private(set) var loading: Set<Int> = []
  private let titles = Titles()

  func title(_ id: Int) -> String { titles[id] ?? "…" }

  /// Nothing changes what it returns.
  func standard(_ id: Int) -> String { titles.standard(id) }

  func load(_ id: Int) {
    loading.insert(id)
    titles[id] = "title \(id)"
    loading.remove(id)
  }
}

struct TitleRow: View {
  let catalog: Catalog
  let id: Int

  var body: some View {
    Text(catalog.title(id))
    Button("Load") { catalog.load(id) }
  }
}

struct StandardRow: View {
  let catalog: Catalog

  var body: some View { Text(catalog.standard(1)) }
}
