import SwiftUI

struct BasketView: View {
  #if MIGRATED
    let basket: Basket
  #else
    @ObservedObject var basket: Basket
  #endif

  var body: some View {
    Text("\(basket.order) \(basket.seeds.count) \(basket.isOpen)")
  }
}

@MainActor func behave() async {
  let basket = Basket()
  let host = Host(root: BasketView(basket: basket))
  host.render()
  basket.add("fern")
  host.update()
  trace(host.text)
  basket.add("ivy")
  host.update()
  trace(host.text)
}
