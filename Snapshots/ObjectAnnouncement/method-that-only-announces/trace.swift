import SwiftUI

@MainActor func behave() async {
  Machine.fans = 1
  let host = Host(root: MachineView(machine: MachineState(), rack: Rack()))
  host.render()
  trace(host.text)
  Machine.fans = 2
  host.tap("Refresh")
  host.update()
  trace(host.text)
  host.tap("Add")
  host.update()
  trace(host.text)
}
