import SwiftUI

@MainActor func behave() async {
  let meter = Meter()
  let host = Host(root: MeterView(meter: meter))
  host.render()
  trace(host.text)
  meter.level = 3
  try? await Task.sleep(nanoseconds: 50_000_000)
  host.update()
  trace(host.text)
  meter.peak = 4
  try? await Task.sleep(nanoseconds: 50_000_000)
  host.update()
  trace(host.text)
}
