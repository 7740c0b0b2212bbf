import SwiftUI

@Observable
final class Gate {
  private(set) var isOpen = false
  private(set) var isLocked = false
  @ObservationIgnored private var steps = 0

  func open() -> () {
    steps += 1
    isOpen = true
  }

  func close() -> Void {
    guard steps > 0 else { return }
    isLocked = steps > 3
    isOpen = false
  }
}

struct GateButton: View {
  let onOpen: () -> Void
  let onClose: () -> Void
  var body: some View { Button("Gate") { onClose() } }
}

struct GateView: View {
  @State private var gate = Gate()

  var body: some View {
    VStack {
      Text(gate.isOpen ? "Open" : gate.isLocked ? "Locked" : "Shut")
      GateButton(onOpen: { gate.open() }, onClose: { gate.close() })
    }
  }
}
