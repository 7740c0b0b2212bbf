import FactoryKit
import SwiftUI

struct BasketView: View {
  @InjectedObject(\.basket) private var basket

  var body: some View {
    Text("\(basket.count) items")
    TextField("Note", text: $basket.note)
  }
}

struct CheckoutView: View {
  @FactoryKit.InjectedObject(\Checkout.basket) private var basket: Basket

  var body: some View {
    Text("\(basket.count) items")
  }
}
