import Combine
import Observation

/// Another object may have a publisher.
@Observable
final class Hall {
  var title = ""
  let shop: Shop

  init(shop: Shop) {
    self.shop = shop
  }

  func open() {
    shop.receive()
  }
}
