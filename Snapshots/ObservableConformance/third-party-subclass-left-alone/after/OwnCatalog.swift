import SeedCatalog
import SwiftUI

final class OwnCatalog: Catalog {
  @Published var favourites: [String] = []
}

@Observable
final class Basket {
  var seeds: [String] = []
}

struct OwnCatalogView: View {
  @StateObject private var catalog = OwnCatalog()
  let basket: Basket

  var body: some View {
    Text("\(catalog.favourites.count) \(basket.seeds.count)")
  }
}
