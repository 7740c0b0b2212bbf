import SwiftUI

@MainActor func behave() async {
  let host = Host(root: GaugeView(gauge: Gauge()))
  host.render()
  trace(host.text)
  host.tap("Measure")
  host.update()
  trace(host.text)
}
