import SwiftUI

@MainActor func behave() async {
  let host = Host(root: ThermometerView(thermometer: Thermometer()))
  host.render()
  trace(host.text)
  host.tap("Warm")
  host.update()
  trace(host.text)
  host.tap("Cool")
  host.update()
  trace(host.text)
}
