import SwiftUI

final class Ledger {
  nonisolated(unsafe) static let shared = Ledger()
  var count = 0
}

extension ObservableObject {
  static func counted(_ value: Int) -> Int {
    Ledger.shared.count += 1
    return value
  }

  func enter() { Ledger.shared.count += 1 }
}

final class Order: ObservableObject {
  @Published var number = counted(3)
}

final class Invoice: ObservableObject {
  @Published var number = 0

  init() { enter() }
}

struct OrderView: View {
  @StateObject private var order = Order()
  @StateObject private var invoice = Invoice()

  var body: some View { Text("\(order.number) \(invoice.number) \(Ledger.shared.count)") }
}
