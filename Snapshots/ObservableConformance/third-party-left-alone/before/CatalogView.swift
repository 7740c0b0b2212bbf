import SeedCatalog
import SwiftUI

final class Basket: ObservableObject {
  @Published var seeds: [String] = []
}

struct CatalogView: View {
  @StateObject private var catalog = Catalog()
  @StateObject private var basket = Basket()
  @EnvironmentObject private var session: CatalogSession

  var body: some View {
    VStack {
      Text("\(catalog.title) \(session.user)")
      Text("\(basket.seeds.count)")
    }
    .environmentObject(catalog)
    .environmentObject(basket)
    .onReceive(catalog.objectWillChange) { _ in print("catalog") }
  }
}
