import SwiftUI

@MainActor func behave() async {
  Switches.enabled = []
  let host = Host(root: FeaturesView(features: Features()))
  host.render()
  trace(host.text)
  host.tap("Enable")
  host.update()
  trace(host.text)
}
