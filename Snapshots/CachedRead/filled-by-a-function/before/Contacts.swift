import SwiftUI

struct Contact: Identifiable, Hashable {
  let id: Int
  var name: String
}

/// A flag says that the index is stale, and each reader has it rebuilt.
final class AddressBook: ObservableObject {
  @Published var contacts: [Contact] = [] {
    didSet { isStale = true }
  }
  @Published var search = "" {
    didSet { isStale = true }
  }
  private var isStale = true
  private var sorted: [Contact] = []
  private var byID: [Int: Contact] = [:]

  var rows: [Contact] {
    if isStale { rebuild() }
    return sorted
  }

  func contact(_ id: Int) -> Contact? {
    if isStale { rebuild() }
    return byID[id]
  }

  func rename(_ id: Int, to name: String) {
    for index in contacts.indices where contacts[index].id == id { contacts[index].name = name }
  }

  private func rebuild() {
    let found = contacts.filter { search.isEmpty || $0.name.contains(search) }
    sorted = found.sorted { $0.name < $1.name }
    byID = Dictionary(contacts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    isStale = false
  }
}

/// The function itself checks whether there is anything to do.
final class Totals: ObservableObject {
  @Published var prices: [Double] = [] {
    didSet { isStale = true }
  }
  private var isStale = true
  private var total = 0.0

  var sum: Double {
    update()
    return total
  }

  private func update() {
    guard isStale else { return }
    total = prices.reduce(0, +)
    isStale = false
  }
}

/// The action changes what it reads, so that nothing is a cache.
final class Deck: ObservableObject {
  @Published private(set) var index = 0
  private var last = 0

  func next() -> Int {
    advance()
    return last
  }

  private func advance() {
    index += 1
    last = index
  }
}

struct ContactList: View {
  @ObservedObject var book: AddressBook
  @ObservedObject var totals: Totals
  @ObservedObject var deck: Deck

  var body: some View {
    VStack {
      ForEach(book.rows) { Text($0.name) }
      Text("\(totals.sum)")
      Button("Next \(deck.index)") { print(deck.next()) }
      ContactDetail(book: book, id: 1)
    }
  }
}

struct ContactDetail: View {
  @ObservedObject var book: AddressBook
  let id: Int

  var body: some View { Text(book.contact(id)?.name ?? "–") }
}
