import SwiftUI

final class Shop: ObservableObject {
  @Published var isOpen = true
}

struct ShopRow: View {
  @EnvironmentObject var shop: Shop
  var title: String

  var body: some View {
    Text(title + (shop.isOpen ? "" : " (closed)"))
  }
}

struct ShopFooter: View {
  @EnvironmentObject var shop: Shop

  var body: some View {
    Text("Thank you")
  }
}

struct ShopPage: View {
  @EnvironmentObject var shop: Shop

  var body: some View {
    Toggle("open", isOn: $shop.isOpen)
    ShopRow(shop: _shop, title: "Seeds")
    ShopFooter(shop: _shop)
  }
}
