import SwiftUI

func log(_ names: [String]) {}

final class Market: ObservableObject {
  @Published var state = 0
  /// Reading itself does not run an observer again.
  var chains: Set<String> = [] {
    didSet {
      log(chains.map { $0.uppercased() })
      state += 1
    }
  }
  var title = "" {
    didSet { log([title.lowercased()]) }
  }
  /// A local variable is not the property.
  var amount: Int? {
    didSet {
      var amount = Int(title)
      if amount == 0 { amount = nil }
      if amount != self.amount { state += 1 }
    }
  }
  /// These would run their observers without end.
  var limit = 0 {
    didSet { if limit > 9 { self.limit = 9 } }
  }
  var names: [String] = [] {
    didSet { if names.count > 9 { names.removeLast() } }
  }
  var size = CGSize.zero {
    didSet { if size.width < 0 { size.width = 0 } }
  }
}

struct MarketView: View {
  @ObservedObject var market: Market

  var body: some View {
    Text("\(market.chains.count) \(market.title) \(market.amount ?? 0)")
    Text("\(market.limit) \(market.names.count) \(market.size.width)")
  }
}
