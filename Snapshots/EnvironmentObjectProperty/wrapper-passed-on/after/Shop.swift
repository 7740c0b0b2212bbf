import SwiftUI

@Observable
final class Shop {
  var isOpen = true
}

struct ShopRow: View {
  @Environment(Shop.self) var shop
  var title: String

  var body: some View {
    Text(title + (shop.isOpen ? "" : " (closed)"))
  }
}

struct ShopFooter: View {
  @Environment(Shop.self) var shop

  var body: some View {
    Text("Thank you")
  }
}

struct ShopPage: View {
  @Environment(Shop.self) var shop

  var body: some View {
    @Bindable var shop = shop
    Toggle("open", isOn: $shop.isOpen)
    ShopRow(shop: self._shop, title: "Seeds")
    ShopFooter(shop: self._shop)
  }
}
