import SwiftUI

@MainActor func behave() async {
  let disc = Disc()
  let host = Host(root: ShapeView(shape: disc))
  host.render()
  for change in [{ disc.name = "disc" }, { disc.radius = 2 }, { disc.color = "blue" }] {
    change()
    host.update()
    trace(host.text)
  }
}
