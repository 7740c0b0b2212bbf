import SwiftUI

@MainActor func behave() async {
  let host = Host(root: MeterView(meter: Meter(), thermometer: Thermometer()))
  host.render()
  trace(host.text)
  for label in ["Read", "Scale", "Reset", "Fail", "Heat"] {
    host.tap(label)
    host.update()
    trace(host.text)
  }
}
