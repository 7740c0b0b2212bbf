import SwiftUI

@Observable
final class Cart {
  var count = 0
}

@Observable
final class Shop {
  var isOpen = false
  var visitors = 0
  let cart = Cart()

  init() {
    isOpen = true
  }

  func close() {
    isOpen = false
  }

  func enter() {
    // Count, and update the UI.
    visitors += 1
  }

  func leave() {
    // Update the UI, and count.
    visitors -= 1
  }

  func reset() {
    // MARK: Values
    visitors = 0
  }
}

struct ShopView: View {
  let shop: Shop

  var body: some View {
    Text("\(shop.cart.count) \(shop.visitors)")
    Text(shop.isOpen ? "open" : "closed")
    Button("Close") { shop.close() }
  }
}
