import SwiftUI

final class Basket: ObservableObject {
  @Published var seeds: [String] = []

  func removeDuplicates() {
    seeds.removeAll { seed in
      self.seeds.filter { $0 == seed }.count > 1
    }
  }
}
