import SwiftUI

@MainActor func behave() async {
  let garden = Garden()
  let host = Host(root: GardenRoot(garden: garden))
  host.render()
  trace(host.text)
  for name in ["Bed", "Title", "First", "Plant 1", "Shout", "Footer"] {
    host.enter("by \(name)", in: name)
    host.update()
    trace("\(garden.bed.title) \(garden.bed.plants.map(\.name))")
  }
  trace(host.text)
}
