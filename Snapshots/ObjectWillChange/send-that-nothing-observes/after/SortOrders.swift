import SwiftUI

/// Views ask it when something happens, but none observes it.
final class SortOrders {
  static let shared = SortOrders()

  @AppStorage("sortOrders") private var stored = Data()
  private var fields: [UUID: String] = [:] {
    didSet { save() }
  }

  func field(of list: UUID) -> String { fields[list] ?? "name" }

  func sort(_ list: UUID, by field: String) {
    fields[list] = field
  }

  func sortByName(_ list: UUID) {
    fields[list] = nil
  }

  private func save() {
    stored = (try? JSONEncoder().encode(fields)) ?? Data()
  }
}

struct ListHeader: View {
  let list: UUID
  @State private var isByName = false

  var body: some View {
    Text(isByName ? "By name" : "By date")
      .onAppear { isByName = SortOrders.shared.field(of: list) == "name" }
    Button("By date") { SortOrders.shared.sort(list, by: "date") }
    Button("By name") { SortOrders.shared.sortByName(list) }
  }
}

/// An object that passes its sends on may show them.
@Observable
final class Filters {
  private var words: [String] = []

  func first() -> String { words.first ?? "" }

  func add(_ word: String) {
    words.append(word)
  }
}

@Observable
final class Search {
  let filters = Filters()
}

struct SearchView: View {
  @State private var search = Search()

  var body: some View {
    Text(search.filters.first())
    Button("Add") { search.filters.add("word") }
  }
}
