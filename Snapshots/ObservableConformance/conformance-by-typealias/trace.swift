import SwiftUI

@MainActor func behave() async {
  let host = Host(root: PlantView(plant: Plant()))
  host.render()
  host.enter("Ivy", in: "Name")
  host.update()
  trace(host.text)
}
