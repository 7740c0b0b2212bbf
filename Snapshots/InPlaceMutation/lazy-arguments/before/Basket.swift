import SwiftUI

final class Basket: ObservableObject {
  @Published var counts = [1]

  /// The lazy sequence is evaluated while `counts` changes.
  func double() {
    counts.append(contentsOf: counts.lazy.map { $0 + self.counts.count })
  }

  /// This one is evaluated before.
  func triple() {
    counts.append(contentsOf: counts.map { $0 + self.counts.count })
  }
}

struct BasketView: View {
  @StateObject private var basket = Basket()

  var body: some View {
    Text("\(basket.counts.reduce(0, +))")
    Button("Double") { basket.double() }
    Button("Triple") { basket.triple() }
  }
}
