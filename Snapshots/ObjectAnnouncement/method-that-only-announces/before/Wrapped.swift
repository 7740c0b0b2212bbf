import SwiftUI

enum Machine {
  nonisolated(unsafe) static var fans = 1
}

/// Nobody in the project calls `refresh()` behind a write.
final class MachineState: ObservableObject {
  private(set) var name = "Lab"

  var fans: Int { Machine.fans }

  func refresh() {
    objectWillChange.send()
  }
}

/// Its callers change what `publish()` announces.
final class Rack: ObservableObject {
  private(set) var slots = 4

  func add() {
    slots += 1
    publish()
  }

  private func publish() {
    objectWillChange.send()
  }
}

struct MachineView: View {
  @ObservedObject var machine: MachineState
  @ObservedObject var rack: Rack

  var body: some View {
    Text("\(machine.name) \(machine.fans) \(rack.slots)")
    Button("Refresh") { machine.refresh() }
    Button("Add") { rack.add() }
  }
}
