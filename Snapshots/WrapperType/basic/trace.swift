import SwiftUI

@MainActor func behave() async {
  let plant = Plant()
  let host = Host(root: Editor(plant: plant))
  host.render()
  host.enter("Fern", in: "Name")
  host.update()
  trace(host.text, plant.name)
}
