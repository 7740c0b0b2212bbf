import SwiftUI

final class Gate: ObservableObject {
  var isOpen = false {
    willSet(new) {
      if new != isOpen { objectWillChange.send() }
    }
  }

  var guests = 0 {
    didSet(before) {
      guard guests != before else { return }
      objectWillChange.send()
    }
  }

  /// Notifies of some changes only.
  var heat = 0 {
    willSet(next) {
      if next > heat { objectWillChange.send() }
    }
  }
}

struct GateView: View {
  @ObservedObject var gate: Gate

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
