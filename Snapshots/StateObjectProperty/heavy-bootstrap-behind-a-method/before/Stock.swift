import SwiftUI

@MainActor
final class Stock: ObservableObject {
  @Published var name = ""
  @Published var quantity = 0
  private let item: String

  init(item: String, shop: Int) {
    self.item = item

    refresh()

    Task { @MainActor in
      name = await Self.loadName(of: item, in: shop)
    }
  }

  private func refresh() {
    quantity = item.count
  }

  private static func loadName(of item: String, in shop: Int) async -> String { "\(item) \(shop)" }
}

class Base {
  init() {}
}

final class Delivery: Base, ObservableObject {
  @Published var status = ""

  init(order: String) {
    super.init()
    Task { status = await Self.track(order) }
  }

  private static func track(_ order: String) async -> String { order }
}

struct StockView: View {
  @StateObject private var stock: Stock
  @StateObject private var delivery: Delivery

  init(item: String) {
    _stock = StateObject(wrappedValue: Stock(item: item, shop: 1))
    _delivery = StateObject(wrappedValue: Delivery(order: item))
  }

  var body: some View {
    Text("\(stock.name) \(stock.quantity) \(delivery.status)")
  }
}
