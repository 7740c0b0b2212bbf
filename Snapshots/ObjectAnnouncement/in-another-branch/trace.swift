import SwiftUI

@MainActor func behave() async {
  Antenna.strength = 1
  let host = Host(root: StationView(station: Station()))
  host.render()
  trace(host.text)
  host.tap("Tune")
  host.update()
  trace(host.text)
  Antenna.strength = 2
  host.tap("Measure")
  host.update()
  trace(host.text)
  host.tap("Lose")
  host.update()
  trace(host.text)
}
