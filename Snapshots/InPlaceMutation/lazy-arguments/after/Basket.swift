import SwiftUI

@Observable
final class Basket {
  var counts = [1]

  /// The lazy sequence is evaluated while `counts` changes.
  func double() {
    var updatedCounts = counts
    updatedCounts.append(contentsOf: counts.lazy.map { $0 + self.counts.count })
    counts = updatedCounts
  }

  /// This one is evaluated before.
  func triple() {
    counts.append(contentsOf: counts.map { $0 + self.counts.count })
  }
}

struct BasketView: View {
  @State private var basket = Basket()

  var body: some View {
    Text("\(basket.counts.reduce(0, +))")
    Button("Double") { basket.double() }
    Button("Triple") { basket.triple() }
  }
}
