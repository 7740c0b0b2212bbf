import SwiftUI

@MainActor func behave() async {
  for labels in [["Remove"], ["Age", "Old"]] {
    let host = Host(root: BasketView(basket: Basket()))
    host.render()
    for label in labels { host.tap(label) }
    host.update()
    trace(host.text)
  }
  let basket = Basket()
  basket.removeSelected()
  trace(basket.seeds.map(\.id))
  let ledger = Ledger()
  ledger.addTotal()
  trace(ledger.entries)
}
