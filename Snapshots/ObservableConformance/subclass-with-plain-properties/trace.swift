import SwiftUI

@MainActor func behave() async {
  let scale = KitchenScale()
  let host = Host(root: ScaleView(scale: scale))
  host.render()
  trace(host.text)
  scale.tare = 20
  host.update()
  trace(host.text)
  scale.measure(480)
  host.update()
  trace(host.text)
}
