import SwiftUI

@MainActor func behave() async {
  let meter = LimitedMeter()
  let host = Host(root: MeterView(meter: meter))
  host.render()
  trace(host.text)
  meter.limit = 20
  host.update()
  trace(host.text)
}
