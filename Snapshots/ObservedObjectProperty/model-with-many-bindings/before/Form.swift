import SwiftUI

final class Order: ObservableObject {
  @Published var seeds = 1
  @Published var name = ""
  @Published var isGift = false
  @Published private(set) var total = 0.0
}

struct OrderForm: View {
  @ObservedObject var order: Order
  @FocusState private var isFocused: Bool

  var body: some View {
    Form {
      Stepper("Seeds", value: $order.seeds, in: 1...9)
      TextField("Name", text: $order.name).focused($isFocused)
      Toggle("Gift", isOn: $order.isGift.animation())
      Text("\(order.total)")
    }
    .onChange(of: order.seeds) { isFocused = true }
  }
}
