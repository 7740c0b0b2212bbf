import SwiftUI

@MainActor func behave() async {
  let host = Host(root: GarageView(garage: Garage()))
  host.render()
  trace(host.text)
  host.tap("Add")
  host.update()
  trace(host.text)
}
