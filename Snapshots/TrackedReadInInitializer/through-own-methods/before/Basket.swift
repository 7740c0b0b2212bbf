import SwiftUI

final class Basket: ObservableObject {
  @Published var items: [String] = []
  @Published var total = 0
  var onChange: () -> Void = {}

  init() {
    fill()
    name()
    onChange = { [weak self] in self?.recount() }
  }

  init(total: Int) {
    recount()
  }

  private func fill() { items.append("Pear") }
  private func name() { print("basket") }
  private func recount() { total = sum() }
  private func sum() -> Int { items.count }
}

struct BasketView: View {
  @StateObject private var basket = Basket()

  var body: some View {
    Text("\(basket.total)")
  }
}
