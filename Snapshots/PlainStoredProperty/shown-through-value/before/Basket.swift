import SwiftUI

struct Receipt {
  let text: String

  init(of basket: Basket) {
    text = "sum \(basket.sum)"
  }
}

final class Basket: ObservableObject {
  @Published var code = ""
  private(set) var sum = 0
  /// Only an upload reads it.
  private(set) var weight = 0

  var receipt: Receipt { Receipt(of: self) }

  func parcel() -> Parcel { Parcel(of: self) }

  func add() {
    sum += 2
    weight += 3
    code = "new"
  }
}

struct Parcel {
  let weight: Int

  init(of basket: Basket) { weight = basket.weight }
}

struct BasketView: View {
  @StateObject private var basket = Basket()

  var body: some View {
    VStack {
      Text(basket.receipt.text)
      Button("Add") { basket.add() }
    }
  }
}
