import FactoryKit
import SwiftUI

final class Basket: ObservableObject {
  @Published var count = 0
}

@Observable
final class Wishes {
  var count = 0
}

extension Container {
  var basket: Factory<Basket> { self { Basket() }.singleton }
  var guestBasket: Factory<Basket> { self { Basket() } }
  var wishes: Factory<Wishes> { self { Wishes() } }
}

struct BasketView: View {
  @InjectedObject private var basket: Basket

  init(isGuest: Bool) {
    _basket = InjectedObject(isGuest ? \.guestBasket : \.basket)
  }

  var body: some View {
    Text("\(basket.count) items")
  }
}

struct WishesView: View {
  @InjectedObservable(\.wishes) private var wishes

  var body: some View {
    Text("\(wishes.count) wishes")
  }
}
