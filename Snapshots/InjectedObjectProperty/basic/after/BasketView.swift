import FactoryKit
import SwiftUI

struct BasketView: View {
  @InjectedObservable(\.basket) private var basket

  var body: some View {
    Text("\(basket.count) items")
    TextField("Note", text: $basket.note)
  }
}

struct CheckoutView: View {
  @FactoryKit.InjectedObservable(\Checkout.basket) private var basket: Basket

  var body: some View {
    Text("\(basket.count) items")
  }
}
