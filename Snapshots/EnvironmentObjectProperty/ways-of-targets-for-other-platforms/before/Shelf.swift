import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
}

final class Orders: ObservableObject {
  @Published var count = 0
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
  @EnvironmentObject private var cart: Cart

  var body: some View { Text("\(cart.count)") }
}

struct OrdersView: View {
  @EnvironmentObject private var orders: Orders

  var body: some View { Text("\(orders.count)") }
}
