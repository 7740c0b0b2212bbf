import SwiftUI

/// It tells nobody when its symbol changes.
final class PriceFormatter {
  var symbol = "€"

  func string(_ price: Double) -> String { "\(price) \(symbol)" }
  func rounded(_ price: Double) -> Double { price.rounded() }
}

protocol Stock: AnyObject {
  func count(of item: String) -> Int
}

final class LocalStock: Stock {
  private var counts: [String: Int] = [:]

  func count(of item: String) -> Int { counts[item] ?? 0 }
  func add(_ item: String) { counts[item, default: 0] += 1 }
}

final class Shop: ObservableObject {
  @Published var prices = ["Tea": 2.5]
  @Published var query = ""
  @Published var isLocked = false
  let formatter = PriceFormatter()
  let stock: any Stock

  init(stock: any Stock) { self.stock = stock }

  func price(of item: String) -> String { formatter.string(prices[item] ?? 0) }
  var heading: String { "\(query): \(stock.count(of: query))" }

  /// What it asks for never changes.
  func fullPrice(of item: String) -> Double { formatter.rounded(prices[item] ?? 0) }

  /// The object is its own.
  var sample: String {
    let formatter = PriceFormatter()
    formatter.symbol = "$"
    return formatter.string(prices["Tea"] ?? 0) + formatter.symbol
  }

  func changeCurrency() { formatter.symbol = "$" }
}

/// There is nothing else that it announces.
final class Till: ObservableObject {
  @Published var sum = 0.0
  private let formatter = PriceFormatter()

  var total: String { "\(sum == 0 ? "-" : formatter.string(sum))" }
  var change: String? {
    if sum == 0 { return nil }
    return formatter.string(-1)
  }

  func changeCurrency() {
    formatter.symbol = "$"
    sum += 0
  }
}

struct ShopView: View {
  @ObservedObject var shop: Shop
  @ObservedObject var till: Till

  var body: some View {
    Text(shop.price(of: "Tea"))
    Text("\(shop.fullPrice(of: "Tea"))")
    Text(shop.heading + shop.sample)
    Text(till.total + (till.change ?? ""))
    Button("Dollars") {
      shop.changeCurrency()
      till.changeCurrency()
    }
  }
}
