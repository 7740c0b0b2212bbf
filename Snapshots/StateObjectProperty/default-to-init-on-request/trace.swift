import SwiftUI

@MainActor func behave() async {
  let host = Host(root: PlantView(title: "Fern"))
  for _ in 1...5 { host.render() }
  trace(host.text)
}
