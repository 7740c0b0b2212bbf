import SwiftUI

@MainActor func behave() async {
  let meter = LoggedMeter()
  let host = Host(root: MeterView(meter: meter))
  host.render()
  meter.value = 3
  host.update()
  trace(host.text)
  meter.unit = "km"
  host.update()
  trace(host.text, meter.count)
}
