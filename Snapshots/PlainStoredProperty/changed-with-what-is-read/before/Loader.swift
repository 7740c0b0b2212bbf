import SwiftUI

/// The address changes only with the picture, which the view reads before it.
final class Loader: ObservableObject {
  @Published private(set) var picture: String?
  private(set) lazy var address = ""

  func load(_ next: String) {
    address = next
    Task { @MainActor in picture = next.uppercased() }
  }
}

struct LoaderView: View {
  @ObservedObject var loader: Loader
  let address: String

  var body: some View {
    if loader.picture != nil && loader.address == address {
      Text(loader.picture ?? "")
    }
    Button("Load") { loader.load(address) }
  }
}

/// The view may show the amount without the total.
final class Form: ObservableObject {
  @Published private(set) var total = 0
  @Published var isOpen = false
  private(set) lazy var amount = 0

  func enter(_ amount: Int) {
    self.amount = amount
    total = amount * 2
  }
}

struct FormView: View {
  @ObservedObject var form: Form

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

final class Rows: ObservableObject {
  @Published private(set) var rows: [Row] = []
  @Published private(set) var revision = 0

  func rename() {
    rows[0].title = "new"
    revision += 1
  }
}

struct RowsView: View {
  @ObservedObject var model: Rows

  var body: some View {
    Text(model.rows[0].title)
    Button("Rename") { model.rename() }
  }
}

/// Here it does.
final class Entries: ObservableObject {
  @Published private(set) var entries: [Entry] = []

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
  @ObservedObject var model: Entries

  var body: some View {
    Text("\(model.entries[0].place)")
    Button("Rename") { model.rename() }
  }
}
