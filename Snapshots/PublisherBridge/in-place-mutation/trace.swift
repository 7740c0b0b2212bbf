import SwiftUI

@MainActor func behave() async {
  let basket = Basket()
  basket.add()
  basket.add()
  basket.grow()
  basket.touch()
  basket.items.removeAll { $0.count == 2 }
}
