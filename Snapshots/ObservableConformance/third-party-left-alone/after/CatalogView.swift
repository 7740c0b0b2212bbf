import SeedCatalog
import SwiftUI

@Observable
final class Basket {
  var seeds: [String] = []
}

struct CatalogView: View {
  @StateObject private var catalog = Catalog()
  @State private var basket = Basket()
  @EnvironmentObject private var session: CatalogSession

  var body: some View {
    VStack {
      Text("\(catalog.title) \(session.user)")
      Text("\(basket.seeds.count)")
    }
    .environmentObject(catalog)
    .environment(basket)
    .onReceive(catalog.objectWillChange) { _ in print("catalog") }
  }
}
