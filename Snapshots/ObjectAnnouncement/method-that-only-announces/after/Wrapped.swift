import SwiftUI

enum Machine {
  nonisolated(unsafe) static var fans = 1
}

/// Nobody in the project calls `refresh()` behind a write.
@Observable
final class MachineState {
  private(set) var name = "Lab"

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.name) {}
    withMutation(keyPath: \.self) {}
  }

  var fans: Int {
    access(keyPath: \.self)
    return Machine.fans
  }

  func refresh() {
    notifyObservers()
  }
}

/// Its callers change what `publish()` announces.
@Observable
final class Rack {
  private(set) var slots = 4

  func add() {
    slots += 1
  }
}

struct MachineView: View {
  let machine: MachineState
  let rack: Rack

  var body: some View {
    Text("\(machine.name) \(machine.fans) \(rack.slots)")
    Button("Refresh") { machine.refresh() }
    Button("Add") { rack.add() }
  }
}
