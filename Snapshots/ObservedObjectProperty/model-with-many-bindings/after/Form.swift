import SwiftUI

@Observable
final class Order {
  var seeds = 1
  var name = ""
  var isGift = false
  private(set) var total = 0.0
}

struct OrderForm: View {
  @Bindable var order: Order
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
