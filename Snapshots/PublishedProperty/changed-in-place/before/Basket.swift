import SwiftUI

struct Seed {
  var count = 1
}

final class Basket: ObservableObject {
  @Published var seeds: [String: Seed] = [:]
  @Published var order: [String] = []
  @Published var isOpen = false
  @Published var total = 0.0

  func add(_ name: String) {
    seeds[name, default: Seed()].count += 1
    order.append(name)
    order.swapAt(0, order.count - 1)
    isOpen.toggle()
    total += .nan
  }
}
