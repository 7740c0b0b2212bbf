import Foundation
import SwiftUI

final class PriceList {
  private(set) var opened = 0
  private static var known: PriceList?
  private static let queue = DispatchQueue(label: "prices")

  init() { UserDefaults.standard.set(true, forKey: "usedPrices") }

  static func current() -> PriceList {
    queue.sync {
      if let known { return known }
      let list = PriceList()
      known = list
      return list
    }
  }

  static func reloaded() -> PriceList {
    queue.sync {
      let list = PriceList()
      known = list
      return list
    }
  }
}

@Observable
final class Basket {
  var count = 0
  private let prices: PriceList
  init() { prices = PriceList.current() }
}

@Observable
final class ReloadedBasket: ObservableObject {
  var count = 0
  private let prices: PriceList
  init() { prices = PriceList.reloaded() }
}

struct BasketView: View {
  @State private var basket = Basket()
  @StateObject private var reloaded = ReloadedBasket()
  var body: some View { Text("\(basket.count) \(reloaded.count)") }
}
