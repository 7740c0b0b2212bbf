import Combine

/// Another object may have a publisher.
final class Hall: ObservableObject {
  @Published var title = ""
  let shop: Shop

  init(shop: Shop) {
    self.shop = shop
  }

  func open() {
    shop.receive()
  }
}
