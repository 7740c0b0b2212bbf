import SeedCatalog
import SwiftUI

final class OwnCatalog: Catalog {
  @Published var favourites: [String] = []
}

final class Basket: ObservableObject {
  @Published var seeds: [String] = []
}

struct OwnCatalogView: View {
  @StateObject private var catalog = OwnCatalog()
  @ObservedObject var basket: Basket

  var body: some View {
    Text("\(catalog.favourites.count) \(basket.seeds.count)")
  }
}
