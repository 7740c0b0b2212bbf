import SwiftUI

@MainActor func behave() async {
  let lamp = Lamp(level: 1)
  trace("\(lamp.name) \(lamp.level)")
  let host = Host(root: DeviceView(device: lamp))
  host.render()
  trace(host.text)
  host.tap("Charge")
  host.update()
  trace(host.text)
  lamp.name = "Desk"
  host.update()
  trace(host.text)
}
