import SwiftUI

final class Ledger {
  nonisolated(unsafe) static let shared = Ledger()
  var count = 0
}

extension Observable where Self: AnyObject {
  static func counted(_ value: Int) -> Int {
    Ledger.shared.count += 1
    return value
  }

  func enter() { Ledger.shared.count += 1 }
}

@Observable
final class Order: ObservableObject {
  var number = counted(3)
}

@Observable
final class Invoice: ObservableObject {
  var number = 0

  init() { enter() }
}

struct OrderView: View {
  @StateObject private var order = Order()
  @StateObject private var invoice = Invoice()

  var body: some View { Text("\(order.number) \(invoice.number) \(Ledger.shared.count)") }
}
