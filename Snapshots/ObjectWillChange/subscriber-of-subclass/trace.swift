import SwiftUI

@MainActor func behave() async {
  let disc = Disc()
  let watch = follow(disc)
  disc.name = "disc"
  disc.radius = 2
  disc.color = "blue"
  watch.cancel()
}
