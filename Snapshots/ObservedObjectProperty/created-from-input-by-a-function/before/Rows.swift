import SwiftUI

final class Row: ObservableObject {
  @Published var title: String

  init(title: String) { self.title = title }

  static func make(_ title: String) -> Row { Row(title: title) }
}

final class Rows {
  nonisolated(unsafe) static let shared = Rows()
  private var rows: [String: Row] = [:]

  func row(_ title: String) -> Row {
    if let row = rows[title] { return row }
    let row = Row(title: title)
    rows[title] = row
    return row
  }
}

/// A function creates the object from the input.
struct MadeRow: View {
  @ObservedObject private var row: Row

  init(title: String) { row = Row.make(title) }

  var body: some View { Text(row.title) }
}

/// A constant holds the object while it is filled.
struct FilledRow: View {
  @ObservedObject private var row: Row

  init(title: String) {
    let row = Row(title: "")
    row.title = title
    _row = ObservedObject(initialValue: row)
  }

  var body: some View { Text(row.title) }
}

/// The object exists already.
struct FoundRow: View {
  @ObservedObject private var row: Row

  init(title: String) { row = Rows.shared.row(title) }

  var body: some View { Text(row.title) }
}

struct Page: View {
  @State private var title = "a"

  var body: some View {
    MadeRow(title: title)
    FilledRow(title: title)
    FoundRow(title: title)
    Button("Next") { title += "b" }
  }
}
