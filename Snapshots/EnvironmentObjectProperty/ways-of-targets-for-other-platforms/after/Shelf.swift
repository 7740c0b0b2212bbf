import SwiftUI

@Observable
final class Cart {
  var count = 0
}

@Observable
final class Orders {
  var count = 0
}

struct Shelf: View {
  var body: some View {
    VStack {
      // The app for tvOS, where the cart is missing, does not contain this.
      #if !os(tvOS)
        CartView()
      #endif
      // The app for watchOS leads here without the orders.
      OrdersView()
    }
  }
}

struct CartView: View {
  @Environment(Cart.self) private var cart

  var body: some View { Text("\(cart.count)") }
}

struct OrdersView: View {
  @Environment(Orders.self) private var orders

  var body: some View { Text("\(orders.count)") }
}
