import SwiftUI

@MainActor func behave() async {
  let host = Host(root: PlantSearch())
  host.render()
  trace(host.text)
  host.enter("Fern", in: "Search")
  host.update()
  trace(host.text)
}
