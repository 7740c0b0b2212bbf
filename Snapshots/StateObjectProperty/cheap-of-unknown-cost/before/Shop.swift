import SeedCatalog
import SwiftUI

final class Shop: ObservableObject {
  @Published var title = ""
  private let session: CatalogSession

  init(name: String) {
    title = name
    session = CatalogSession()
  }
}

struct ShopView: View {
  @StateObject private var shop = Shop(name: "Seeds")

  var body: some View { Text(shop.title) }
}

struct NamedShopView: View {
  @StateObject private var shop: Shop

  init(name: String) {
    _shop = StateObject(wrappedValue: Shop(name: name))
  }

  var body: some View { Text(shop.title) }
}
