import SwiftUI

@Observable
final class Cart {
  var count = 0
}

@Observable
final class Orders {
  var count = 0
}

@main
struct Shop: App {
  @State private var cart = Cart()
  @State private var orders = Orders()

  var body: some Scene {
    #if os(tvOS)
      WindowGroup { Shelf().environment(orders) }
    #elseif os(macOS)
      WindowGroup { Shelf().environment(cart) }
    #else
      WindowGroup { Shelf().environment(cart).environment(orders) }
    #endif
  }
}

struct Shelf: View {
  var body: some View {
    VStack {
      // No path on tvOS leads here, where the cart is missing.
      #if !os(tvOS)
        CartView()
      #endif
      // A path on macOS leads here without the orders.
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
