import SwiftUI

final class Basket: ObservableObject {
  @Published var stamp = 0
  var apples = 0
  var pears = 0
  var weight = 0

  func fill() {
    apples += 1
    pears += 2
    weight += 3
    stamp += 1
  }
}

func label(of basket: Basket) -> String {
  let count = basket.apples
  return "\(count) apples"
}

enum Texts {
  static func pears(in basket: Basket) -> String { "\(basket.pears) pears" }
}

/// No view calls this while it is evaluated.
func log(_ basket: Basket) { print(basket.weight) }

struct BasketView: View {
  @StateObject private var basket = Basket()

  var body: some View {
    Text(label(of: basket))
    ForEach(0..<1) { _ in Text(Texts.pears(in: basket)) }
    Button("Fill") {
      basket.fill()
      log(basket)
    }
  }
}
