import SeedCatalog
import SwiftUI

@Observable
final class Shop {
  var title = ""
  private let session: CatalogSession

  init(name: String) {
    title = name
    session = CatalogSession()
  }
}

struct ShopView: View {
  @State private var shop = Shop(name: "Seeds")

  var body: some View { Text(shop.title) }
}

struct NamedShopView: View {
  @State private var shop: Shop

  init(name: String) {
    _shop = State(wrappedValue: Shop(name: name))
  }

  var body: some View { Text(shop.title) }
}
