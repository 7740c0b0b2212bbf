import SwiftUI

@MainActor func behave() async {
  let basket = Basket()
  basket.seeds = ["a", "b", "a"]
  basket.removeDuplicates()
  trace(basket.seeds)
}
