import SwiftUI

@Observable
final class Orders {
  var count = 0

  func send(on date: Date) { count += 1 }
}

struct OrderButton: View {
  let orders: Orders

  var body: some View {
    Button("Order", action: order)
  }

  private func order() {
    orders.send(on: Date())
  }
}

struct OrderDate: View {
  let orders: Orders

  var body: some View {
    Text(today())
  }

  private func today() -> String {
    "\(Date())"
  }
}
