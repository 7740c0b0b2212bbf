import SwiftUI

@MainActor func behave() async {
  let host = Host(app: GardenApp())
  host.render()
  trace(host.text)
  host.choose(4, in: "Bremen: 20°")
  host.update()
  trace(host.text)
}
