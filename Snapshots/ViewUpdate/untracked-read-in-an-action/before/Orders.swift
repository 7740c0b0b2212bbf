import SwiftUI

final class Orders: ObservableObject {
  @Published var count = 0

  func send(on date: Date) { count += 1 }
}

struct OrderButton: View {
  @ObservedObject var orders: Orders

  var body: some View {
    Button("Order", action: order)
  }

  private func order() {
    orders.send(on: Date())
  }
}

struct OrderDate: View {
  @ObservedObject var orders: Orders

  var body: some View {
    Text(today())
  }

  private func today() -> String {
    "\(Date())"
  }
}
