import SeedCatalog
import SwiftUI

/// The client is handed a closure that asks for the model again.
@Observable
final class Offers: ObservableObject {
  var names: [String] = []

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
@Observable
final class Line {
  var isOpen = false
  private let client: CatalogClient

  init(client: CatalogClient) {
    self.client = client
    client.connect()
  }
}

struct LineView: View {
  @State private var line: Line

  init(client: CatalogClient) {
    _line = State(wrappedValue: Line(client: client))
  }

  var body: some View { Text(line.isOpen ? "open" : "closed") }
}

/// A value that is asked for.
@Observable
final class Price {
  var amount: Int

  init(client: CatalogClient) {
    amount = client.price(of: "Tulip")
  }
}

struct PriceView: View {
  @State private var price: Price

  init(client: CatalogClient) {
    _price = State(wrappedValue: Price(client: client))
  }

  var body: some View { Text("\(price.amount)") }
}

/// A local object observes the shared store.
@Observable
final class Rows: ObservableObject {
  private(set) var names: [String] = []
  @ObservationIgnored private var token: AnyObject?

  init() {
    let rows = CatalogRows.tracking("Tulip")
    token = rows.start(in: CatalogStore.shared) { [weak self] in self?.names = $0 }
  }
}

struct RowsView: View {
  @StateObject private var rows = Rows()

  var body: some View { Text("\(rows.names.count)") }
}
