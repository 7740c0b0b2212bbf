import SeedCatalog
import SwiftUI

/// All models read the same one. Its closures are its own.
final class SeedStore {
  static let shared = SeedStore()
  private let client = CatalogClient()
  private var known: [String] = []

  func names() -> [String] {
    client.load { names in self.known = names }
    return known
  }
}

/// Registers nothing: what the client calls is the store.
final class Seeds: ObservableObject {
  @Published private(set) var names: [String] = []

  init() { names = SeedStore.shared.names() }
}

/// The client calls the model itself.
final class Prices: ObservableObject {
  @Published private(set) var names: [String] = []

  init(client: CatalogClient) {
    client.load { [weak self] names in self?.names = names }
  }
}

struct SeedsView: View {
  @StateObject private var seeds = Seeds()
  @StateObject private var prices = Prices(client: CatalogClient())
  @State private var count = 0

  var body: some View {
    Text("\(seeds.names.count) \(prices.names.count)")
    Button("\(count)") { count += 1 }
  }
}
