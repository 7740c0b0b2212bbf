import Combine
import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
}

final class Account: ObservableObject {
  @Published var name = "Ada"
}

final class Shop: ObservableObject {
  let cart = Cart()
  let account = Account()
  @Published var isOpen = true
  private var watches = Set<AnyCancellable>()

  init() {
    cart.objectWillChange
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &watches)
    Publishers.Merge(cart.objectWillChange, account.objectWillChange)
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &watches)
    account.$name
      .sink { print("name \($0)") }
      .store(in: &watches)
  }
}

struct ShopView: View {
  @StateObject private var shop = Shop()

  var body: some View {
    Text("\(shop.account.name): \(shop.cart.count)")
    Button("Buy") { shop.cart.count += 1 }
    Button("Rename") { shop.account.name = "Grace" }
  }
}
