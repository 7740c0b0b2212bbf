import SwiftUI

@Observable
final class Gate {
  var isOpen = false

  var guests = 0

  /// Notifies of some changes only.
  var heat: Int {
    get {
      access(keyPath: \.heat)
      return heatStorage
    }
    set { heatStorage = newValue }
  }
  @ObservationIgnored private var heatStorage = 0 {
    willSet(next) {
      if next > heat { withMutation(keyPath: \.heat) {} }
    }
  }
}

struct GateView: View {
  let gate: Gate

  var body: some View {
    VStack {
      Text(gate.isOpen ? "open" : "closed")
      Text("\(gate.guests) guests, \(gate.heat)")
      Button("Open") { gate.isOpen = true }
      Button("Enter") { gate.guests += 1 }
      Button("Heat") { gate.heat += 1 }
      Button("Cool") { gate.heat -= 2 }
    }
  }
}
