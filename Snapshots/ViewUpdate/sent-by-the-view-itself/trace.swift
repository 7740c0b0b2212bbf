import SwiftUI

@MainActor func behave() async {
  let tram = Tram()
  let route = Route()
  let stops = Host(root: StopsView(tram: tram, route: route))
  stops.render()
  stops.tap("Remove")
  await stops.settle()
  trace(stops.text)
}
