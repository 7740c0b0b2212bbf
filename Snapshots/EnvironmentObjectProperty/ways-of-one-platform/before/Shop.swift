import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
}

final class Orders: ObservableObject {
  @Published var count = 0
}

@main
struct Shop: App {
  @StateObject private var cart = Cart()
  @StateObject private var orders = Orders()

  var body: some Scene {
    #if os(tvOS)
      WindowGroup { Shelf().environmentObject(orders) }
    #elseif os(macOS)
      WindowGroup { Shelf().environmentObject(cart) }
    #else
      WindowGroup { Shelf().environmentObject(cart).environmentObject(orders) }
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
  @EnvironmentObject private var cart: Cart

  var body: some View { Text("\(cart.count)") }
}

struct OrdersView: View {
  @EnvironmentObject private var orders: Orders

  var body: some View { Text("\(orders.count)") }
}
