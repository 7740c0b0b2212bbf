import SwiftUI

struct Seed {
  var count = 1
}

@Observable
final class Basket {
  var seeds: [String: Seed] = [:]
  var order: [String] = []
  var isOpen = false
  var total = 0.0

  func add(_ name: String) {
    seeds[name, default: Seed()].count += 1
    order.append(name)
    order.swapAt(0, order.count - 1)
    isOpen.toggle()
    total += .nan
  }
}
