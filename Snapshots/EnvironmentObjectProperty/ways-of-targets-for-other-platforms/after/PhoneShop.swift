import SwiftUI

struct PhoneShop: App {
  @State private var cart = Cart()
  @State private var orders = Orders()

  var body: some Scene {
    WindowGroup { Shelf().environment(cart).environment(orders) }
  }
}
