import SwiftUI

@MainActor func behave() async {
  let probe = Probe()
  let watches = describe(probe)
  probe.title = "Roof"
  probe.measure(215)
  probe.measure(215)
  trace(watches.count, probe.value)
}
