import SeedCatalog
import SwiftUI

/// The client is handed a closure that asks for the model again.
final class Offers: ObservableObject {
  @Published var names: [String] = []

  init(client: CatalogClient) {
    client.load { [weak self] names in
      self?.names = names
    }
  }
}

struct OffersView: View {
  @StateObject private var offers: Offers

  init(client: CatalogClient) {
    _offers = StateObject(wrappedValue: Offers(client: client))
  }

  var body: some View { Text("\(offers.names.count)") }
}

/// What the client does is not to be seen.
final class Line: ObservableObject {
  @Published var isOpen = false
  private let client: CatalogClient

  init(client: CatalogClient) {
    self.client = client
    client.connect()
  }
}

struct LineView: View {
  @StateObject private var line: Line

  init(client: CatalogClient) {
    _line = StateObject(wrappedValue: Line(client: client))
  }

  var body: some View { Text(line.isOpen ? "open" : "closed") }
}

/// A value that is asked for.
final class Price: ObservableObject {
  @Published var amount: Int

  init(client: CatalogClient) {
    amount = client.price(of: "Tulip")
  }
}

struct PriceView: View {
  @StateObject private var price: Price

  init(client: CatalogClient) {
    _price = StateObject(wrappedValue: Price(client: client))
  }

  var body: some View { Text("\(price.amount)") }
}

/// A local object observes the shared store.
final class Rows: ObservableObject {
  @Published private(set) var names: [String] = []
  private var token: AnyObject?

  init() {
    let rows = CatalogRows.tracking("Tulip")
    token = rows.start(in: CatalogStore.shared) { [weak self] in self?.names = $0 }
  }
}

struct RowsView: View {
  @StateObject private var rows = Rows()

  var body: some View { Text("\(rows.names.count)") }
}
