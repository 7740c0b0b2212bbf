import Combine
import SwiftUI

@Observable
final class Cart {
  var count = 0
}

@Observable
final class Account {
  var name = "Ada" {
    willSet { nameSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
}

@Observable
final class Shop {
  let cart = Cart()
  let account = Account()
  var isOpen = true
  @ObservationIgnored private var watches = Set<AnyCancellable>()

  init() {
    account.nameSubject
      .sink { print("name \($0)") }
      .store(in: &watches)
  }
}

struct ShopView: View {
  @State private var shop = Shop()

  var body: some View {
    Text("\(shop.account.name): \(shop.cart.count)")
    Button("Buy") { shop.cart.count += 1 }
    Button("Rename") { shop.account.name = "Grace" }
  }
}
