import SwiftUI

@Observable
final class Basket {
  var seeds: [String] = []

  func removeDuplicates() {
    var updatedSeeds = seeds
    updatedSeeds.removeAll { seed in
      self.seeds.filter { $0 == seed }.count > 1
    }
    seeds = updatedSeeds
  }
}
