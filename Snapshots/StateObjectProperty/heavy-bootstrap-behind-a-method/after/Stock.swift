import SwiftUI

@MainActor
@Observable
final class Stock {
  var name = ""
  var quantity = 0
  private let item: String
  private let shop: Int
  @ObservationIgnored private(set) var isReady = false

  init(item: String, shop: Int) {
    self.item = item
    self.shop = shop

    refresh()
  }

  func bootstrap() async {
    guard !isReady else { return }
    Task { @MainActor in
      name = await Self.loadName(of: item, in: shop)
    }
    isReady = true
  }

  private func refresh() {
    quantity = item.count
  }

  private static func loadName(of item: String, in shop: Int) async -> String { "\(item) \(shop)" }
}

class Base {
  init() {}
}

@Observable
final class Delivery: Base, ObservableObject {
  var status = ""

  init(order: String) {
    super.init()
    Task { status = await Self.track(order) }
  }

  private static func track(_ order: String) async -> String { order }
}

struct StockView: View {
  @State private var stock: Stock
  @StateObject private var delivery: Delivery

  init(item: String) {
    _stock = State(wrappedValue: Stock(item: item, shop: 1))
    _delivery = StateObject(wrappedValue: Delivery(order: item))
  }

  var body: some View {
    Text("\(stock.name) \(stock.quantity) \(delivery.status)")
      .task { await stock.bootstrap() }
  }
}
