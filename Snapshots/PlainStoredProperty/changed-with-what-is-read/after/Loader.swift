import SwiftUI

/// The address changes only with the picture, which the view reads before it.
@Observable
final class Loader {
  private(set) var picture: String?
  @ObservationIgnored private(set) lazy var address = ""

  func load(_ next: String) {
    address = next
    Task { @MainActor in picture = next.uppercased() }
  }
}

struct LoaderView: View {
  let loader: Loader
  let address: String

  var body: some View {
    if loader.picture != nil && loader.address == address {
      Text(loader.picture ?? "")
    }
    Button("Load") { loader.load(address) }
  }
}

/// The view may show the amount without the total.
@Observable
final class Form {
  private(set) var total = 0
  var isOpen = false
  @ObservationIgnored private(set) lazy var amount = 0

  func enter(_ amount: Int) {
    self.amount = amount
    total = amount * 2
  }
}

struct FormView: View {
  let form: Form

  var body: some View {
    if form.isOpen || form.total > 0 { Text("\(form.amount)") }
    Button("Enter") { form.enter(1) }
  }
}

/// Rows of a list are objects; what changes in them does not set the list.
final class Row: Identifiable {
  let id = 1
  var title = ""
}

@Observable
final class Rows {
  private(set) var rows: [Row] = []
  private(set) var revision = 0

  func rename() {
    rows[0].title = "new"
    revision += 1
  }
}

struct RowsView: View {
  let model: Rows

  var body: some View {
    Text(model.rows[0].title)
    Button("Rename") { model.rename() }
  }
}

/// Here it does.
@Observable
final class Entries {
  private(set) var entries: [Entry] = []

  func rename() {
    let sorted = entries.sorted { $0.place < $1.place }
    sorted.first?.place = 0
    entries = sorted
  }
}

final class Entry: Identifiable {
  let id = 2
  var place = 1
}

struct EntriesView: View {
  let model: Entries

  var body: some View {
    Text("\(model.entries[0].place)")
    Button("Rename") { model.rename() }
  }
}
