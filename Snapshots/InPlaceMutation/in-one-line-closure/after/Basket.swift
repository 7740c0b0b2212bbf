import SwiftUI

@Observable
final class Basket {
  var seeds: [String] = []

  func remove(_ name: String) {
    withAnimation { var updatedSeeds = seeds; updatedSeeds.removeAll { $0 == name && seeds.count > 1 }; seeds = updatedSeeds }
  }

  func removeFirst() {
    print("removing"); var updatedSeeds = seeds; updatedSeeds.removeAll { $0 == self.seeds.first }; seeds = updatedSeeds; print("removed")
  }
}
