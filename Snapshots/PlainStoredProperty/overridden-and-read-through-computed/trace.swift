import SwiftUI

@MainActor func behave() async {
  let host = Host(root: PolygonView(polygon: Polygon()))
  host.render()
  trace(host.text)
  host.tap("More")
  host.update()
  trace(host.text)
}
