import Combine
import SwiftUI

/// Two tables are equal by name, though their rows differ.
struct Table: Identifiable, Equatable {
  let id = UUID()
  let name: String
  let rows: [String]

  static func == (left: Table, right: Table) -> Bool { left.name == right.name }
}

/// Sets its tables once, when there are none.
final class Ledger: ObservableObject {
  @Published var tables: [Table]
  @Published var first: Table?

  init(tables: [Table]? = nil) {
    if let tables {
      self.tables = tables
    } else {
      self.tables = [Table]()
      load()
    }
  }

  private func load() {
    Task {
      let rows = await Archive.rows()
      if rows.isEmpty { print("Nothing came in Ledger.load") }
      DispatchQueue.main.async {
        self.tables = [Table(name: "Sums", rows: rows)]
        self.first = Table(name: "First", rows: rows)
      }
    }
  }
}

/// Sets them again: for each row that arrives.
final class Journal: ObservableObject {
  @Published var tables: [Table] = []
  private var arrivals: AnyCancellable?

  init(_ rows: AnyPublisher<[String], Never>) {
    arrivals = rows.sink { self.tables = [Table(name: "Rows", rows: $0)] }
  }
}

/// Replaces tables that the initializer has set.
final class Register: ObservableObject {
  @Published var tables = [Table(name: "Rows", rows: [])]

  init() { load() }

  private func load() {
    Task { @MainActor in self.tables = [Table(name: "Rows", rows: await Archive.rows())] }
  }
}

enum Archive {
  static func rows() async -> [String] { ["1", "2"] }
}

struct TableView: View {
  let table: Table
  var body: some View { Text(table.rows.joined()) }
}

struct LedgerView: View {
  @ObservedObject var ledger: Ledger
  @ObservedObject var journal: Journal
  @ObservedObject var register: Register

  var body: some View {
    ForEach(ledger.tables) { TableView(table: $0) }
    if let first = ledger.first { TableView(table: first) }
    ForEach(journal.tables) { TableView(table: $0) }
    ForEach(register.tables) { TableView(table: $0) }
  }
}
