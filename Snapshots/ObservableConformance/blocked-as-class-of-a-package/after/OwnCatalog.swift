import SeedCatalog
import SwiftUI

/// The package declares the conformance.
final class OwnCatalog: Catalog {
  @Published var favourites: [String] = []
}

/// No view observes it, so it may be no observable object at all.
final class Recorder: CatalogSession {
  @Published var seconds = 0
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
