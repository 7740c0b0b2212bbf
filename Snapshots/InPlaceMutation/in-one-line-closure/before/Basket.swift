import SwiftUI

final class Basket: ObservableObject {
  @Published var seeds: [String] = []

  func remove(_ name: String) {
    withAnimation { seeds.removeAll { $0 == name && seeds.count > 1 } }
  }

  func removeFirst() {
    print("removing"); seeds.removeAll { $0 == self.seeds.first }; print("removed")
  }
}
