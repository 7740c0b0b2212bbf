import SwiftUI

@MainActor func behave() async {
  let host = Host(app: GardenApp())
  host.render()
  trace(host.text)
  host.enter("Mint", in: "Bed")
  host.choose(7.5, in: "")
  host.update()
  trace("-- changed")
  trace(host.text)
}
