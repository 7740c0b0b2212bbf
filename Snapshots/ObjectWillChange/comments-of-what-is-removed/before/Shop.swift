import Combine
import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
}

final class Shop: ObservableObject {
  @Published var isOpen = false
  @Published var visitors = 0
  let cart = Cart()
  private var cancellables = Set<AnyCancellable>()

  init() {
    isOpen = true

    // Republish what the cart says,
    // so that the footer stays in step.
    cart.objectWillChange
      .sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }

  func close() {
    isOpen = false

    // Force update the UI
    objectWillChange.send()
  }

  func enter() {
    // Count, and update the UI.
    visitors += 1
    objectWillChange.send()
  }

  func leave() {
    // Update the UI, and count.
    objectWillChange.send()
    visitors -= 1
  }

  func reset() {
    // Before anything changes
    objectWillChange.send()

    // MARK: Values
    visitors = 0
  }
}

struct ShopView: View {
  @ObservedObject var shop: Shop

  var body: some View {
    Text("\(shop.cart.count) \(shop.visitors)")
    Text(shop.isOpen ? "open" : "closed")
    Button("Close") { shop.close() }
  }
}
